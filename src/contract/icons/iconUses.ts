import { translate } from '../texts/translate';
import type { IconUse } from './icons';

/** So many are named; the others are counted. */
const MOST = 3;

/** The records that have an icon, in a sentence: “the category Food, the amenity Toilets and 2 more”. */
export function iconUsesText(uses: readonly IconUse[]): string {
  const names = uses.slice(0, MOST).map(({ kind, name }) => translate(`icon.of.${kind}`, { name }));
  const more = uses.length - names.length;
  if (more > 0) return translate('icon.andMore', { names: names.join(', '), count: more });
  const last = names.pop() ?? '';
  return names.length === 0 ? last : translate('icon.and', { names: names.join(', '), last });
}
