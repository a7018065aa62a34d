import { type FloorId, type MapNode, type NodeId, nodeId } from '../plan';
import type { PlanEdit } from './planEdit';

export interface NewNode extends Partial<Pick<MapNode, 'name' | 'open' | 'mesh' | 'dynamicRoute'>> {
  readonly floor: FloorId;
  /** Metres in floor units. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Adds a node; it gets the number `plan.nextId`. */
export function addNode(node: NewNode): PlanEdit {
  return (plan) => {
    const id: NodeId = nodeId(plan.nextId);
    const nodes = new Map(plan.nodes);
    nodes.set(id, { name: '', open: true, mesh: null, dynamicRoute: null, ...node, id });
    return { ...plan, nodes, nextId: plan.nextId - 1 };
  };
}
