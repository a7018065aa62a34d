import { type NodeChanges, setNode } from '../edits/setNode';
import type { Network, NodeId } from '../network';
import type { Operation } from './operation';

/** Changes name, open, mesh or dynamic route of a node. */
export function editNode(network: Network, id: NodeId, changes: NodeChanges): Operation {
  return {
    blockedBy: network.nodes.has(id) ? null : 'node-not-found',
    edit: setNode(id, changes),
    note: 'open' in changes ? (changes.open ? 'Opened a node' : 'Closed a node') : 'Changed a node',
    select: { type: 'node', ids: [id] },
  };
}
