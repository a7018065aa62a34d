import type { KnownPlace } from '@/model/importing/places/knownPlace';
import {
  DATA_FIELDS,
  type DataField,
  type PlaceField,
  type PlaceRow,
  type PlaceValues,
} from '@/model/importing/places/placeFields';
import { BLANK_PLACE } from '@/model/importing/places/planPlaces';
import type { PlaceTranslations } from '@/model/importing/places/translatedFields';
import type { Destination, DestinationBody } from '../destinations/destinations';
import { destinationRule } from '../destinations/destinations';
import { validate } from '../validate';
import { wholeHours } from './wholeHours';

const DATA = Object.entries(DATA_FIELDS) as [DataField, number][];

/** A destination as a table would have it; the first value of a type of additional data counts. */
export const placeValuesOf = (
  one: Destination,
  mainName: string,
  translations: PlaceTranslations = {},
): PlaceValues => ({
  ...BLANK_PLACE,
  name: one.name,
  description: one.description,
  categories: one.categories.map(({ name }) => name),
  tags: one.tags,
  main_destination: mainName,
  logo: one.logo ?? '',
  review: one.review ?? 0,
  opening_hours: one.opening_hours ?? null,
  translations,
  ...Object.fromEntries(
    DATA.map(([field, type]) => [
      field,
      one.additional_data?.find((data) => String(data.type) === String(type))?.value ?? '',
    ]),
  ),
});

/** The destinations of an organisation for the plan of an import. @param links ids in the source, by id @param translated by id */
export function knownPlaces(
  destinations: readonly Destination[],
  links: ReadonlyMap<number, string>,
  translated: ReadonlyMap<number, PlaceTranslations> = new Map(),
): KnownPlace[] {
  const names = new Map(destinations.map(({ id, name }) => [id, name]));
  return destinations.map((one) => ({
    id: one.id,
    parentId: one.parent_id,
    externalId: links.get(one.id) ?? null,
    values: placeValuesOf(one, one.parent_id === null ? '' : (names.get(one.parent_id) ?? ''), translated.get(one.id)),
  }));
}

type StoredData = NonNullable<Destination['additional_data']>;

/** Additional data with the values of a row: the first of a type changes, the others stay; an empty one is removed. */
function mergedData(before: StoredData, values: Partial<PlaceValues>): NonNullable<DestinationBody['additional_data']> {
  const merged: NonNullable<DestinationBody['additional_data']>[number][] = before.map(
    ({ title, type, value, stored_data_type }) => ({ title, type, value, stored_data_type }),
  );
  for (const [field, type] of DATA) {
    const value = values[field];
    if (value === undefined) continue;
    const at = merged.findIndex((data) => String(data.type) === String(type));
    const data = { ...(merged[at] ?? { title: '' }), type, value, stored_data_type: 1 };
    if (value === '') merged.splice(at === -1 ? merged.length : at, 1);
    else if (at === -1) merged.push(data);
    else merged[at] = data;
  }
  return merged;
}

/** Other records that the values of a row name, and its picture in Atrium. An absent one stays as it is. */
export interface PlaceReferences {
  readonly categories?: readonly number[] | undefined;
  readonly parentId?: number | null | undefined;
  /** Empty for none. */
  readonly logo?: string | undefined;
}

/** The body that writes the values of a row. @param before the destination as it is; null for a new one */
export function bodyOfPlace(
  before: Destination | null,
  values: Partial<PlaceValues>,
  { categories, parentId, logo }: PlaceReferences,
): DestinationBody {
  const { name, description, tags, review, opening_hours } = values;
  const hasData = DATA.some(([field]) => values[field] !== undefined);
  return {
    name: name ?? before?.name ?? '',
    ...(description !== undefined && { description }),
    ...(tags && { tags: [...tags] }),
    ...(review !== undefined && { review }),
    ...(opening_hours !== undefined && { opening_hours: opening_hours && wholeHours(opening_hours) }),
    ...(categories && { categories: categories.map((id) => ({ id })) }),
    ...(parentId !== undefined && { parent_id: parentId }),
    ...(logo !== undefined && { logo }),
    ...(hasData && { additional_data: mergedData(before?.additional_data ?? [], values) }),
  };
}

const FIELDS: Readonly<Record<string, PlaceField>> = {
  name: 'name',
  description: 'description',
  categories: 'categories',
  tags: 'tags',
  review: 'review',
  opening_hours: 'opening_hours',
};

/** Why a destination with these values cannot be saved, by the rule of the service itself. */
export function validatePlace(values: PlaceValues): { readonly field: PlaceField | null; readonly message: string }[] {
  const categories = values.categories.map((_, at) => at + 1);
  const errors = Object.entries(
    validate(destinationRule, bodyOfPlace(null, { ...values, ...emptyData }, { categories })),
  );
  const wrong = errors.map(([field, message]) => ({ field: FIELDS[field] ?? null, message }));
  // One by one, so that the cause names the column.
  for (const [field] of DATA) {
    if (values[field] === '') continue;
    const body = bodyOfPlace(null, { name: 'x', [field]: values[field] }, {});
    wrong.push(...Object.values(validate(destinationRule, body)).map((message) => ({ field, message })));
  }
  return wrong;
}

const emptyData = Object.fromEntries(DATA.map(([field]) => [field, undefined]));

/** A row of a file for the call that imports it. */
export const wireRow = ({ row, externalId, ownId, values, unreadHours }: PlaceRow) => {
  const { categories, tags, opening_hours, ...plain } = values;
  return {
    row,
    external_id: externalId,
    own_id: ownId,
    values: {
      ...plain,
      ...(categories && { categories: [...categories] }),
      ...(tags && { tags: [...tags] }),
      ...(opening_hours !== undefined && { opening_hours: opening_hours && wholeHours(opening_hours) }),
    },
    unread_hours: unreadHours,
  };
};
