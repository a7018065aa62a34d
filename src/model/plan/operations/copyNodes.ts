import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { duplicateNodes } from '../edits/duplicateNodes';
import { type NodeId, nodeId, type Plan } from '../plan';
import type { BlockedBy, Operation } from './operation';
import { counted, placeBlockedBy } from './places';

/** Copies nodes with the paths between them, moved by `by` metres, and selects the copies. */
export function copyNodes(plan: Plan, ids: readonly NodeId[], by: Point, ground: Box | null): Operation {
  return {
    blockedBy: blockedBy(plan, ids, by, ground),
    edit: duplicateNodes(ids, by),
    note: `Duplicated ${counted(ids.length, 'node')}`,
    select: { type: 'node', ids: ids.map((_, index) => nodeId(plan.nextId - index)) },
  };
}

function blockedBy(plan: Plan, ids: readonly NodeId[], by: Point, ground: Box | null): BlockedBy | null {
  if (ids.length === 0) return 'nothing-selected';
  for (const id of ids) {
    const node = plan.nodes.get(id);
    if (!node) return 'node-not-found';
    const wrong = placeBlockedBy({ x: node.x + by.x, y: node.y + by.y }, ground);
    if (wrong) return wrong;
  }
  return null;
}
