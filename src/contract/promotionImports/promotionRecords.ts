import type { ZonedLocation } from '@/model/content/promotions/clockZone';
import { DATA_FIELDS } from '@/model/importing/places/placeFields';
import type { KnownPromotion, PromotionRules, PromotionValues } from '@/model/importing/promotions/planPromotions';
import type { PlainPromotionField, PromotionRow } from '@/model/importing/promotions/promotionFields';
import { recordNames } from '@/model/importing/rows/recordNames';
import { type Promotion, type PromotionKind, type PromotionPlaces, promotionFormRule } from '../promotions/promotions';
import { validate } from '../validate';

type Recorded = Omit<Promotion, 'state' | 'next'>;

/** An event or offer in the fields of a file. */
export const promotionValuesOf = (one: Recorded): PromotionValues => ({
  name: one.name,
  short_description: one.short_desc,
  long_description: one.long_desc,
  website: one.website,
  start: one.start,
  end: one.end ?? '',
  show_from: one.upcoming ?? '',
  repeats: one.repeats ?? '',
  destinations: (one.destinations ?? []).map(({ id }) => id),
  locations: (one.projects ?? []).map(({ uuid }) => uuid),
  everywhere: one.everywhere ?? false,
});

/** The events or offers of an organisation for the plan of an import. @param links ids in the source, by id */
export const knownPromotions = (all: readonly Recorded[], links: ReadonlyMap<number, string>): KnownPromotion[] =>
  all.flatMap((one) =>
    one.id === undefined
      ? []
      : [{ id: one.id, externalId: links.get(one.id) ?? null, values: promotionValuesOf(one), rooms: one.rooms ?? 0 }],
  );

/** A destination that a file may name. */
interface NamedDestination {
  readonly id: number;
  readonly name: string;
  readonly additional_data?: readonly { readonly type: string | number; readonly value: string }[] | undefined;
}

/** Names by which files name the places of an organisation: where a name repeats, with the unit, else with the id. */
export const placeNames = (
  destinations: readonly NamedDestination[],
  locations: readonly (ZonedLocation & { readonly name: string })[],
): Pick<PromotionRules, 'destinations' | 'locations' | 'zones'> => ({
  destinations: recordNames(
    destinations.map(({ id, name, additional_data: data = [] }) => {
      const unit = data.find(({ type }) => String(type) === String(DATA_FIELDS.unit))?.value ?? '';
      return { id, names: [name, ...(unit === '' ? [] : [`${name} (${unit})`]), `${name} #${id}`] };
    }),
  ),
  locations: recordNames(locations.map(({ id, name }) => ({ id, names: [name, `${name} #${id}`] }))),
  zones: locations,
});

/** Where the form would say that one is shown. One that names no place yet is shown in rooms that the map editor chooses. */
const whereOf = ({ everywhere, locations, destinations }: PromotionValues): PromotionPlaces => {
  if (everywhere) return 'everywhere';
  if (locations.length > 0) return 'locations';
  return destinations.length > 0 ? 'destinations' : 'rooms';
};

/** The body of the call that writes these values. */
export const bodyOfPromotion = (values: PromotionValues) => ({
  name: values.name,
  short_desc: values.short_description,
  long_desc: values.long_description,
  website: values.website,
  start: values.start,
  end: values.end === '' ? null : values.end,
  upcoming: values.show_from === '' ? null : values.show_from,
  repeats: values.repeats === '' ? null : values.repeats,
  everywhere: values.everywhere,
  destinations: values.destinations.map((id) => ({ id })),
  projects: values.locations.map((uuid) => ({ uuid })),
});

const FIELDS: Readonly<Record<string, PlainPromotionField>> = {
  name: 'name',
  short_desc: 'short_description',
  long_desc: 'long_description',
  website: 'website',
  start: 'start',
  end: 'end',
  upcoming: 'show_from',
  repeats: 'repeats',
  destinations: 'destinations',
  projects: 'locations',
};

/** Why an event or offer with these values cannot be saved, by the rule of its form. */
export const validatePromotion =
  (kind: PromotionKind): PromotionRules['validate'] =>
  (values) =>
    Object.entries(
      validate(promotionFormRule(kind), { ...bodyOfPromotion(values), where: whereOf(values), until: '', times: '' }),
    ).map(([field, message]) => ({ field: FIELDS[field] ?? null, message }));

/** A row of a file for the call that imports it. */
export const wirePromotionRow = ({ row, externalId, ownId, values }: PromotionRow) => {
  const { destinations, locations, ...plain } = values;
  return {
    row,
    external_id: externalId,
    own_id: ownId,
    values: {
      ...plain,
      ...(destinations && { destinations: [...destinations] }),
      ...(locations && { locations: [...locations] }),
    },
  };
};
