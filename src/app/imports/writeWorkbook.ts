import type { Exported } from '@/screens/fileImports/export/writeTable';

/** Columns of numbers; a phone number or a unit such as `007` is a text. */
const NUMBERS: ReadonlySet<string> = new Set(['id', 'review', 'rooms']);
/** Characters that a column shows. */
const WIDE = 40;
const NARROW = 12;
const LONG_TEXTS = /^(name|(short_|long_)?description|address|website|opening_hours|note|destinations|locations)(:|$)/;

/** Records as a workbook with one sheet. Texts are cells of texts, which a spreadsheet never runs as a formula. */
export async function tableWorkbook({ columns, rows }: Exported, sheet: string): Promise<Blob> {
  // Nobody else needs it.
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  const head = columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    columns.map((field) => {
      const text = row[field] ?? '';
      if (text === '') return null;
      return NUMBERS.has(field) ? { value: Number(text), type: Number } : { value: text, type: String };
    }),
  );
  return writeWorkbook([head, ...body], {
    sheet,
    stickyRowsCount: 1,
    columns: columns.map((field) => ({ width: LONG_TEXTS.test(field) ? WIDE : NARROW })),
  }).toBlob();
}
