import type { MapNode, NodeId } from '../plan';
import { changeRecords } from './changeRecords';
import type { PlanEdit } from './planEdit';

export type NodeChanges = Partial<Pick<MapNode, 'name' | 'open' | 'mesh' | 'dynamicRoute'>>;

/** Changes what is said about a node; its place changes with moveNodes. */
export function setNode(id: NodeId, changes: NodeChanges): PlanEdit {
  return (plan) => {
    const nodes = changeRecords(plan.nodes, [id], changes);
    return nodes === plan.nodes ? plan : { ...plan, nodes };
  };
}
