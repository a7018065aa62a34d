import { placeValuesOf } from '@/contract/destinationImports/placeRecords';
import type { Destination } from '@/contract/destinations/destinations';
import { osmOpeningHours } from '@/model/content/hours/osmOpeningHours';
import { categoryName } from '@/model/importing/places/categoryName';
import type { PlaceTranslations } from '@/model/importing/places/translatedFields';
import { joinList } from '@/model/text/listText';
import type { Exported } from '../../fileImports/export/writeTable';

/** The columns of an export, in order: an import of the same file finds the field of each by its name. */
const EXPORT_FIELDS = [
  'id',
  'name',
  'description',
  'categories',
  'tags',
  'main_destination',
  'review',
  'logo',
  'unit',
  'address',
  'phone',
  'website',
  'email',
  'booking',
  'social',
  'opening_hours',
  'note',
  'rooms',
  'staff_only',
] as const;
type ExportField = (typeof EXPORT_FIELDS)[number];

/** A destination in the columns of an export. @param mainName of its main destination; empty for none */
function exportRow(
  one: Destination,
  { mainName, translations = {}, origin }: { mainName: string; translations?: PlaceTranslations; origin: string },
): Record<ExportField, string> & PlaceTranslations {
  const { categories, tags, review, logo, opening_hours, translations: _, ...texts } = placeValuesOf(one, mainName);
  return {
    ...texts,
    logo: logo === '' ? '' : new URL(logo, origin).href,
    ...translations,
    id: String(one.id),
    categories: joinList(categories, (name) => categoryName(name) !== name),
    tags: joinList(tags),
    review: review ? String(review) : '',
    opening_hours: osmOpeningHours(opening_hours),
    rooms: String(one.placements ?? 0),
    staff_only: one.staff_only ? 'yes' : '',
  };
}

/** The names of main destinations, by the ids of those that belong to them. */
function mainNames(all: readonly Destination[]): (one: Destination) => string {
  const names = new Map(all.map(({ id, name }) => [id, name]));
  return ({ parent_id }) => (parent_id === null ? '' : (names.get(parent_id) ?? ''));
}

/** Records that an export needs beside its rows. */
interface ExportContext {
  /** Every destination, for the names of the main ones. */
  readonly all: readonly Destination[];
  /** Translations of destinations, by id and field. */
  readonly translated: ReadonlyMap<number, PlaceTranslations>;
  /** Of the service, for the addresses of logos. */
  readonly origin: string;
}

/** Destinations in the columns of an export, with one for each language of a name or a description. */
export function exportTable(
  destinations: readonly Destination[],
  { all, translated, origin }: ExportContext,
): Exported {
  const nameOf = mainNames(all);
  const languages = new Set(destinations.flatMap(({ id }) => Object.keys(translated.get(id) ?? {})));
  return {
    columns: [...EXPORT_FIELDS, ...[...languages].sort()],
    rows: destinations.map((one) => {
      const translations = translated.get(one.id);
      return exportRow(one, { mainName: nameOf(one), origin, ...(translations && { translations }) });
    }),
  };
}
