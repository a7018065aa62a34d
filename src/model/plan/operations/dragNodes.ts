import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { moveNodes } from '../edits/moveNodes';
import type { NodeId, Plan } from '../plan';
import type { Operation } from './operation';
import { counted, placeBlockedBy } from './places';

/** Moves nodes to new places, all of them or none. */
export function dragNodes(plan: Plan, places: ReadonlyMap<NodeId, Point>, ground: Box | null): Operation {
  const wrong = [...places.values()].map((to) => placeBlockedBy(to, ground)).find((reason) => reason !== null);
  const missing = [...places.keys()].some((id) => !plan.nodes.has(id));
  return {
    blockedBy: places.size === 0 ? 'nothing-selected' : missing ? 'node-not-found' : (wrong ?? null),
    edit: moveNodes(places),
    note: `Moved ${counted(places.size, 'node')}`,
    select: { type: 'node', ids: [...places.keys()] },
  };
}
