import type { Point } from '@/model/geometry/points';
import type { NodeId } from '../plan';
import type { PlanEdit } from './planEdit';

/** Moves each node to its new place on its floor, in metres. Nodes that are not there are left out. */
export function moveNodes(places: ReadonlyMap<NodeId, Point>): PlanEdit {
  return (plan) => {
    const moved = [...places].filter(([id, to]) => {
      const node = plan.nodes.get(id);
      return node !== undefined && (node.x !== to.x || node.y !== to.y);
    });
    if (moved.length === 0) return plan;
    const nodes = new Map(plan.nodes);
    for (const [id, { x, y }] of moved) nodes.set(id, { ...nodes.get(id)!, x, y });
    return { ...plan, nodes };
  };
}
