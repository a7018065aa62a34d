import { type NodeChanges, setNode } from '../edits/setNode';
import type { NodeId, Plan } from '../plan';
import type { Operation } from './operation';

/** Changes name, open, mesh or dynamic route of a node. */
export function editNode(plan: Plan, id: NodeId, changes: NodeChanges): Operation {
  return {
    blockedBy: plan.nodes.has(id) ? null : 'node-not-found',
    edit: setNode(id, changes),
    note: 'open' in changes ? (changes.open ? 'Opened a node' : 'Closed a node') : 'Changed a node',
    select: { type: 'node', ids: [id] },
  };
}
