import type { FileImport } from '@/contract/fileImports/fileImports';
import type { ReadFile } from '@/machines/batches/fileImport.machine';
import type { FilePlan } from '@/model/importing/rows/filePlan';

/** A file of one row. */
export const readFile = (sheet: string | null = null): ReadFile => ({
  table: {
    format: sheet === null ? 'csv' : 'xlsx',
    separator: sheet === null ? ',' : null,
    columns: ['name', 'kind'],
    rows: [{ row: 2, cells: ['Nord', 'Bar'] }],
    sheets: sheet === null ? [] : ['One', 'Two'],
    sheet,
    warnings: [],
  },
  shape: '0123456789abcdef',
  mapping: { name: 'name' },
  isRemembered: false,
  twoOrders: [],
  links: new Map(),
  translations: new Map(),
});

const row = {
  row: 2,
  name: 'Nord',
  fields: ['name'],
  problems: [],
  warnings: [],
  unreadHours: '',
};

export const plan = (kind: 'add' | 'same'): FilePlan => ({ rows: [{ ...row, kind }], newCategories: [] });

/** An import as the service tells of it. */
export const fileImport = (part: Partial<FileImport> = {}): FileImport => ({
  uuid: '00000000-0000-4000-8000-000000000001',
  job: '00000000-0000-4000-8000-000000000002',
  file: 'places.csv',
  state: 'queued',
  progress: 0,
  is_undo: false,
  rows: 1,
  added: 0,
  changed: 0,
  same: 0,
  refused: 0,
  undone: 0,
  kept: 0,
  stopped: 0,
  noted: 0,
  categories_created: 0,
  error: null,
  created_at: '2026-11-27T10:00:00.000Z',
  undo_until: null,
  ...part,
});
