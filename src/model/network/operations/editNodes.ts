import { type NodeChanges, setNodes } from '../edits/setNodes';
import type { Network, NodeId } from '../network';
import type { Operation } from './operation';

/** Changes name, open, mesh or dynamic route of nodes, as one step. */
export function editNodes(network: Network, ids: readonly NodeId[], changes: NodeChanges): Operation {
  const kind = !('open' in changes) ? 'changeNodes' : changes.open ? 'openNodes' : 'closeNodes';
  return {
    blockedBy:
      ids.length === 0 ? 'nothing-selected' : ids.every((id) => network.nodes.has(id)) ? null : 'node-not-found',
    edit: setNodes(ids, changes),
    note: { kind, count: ids.length },
    select: { type: 'node', ids },
  };
}
