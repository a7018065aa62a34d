import { translate } from '@/contract/texts/translate';
import { type UploadedMapFile, uploadedMapFileSchema } from '@/contract/uploads/uploads';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

/** An uploaded floor plan; it is only deleted here. */
export const uploadKind = defineRecordKind<UploadedMapFile, { readonly name: string }, object>({
  one: text('one'),
  label: translate('map.label'),
  schema: uploadedMapFileSchema,
  rule: uploadedMapFileSchema,
  blank: { name: '' },
  valuesOf: ({ floor }) => ({ name: text('uploadOf', { floor: floor.name }) }),
  bodyOf: () => ({}),
  fields: { name: { label: text('name') } },
});
