import type { DestinationValues } from './destinationKind';
import { text } from './texts';

export type FormTab = 'general' | 'relations' | 'look' | 'media' | 'more';

/** The parts of the form, in order, with the fields of each. */
export const FORM_TABS: readonly {
  readonly tab: FormTab;
  readonly label: string;
  readonly fields: readonly (keyof DestinationValues)[];
}[] = [
  {
    tab: 'general',
    label: text('tabGeneral'),
    fields: ['name', 'description', 'categories', 'tags', 'staffOnly', 'review'],
  },
  {
    tab: 'relations',
    label: text('tabRelations'),
    fields: ['isSub', 'parent', 'related', 'primaryApple', 'secondaryApple'],
  },
  { tab: 'look', label: text('tabLook'), fields: ['hours', 'colours'] },
  { tab: 'media', label: text('tabMedia'), fields: ['logo', 'mapLogo', 'newFiles'] },
  { tab: 'more', label: text('tabMore'), fields: ['data'] },
];

/** The first part with a field that has an error; null without one. */
export const tabWithError = (errors: Readonly<Record<string, string>>): FormTab | null =>
  FORM_TABS.find(({ fields }) => fields.some((field) => errors[field] !== undefined))?.tab ?? null;
