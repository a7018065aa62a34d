import { type NodeChanges, setNodes } from '../edits/setNodes';
import type { Network, NodeId } from '../network';
import type { Operation } from './operation';
import { counted } from './places';

/** Changes name, open, mesh or dynamic route of nodes, as one step. */
export function editNodes(network: Network, ids: readonly NodeId[], changes: NodeChanges): Operation {
  const verb = !('open' in changes) ? 'Changed' : changes.open ? 'Opened' : 'Closed';
  return {
    blockedBy:
      ids.length === 0 ? 'nothing-selected' : ids.every((id) => network.nodes.has(id)) ? null : 'node-not-found',
    edit: setNodes(ids, changes),
    note: `${verb} ${counted(ids.length, 'node')}`,
    select: { type: 'node', ids },
  };
}
