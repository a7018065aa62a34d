import { nameKey } from '../../text/nameKey';
import { createTwins } from '../rows/twinRows';
import { categoryName } from './categoryName';
import { changedValues, valueText } from './changedValues';
import type { KnownPlace } from './knownPlace';
import { plannedLogo } from './logoAddress';
import { createMains, withoutLostMains } from './mainPlaces';
import { matchPlaces } from './matchPlaces';
import type { PlaceField, PlaceRow, PlaceValues } from './placeFields';
import type { PlannedPlace } from './plannedPlace';

export interface PlacePlan {
  /** In the order of the rows. */
  readonly places: readonly PlannedPlace[];
  /** Categories that are to be created, each once, with how many rows have it. */
  readonly newCategories: readonly { readonly name: string; readonly count: number }[];
}

export interface PlaceRules {
  readonly known: readonly KnownPlace[];
  /** Names of the categories of the organisation. */
  readonly categories: readonly string[];
  /** Whether categories that are missing are created; otherwise their rows are refused. */
  readonly createsCategories: boolean;
  /** Why a destination with these values cannot be saved, by field. */
  readonly validate: (
    values: PlaceValues,
  ) => readonly { readonly field: PlaceField | null; readonly message: string }[];
}

export const BLANK_PLACE: PlaceValues = {
  name: '',
  description: '',
  categories: [],
  tags: [],
  main_destination: '',
  logo: '',
  review: 0,
  opening_hours: null,
  translations: {},
  website: '',
  phone: '',
  email: '',
  booking: '',
  social: '',
  note: '',
  unit: '',
  address: '',
};

/**
 * Plans what a table does to the destinations of an organisation, before anything is written. A row with a problem is left
 * out. It yields after each row, since thousands of them take a while.
 */
export function* planPlaces(rows: readonly PlaceRow[], rules: PlaceRules): Generator<void, PlacePlan> {
  const matches = matchPlaces(rows, rules.known);
  const categories = new Map([
    // A category may have been named by a key itself.
    ...rules.categories.map((name) => [nameKey(categoryName(name)), name] as const),
    ...rules.categories.map((name) => [nameKey(name), name] as const),
  ]);
  const missing = new Map<string, { name: string; count: number }>();
  const mains = createMains(rows, rules.known, matches);
  const twinOf = createTwins();
  const places: PlannedPlace[] = [];
  const planRow = (one: PlaceRow): PlannedPlace => {
    const match = matches.get(one.row) ?? { place: null };
    const place = 'place' in match ? match.place : null;
    const before = place ? place.values : BLANK_PLACE;
    const problems = [...one.problems, ...('problem' in match ? [match.problem] : [])];
    const name = one.values.name ?? before.name;
    if (name === '' && !one.problems.some(({ field }) => field === 'name'))
      problems.push({ code: 'name-missing', field: 'name', value: '' });
    const twin = twinOf(one, place?.id ?? null);
    if (twin !== undefined) problems.push({ code: 'same-row', field: null, value: String(twin) });
    const { named, unknown } = namedCategories(one.values.categories, categories);
    if (!rules.createsCategories)
      problems.push(...unknown.map((value) => ({ code: 'category-unknown', field: 'categories', value }) as const));
    const main = mains(one, place);
    if (main && 'problem' in main) problems.push(main.problem);
    const logo = plannedLogo(before.logo, one.values.logo);
    const after: PlaceValues = {
      ...before,
      ...one.values,
      logo: logo.value,
      translations: { ...before.translations, ...one.values.translations },
      ...(named && { categories: [...named, ...unknown] }),
      ...(one.unreadHours !== '' && { note: noteWith(one.values.note ?? before.note, one.unreadHours) }),
    };
    if (problems.length === 0)
      problems.push(
        ...rules.validate(after).map(({ field, message }) => ({
          code: 'invalid' as const,
          field,
          value: field === null ? '' : (after.translations[field] ?? valueText(after[field as keyof PlaceValues])),
          reason: message,
        })),
      );
    const values = changedValues(before, after);
    const isMoved = main !== undefined && 'main' in main;
    const base = {
      row: one.row,
      name,
      externalId: one.externalId,
      id: place?.id ?? null,
      problems,
      warnings: logo.warnings,
      unreadHours: one.unreadHours,
    };
    if (problems.length > 0) return { ...base, kind: 'refused', values };
    for (const category of unknown) {
      const counted = missing.get(nameKey(category)) ?? { name: category, count: 0 };
      missing.set(nameKey(category), { ...counted, count: counted.count + 1 });
    }
    const isSameAs = Object.keys(values).length === 0 && !isMoved;
    const kind = place === null ? 'add' : isSameAs ? 'same' : 'change';
    return { ...base, kind, values, ...(isMoved && { main: main.main }) };
  };
  for (const one of rows) {
    places.push(planRow(one));
    yield;
  }
  return { places: withoutLostMains(places), newCategories: [...missing.values()] };
}

function namedCategories(names: readonly string[] | undefined, known: ReadonlyMap<string, string>) {
  const named = names?.flatMap((name) => known.get(nameKey(name)) ?? []);
  return { named: named && [...new Set(named)], unknown: (names ?? []).filter((name) => !known.has(nameKey(name))) };
}

const UNREAD = 'Opening hours: ';

/** Hours of an earlier import make room for those of this one. */
function noteWith(note: string, hours: string): string {
  const others = note.split('\n').filter((line) => !line.startsWith(UNREAD));
  return [others.join('\n').trim(), `${UNREAD}${hours}`].filter((part) => part !== '').join('\n');
}
