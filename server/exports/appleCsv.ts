import { formatPlainCsv } from '@/model/content/csv';
import type { OpeningHours } from '@/model/content/hours/openingHours';
import { osmOpeningHours } from '@/model/content/hours/osmOpeningHours';
import type { GeoPosition } from '@/model/geometry/geoPosition';

/** A destination in a room, as Apple's indoor data has it. */
export interface AppleOccupant {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** Names of Apple's categories, the primary one apart. */
  readonly category: string | null;
  readonly otherCategories: readonly string[];
  /** Number of the shop or room; empty where it has none. */
  readonly unit: string;
  readonly building: string;
  readonly level: { readonly name: string; readonly shortname: string; readonly ordinal: number };
  /** Null where the floor plan has no known place on earth, or no longer the room. */
  readonly position: GeoPosition | null;
  readonly hours: OpeningHours | null;
  readonly phone: string;
  readonly website: string;
  readonly status: string | null;
}

const COLUMNS = [
  'id',
  'name',
  'category',
  'other_categories',
  'description',
  'unit',
  'level',
  'level_short_name',
  'level_ordinal',
  'building',
  'venue',
  'address',
  'latitude',
  'longitude',
  'hours',
  'phone',
  'website',
  'status',
] as const;

/** Digits after the point of a degree: about a centimetre. */
const DEGREE_DIGITS = 7;

/**
 * The destinations of a location as CSV for Apple Maps. Apple publishes no table of its own for this: the columns are the
 * properties that its Indoor Mapping Data Format gives an Occupant (name, category, hours in the notation of OpenStreetMap,
 * phone, website) with those of the Unit, Level (short name, ordinal), Building, Venue and Address around it (IMDF 1.0.0, OGC
 * 20-094, https://docs.ogc.org/cs/20-094/Occupant/), and description and status as the locations of Apple Business Connect
 * have them. Apple reads the file, not a spreadsheet:
 * phones and names are as they are.
 */
export function appleCsv(
  occupants: readonly AppleOccupant[],
  venue: { readonly name: string; readonly address: string | null },
): string {
  return formatPlainCsv(
    COLUMNS,
    occupants.map((one) => [
      String(one.id),
      one.name,
      one.category ?? '',
      one.otherCategories.join(', '),
      one.description,
      one.unit,
      one.level.name,
      one.level.shortname,
      String(one.level.ordinal),
      one.building,
      venue.name,
      venue.address ?? '',
      one.position?.lat.toFixed(DEGREE_DIGITS) ?? '',
      one.position?.lon.toFixed(DEGREE_DIGITS) ?? '',
      osmOpeningHours(one.hours),
      one.phone,
      one.website,
      one.status ?? '',
    ]),
  );
}
