import { isDeepStrictEqual } from 'node:util';
import type { Placement } from '@/contract/destinations/destinations';
import type { Publication, VisitorPromotion } from '@/contract/locations/projectData';
import { PUBLISHED_KINDS, type PublicationChanges, type PublishedKind } from '@/contract/publishing/publicationChanges';
import { usedCategories } from '@/model/content/categories/usedCategories';
import { occurrenceAt } from '@/model/content/promotions/occurrences';
import { promotionState } from '@/model/content/promotions/promotionState';

type Records = ReadonlyMap<string, unknown>;

/** Counts what was added, changed and removed between two states of a location; `before` is null where there was none. */
export function changesBetween(before: Publication | null, after: Publication): PublicationChanges['changes'] {
  const now = new Date(after.published_at);
  const old = before && recordsOf(before, now);
  const present = recordsOf(after, now);
  return PUBLISHED_KINDS.flatMap((kind) => {
    const counts = differences(old?.[kind] ?? new Map(), present[kind]);
    return counts.added + counts.changed + counts.removed === 0 ? [] : [{ kind, ...counts }];
  });
}

function differences(old: Records, present: Records) {
  let added = 0;
  let changed = 0;
  for (const [key, value] of present) {
    if (!old.has(key)) added += 1;
    else if (!isDeepStrictEqual(old.get(key), value)) changed += 1;
  }
  const removed = [...old.keys()].filter((key) => !present.has(key)).length;
  return { added, changed, removed };
}

/**
 * The records of a publication by kind and id. A revision alone is no difference, nor is the end of an event: visitors do
 * not see it any more either way.
 */
function recordsOf(
  { project, network, categories, organisation, translations = {}, amenity_places = [] }: Publication,
  now: Date,
): Record<PublishedKind, Records> {
  const { buildings, name, opening_hours: hours = null, address = null, banner = null } = project.location;
  const floors = buildings.flatMap((building) =>
    building.floors.map((floor) => ({ ...floor, building: building.uuid })),
  );
  const named = new Map(
    project.amenities.map(({ id, name: called, icon, always_show, disable_search }) => [
      id,
      { called, icon, always_show, disable_search },
    ]),
  );
  const roomOf = ({ floor_id, object_name }: { floor_id: string; object_name: string }) => `${floor_id} ${object_name}`;
  return {
    details: new Map([['', { name, hours, address, banner, organisation, settings: project.settings }]]),
    floors: by(
      [
        ...buildings.map(({ floors: _floors, ...building }) => building),
        ...floors.map(({ plan: _plan, plan_updated_at: _at, labels: _labels, ...floor }) => floor),
      ],
      ({ uuid }) => uuid,
    ),
    plans: new Map(floors.flatMap(({ uuid, plan }) => (plan === null ? [] : [[uuid, plan] as const]))),
    labels: by(project.labels ?? [], roomOf),
    destinations: by(project.destinations.map(withBlanks), roomOf),
    rooms: by(project.meshes ?? [], roomOf),
    nodes: by(network.nodes, ({ id }) => String(id)),
    paths: by(network.joins, ({ id }) => String(id)),
    amenities: new Map(amenity_places.map(({ amenity, node }) => [`${amenity} ${node}`, named.get(amenity)] as const)),
    transitgroups: by(network.transitgroups, ({ id }) => String(id)),
    screens: by(project.screens, ({ id }) => String(id)),
    // Publications of older releases have all those of the organisation.
    categories: by(usedCategories(categories, project.destinations), ({ id }) => String(id)),
    events: by(withoutEnded(project.events, now).map(withAll), ({ id }) => String(id)),
    offers: by(withoutEnded(project.offers, now).map(withAll), ({ id }) => String(id)),
    translations: new Map(
      Object.entries(translations).flatMap(([language, texts]) =>
        Object.entries(texts).map(([key, text]) => [`${language} ${key}`, text] as const),
      ),
    ),
  };
}

/** Publications of older releases lack fields that are empty in most places: these are no difference. */
const withBlanks = (place: Placement): Placement => ({
  ...place,
  destination: {
    ...place.destination,
    review: place.destination.review ?? 0,
    additional_data: place.destination.additional_data ?? [],
    related_destinations: place.destination.related_destinations ?? [],
  },
});
const withAll = (one: VisitorPromotion): VisitorPromotion => ({
  ...one,
  website: one.website ?? '',
  repeats: one.repeats ?? null,
  timezone: one.timezone ?? null,
});

const withoutEnded = (promotions: readonly VisitorPromotion[], now: Date) =>
  promotions.filter((one) => promotionState(occurrenceAt(one, now) ?? one, now) !== 'ended');

const by = <T extends object>(records: readonly T[], keyOf: (record: T) => string): Records =>
  new Map(records.map((record) => [keyOf(record), withoutRevision(record)]));

function withoutRevision(record: object): object {
  const { revision: _revision, ...rest } = record as { revision?: number };
  return rest;
}
