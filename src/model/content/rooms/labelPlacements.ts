import { nameKey } from '../../text/nameKey';
import type { LabelledRoom } from './labelledRooms';

/** One destination for these meshes: a new one of this name, or an existing one. */
export interface LabelPlacement {
  readonly name: string;
  /** Of the existing destination; null for a new one. */
  readonly existing: number | null;
  readonly meshes: readonly string[];
}

/**
 * The destinations for rooms by their labels.
 *
 * @param known the destinations that exist
 * @param sharesNames whether rooms of one name get one destination, an existing one where there is one of that name;
 *   otherwise each room gets a new one
 */
export function labelPlacements(
  rooms: readonly Pick<LabelledRoom, 'mesh' | 'label'>[],
  known: readonly { readonly id: number; readonly name: string }[],
  sharesNames: boolean,
): readonly LabelPlacement[] {
  if (!sharesNames) return rooms.map(({ mesh, label }) => ({ name: label, existing: null, meshes: [mesh] }));
  const existing = new Map(known.toReversed().map(({ id, name }) => [nameKey(name), id]));
  const same = new Map<string, LabelPlacement>();
  for (const { mesh, label } of rooms) {
    const key = nameKey(label);
    const { name, meshes } = same.get(key) ?? { name: label, meshes: [] };
    same.set(key, { name, existing: existing.get(key) ?? null, meshes: [...meshes, mesh] });
  }
  return [...same.values()];
}
