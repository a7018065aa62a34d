import type { FileRow } from '@/api/locations/projectFiles';
import { projectFileSchema } from '@/contract/locations/projectFiles';
import { projectFileText } from '@/contract/texts/projectFileTexts';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

/** A project file; it is only deleted here. */
export const fileKind = defineRecordKind<FileRow, { readonly name: string }, object>({
  one: text('one'),
  label: projectFileText('label'),
  // A deletion meets no conflict.
  schema: { safeParse: () => ({ success: false, error: { issues: [] } }) },
  rule: projectFileSchema,
  blank: { name: '' },
  valuesOf: ({ name }) => ({ name }),
  bodyOf: () => ({}),
  fields: { name: { label: text('name') } },
});
