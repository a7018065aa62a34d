import { translate } from '@/contract/texts/translate';
import type { FormMerge } from '@/model/records/mergeForm';

/** The changes of somebody else in a record since its form was opened, by field. */
export interface Meanwhile {
  /** Their values are in the form now. */
  readonly kept: readonly string[];
  /** Their decision replaced the own one, which has to be made again. */
  readonly remade: readonly string[];
  /** Their name; null where the service does not say it. */
  readonly by: string | null;
}

export const NOTHING_MEANWHILE: Meanwhile = { kept: [], remade: [], by: null };

/** The same with one more merge: a save may meet one change after the other. */
export const withMeanwhile = (before: Meanwhile, { kept, remade }: FormMerge, by: string | null): Meanwhile => ({
  kept: [...new Set([...before.kept, ...kept])],
  remade: [...new Set([...before.remade, ...remade])],
  by: by ?? before.by,
});

/** The same in words; empty where nobody changed anything. */
export function meanwhileOf(
  { kept, remade, by }: Meanwhile,
  { labels = {} }: { readonly labels?: Readonly<Record<string, string>> },
): string {
  const name = by ?? translate('form.somebody');
  const listOf = (fields: readonly string[]) => fields.map((field) => labels[field] ?? field).join(', ');
  return [
    kept.length > 0 ? translate('form.keptTheirs', { name, fields: listOf(kept) }) : '',
    remade.length > 0 ? translate('form.chooseAgain', { name, fields: listOf(remade) }) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}
