import type { AtRevision, PlacedDestination } from '../../repositories/destinations/placementBatches';

interface UndoneBatch {
  readonly placements: readonly number[];
  readonly destinations: readonly number[];
  /** Names of the destinations that stay as they are. */
  readonly kept: readonly string[];
}

/**
 * Selects the records that the undo of a batch deletes. A created destination is deleted with all of its rooms, unless
 * it or one of them was changed, or it was placed elsewhere since. An existing destination stays; each of its rooms is
 * emptied unless it was changed.
 *
 * @param projectId the location of the batch
 * @param found the destinations of the batch that still exist, with all of their placements
 */
export function undoneBatch(
  batch: { readonly placements: readonly AtRevision[]; readonly destinations: readonly AtRevision[] },
  projectId: number,
  found: readonly PlacedDestination[],
): UndoneBatch {
  const made = new Map(batch.destinations.map(({ id, revision }) => [id, revision]));
  const placed = new Map(batch.placements.map(({ id, revision }) => [id, revision]));
  const isUnchanged = (one: PlacedDestination['placements'][number]) =>
    one.projectId === projectId && placed.get(one.id) === one.revision;
  const placements: number[] = [];
  const destinations: number[] = [];
  const kept: string[] = [];
  for (const { id, name, revision, placements: rooms } of found) {
    const idsOf = (some: readonly AtRevision[]) => some.map((one) => one.id);
    if (!made.has(id)) {
      const own = rooms.filter((one) => placed.has(one.id));
      placements.push(...idsOf(own.filter(isUnchanged)));
      if (!own.every(isUnchanged)) kept.push(name);
    } else if (made.get(id) === revision && rooms.every(isUnchanged)) {
      placements.push(...idsOf(rooms));
      destinations.push(id);
    } else kept.push(name);
  }
  return { placements, destinations, kept };
}
