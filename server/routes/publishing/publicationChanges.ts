import { isDeepStrictEqual } from 'node:util';
import type { Publication, VisitorPromotion } from '@/contract/locations/projectData';
import { PUBLISHED_KINDS, type PublicationChanges, type PublishedKind } from '@/contract/publishing/publicationChanges';
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
  { project, network, categories, organisation, translations = {} }: Publication,
  now: Date,
): Record<PublishedKind, Records> {
  const buildings = project.location.buildings;
  const floors = buildings.flatMap((building) =>
    building.floors.map((floor) => ({ ...floor, building: building.uuid })),
  );
  const roomOf = ({ floor_id, object_name }: { floor_id: string; object_name: string }) => `${floor_id} ${object_name}`;
  return {
    details: new Map([['', { name: project.location.name, organisation, settings: project.settings }]]),
    floors: by(
      [
        ...buildings.map(({ floors: _floors, ...building }) => building),
        ...floors.map(({ plan: _plan, plan_updated_at: _at, labels: _labels, ...floor }) => floor),
      ],
      ({ uuid }) => uuid,
    ),
    plans: new Map(floors.flatMap(({ uuid, plan }) => (plan === null ? [] : [[uuid, plan] as const]))),
    labels: by(project.labels ?? [], roomOf),
    destinations: by(project.destinations, roomOf),
    rooms: by(project.meshes ?? [], roomOf),
    nodes: by(network.nodes, ({ id }) => String(id)),
    paths: by(network.joins, ({ id }) => String(id)),
    transitgroups: by(network.transitgroups, ({ id }) => String(id)),
    screens: by(project.screens, ({ id }) => String(id)),
    categories: by(categories, ({ id }) => String(id)),
    events: by(withoutEnded(project.events, now), ({ id }) => String(id)),
    offers: by(withoutEnded(project.offers, now), ({ id }) => String(id)),
    translations: new Map(
      Object.entries(translations).flatMap(([language, texts]) =>
        Object.entries(texts).map(([key, text]) => [`${language} ${key}`, text] as const),
      ),
    ),
  };
}

const withoutEnded = (promotions: readonly VisitorPromotion[], now: Date) =>
  promotions.filter((one) => promotionState(one, now) !== 'ended');

const by = <T extends object>(records: readonly T[], keyOf: (record: T) => string): Records =>
  new Map(records.map((record) => [keyOf(record), withoutRevision(record)]));

function withoutRevision(record: object): object {
  const { revision: _revision, ...rest } = record as { revision?: number };
  return rest;
}
