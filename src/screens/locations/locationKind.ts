import { locationRule, type Project, projectSchema } from '@/contract/locations/projects';
import { translate } from '@/contract/texts/translate';
import { defineRecordKind } from '@/machines/records/recordKind';
import { text } from './texts';

export type LocationValues = { readonly name: string; readonly description: string };

/** A location as its list creates and deletes it. */
export const locationKind = defineRecordKind<
  Project,
  LocationValues,
  { readonly name: string; readonly description?: string }
>({
  one: text('one'),
  label: translate('location.label'),
  schema: projectSchema,
  rule: locationRule,
  blank: { name: '', description: '' },
  valuesOf: ({ name, description }) => ({ name, description: description ?? '' }),
  bodyOf: ({ name, description }) => ({ name, description }),
  fields: { name: { label: text('name') }, description: { label: text('description') } },
});
