import type { FloorPlan } from '../floorPlan';
import { type Correction, refuse } from './correction';
import { withMeshes } from './withMeshes';

/**
 * Takes rooms off the floor plan. One with a destination stays: visitors would lose a place without a word.
 *
 * @param placed names of the rooms that have a destination
 */
export function removeMeshes(plan: FloorPlan, names: readonly string[], placed: ReadonlySet<string>): Correction {
  const removed = [...new Set(names)];
  const meshes = removed.map((name) => plan.names.indexOf(name));
  if (meshes.length === 0 || meshes.includes(-1)) return refuse('unknown-mesh');
  if (removed.some((name) => placed.has(name))) return refuse('has-destination');
  const changed = new Map(meshes.map((mesh) => [mesh, null] as const));
  return { plan: withMeshes(plan, { changed, added: [] }), room: null, removed, added: null };
}
