import { placeNames, promotionValuesOf } from '@/contract/promotionImports/promotionRecords';
import type { Promotion } from '@/contract/promotions/promotions';
import { inZone } from '@/model/content/hours/zonedDateTime';
import { clockZone } from '@/model/content/promotions/clockZone';
import { joinList } from '@/model/text/listText';
import type { Exported } from '../../fileImports/export/writeTable';

/** The columns of an export, in order: an import of the same file finds the field of each by its name. */
const COLUMNS = [
  'id',
  'name',
  'short_description',
  'long_description',
  'start',
  'end',
  'show_from',
  'repeats',
  'destinations',
  'locations',
  'everywhere',
  'website',
] as const;

/** The clock of a zone as a file has it, without seconds that are none. */
const clockText = (moment: string, zone: string): string => inZone(moment, zone).replace(/:00$/, '');

/** The destinations and locations that the records name. */
export interface PlacesOfPromotions {
  readonly destinations: Parameters<typeof placeNames>[0];
  readonly locations: Parameters<typeof placeNames>[1];
}

/**
 * Events or offers in the columns of an export. Times are by the clock of their locations, as in the form; of what repeats those
 * of its first time.
 */
export function promotionTable(
  all: readonly Promotion[],
  { destinations: known, locations: knownLocations }: PlacesOfPromotions,
): Exported {
  const names = placeNames(known, knownLocations);
  return {
    columns: COLUMNS,
    rows: all.map((one) => {
      const { destinations, locations, everywhere, ...values } = promotionValuesOf(one);
      const zone = clockZone(locations, names.zones);
      return {
        ...values,
        id: String(one.id ?? ''),
        start: clockText(values.start, zone),
        end: values.end === '' ? '' : clockText(values.end, zone),
        destinations: joinList(destinations.flatMap((id) => names.destinations.labelOf(id) ?? [])),
        locations: joinList(locations.flatMap((id) => names.locations.labelOf(id) ?? [])),
        everywhere: everywhere ? 'yes' : '',
      };
    }),
  };
}
