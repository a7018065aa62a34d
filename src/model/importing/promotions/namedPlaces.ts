import { joinList } from '../../text/listText';
import type { RecordNames } from '../rows/recordNames';
import type { PromotionProblem, PromotionTexts } from './promotionFields';

interface Places {
  /** Ids. */
  readonly destinations: readonly number[];
  /** Uuids. */
  readonly locations: readonly string[];
  readonly everywhere: boolean;
}

/** Where a row says that it is shown, as a whole: null where it says nothing, so that it stays as it is. */
export function namedPlaces(
  { destinations, locations, everywhere }: Partial<PromotionTexts>,
  names: { readonly destinations: RecordNames<number>; readonly locations: RecordNames<string> },
): { readonly places: Places | null; readonly problems: readonly PromotionProblem[] } {
  const problems: PromotionProblem[] = [];
  const idsOf = <Id>(
    wanted: readonly string[] | undefined,
    { find }: RecordNames<Id>,
    kind: 'destination' | 'location',
  ): readonly Id[] =>
    (wanted ?? []).flatMap((name) => {
      const found = find(name);
      if ('id' in found) return [found.id];
      problems.push({ code: `${kind}-${found.problem}`, field: `${kind}s`, value: name, cell: joinList(wanted ?? []) });
      return [];
    });
  const places = {
    destinations: [...new Set(idsOf(destinations, names.destinations, 'destination'))],
    locations: [...new Set(idsOf(locations, names.locations, 'location'))],
    everywhere: everywhere ?? false,
  };
  const isSilent = destinations === undefined && locations === undefined && everywhere === undefined;
  return { places: isSilent ? null : places, problems };
}
