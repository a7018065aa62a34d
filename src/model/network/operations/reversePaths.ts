import { reverseEdges } from '../edits/reverseEdges';
import type { EdgeId, Network } from '../network';
import type { BlockedBy, Operation } from './operation';

/** Reverses one-way paths. */
export function reversePaths(network: Network, ids: readonly EdgeId[]): Operation {
  return {
    blockedBy: blockedBy(network, ids),
    edit: reverseEdges(ids),
    note: { kind: 'reversePaths', count: ids.length },
    select: { type: 'edge', ids },
  };
}

function blockedBy(network: Network, ids: readonly EdgeId[]): BlockedBy | null {
  if (ids.length === 0) return 'nothing-selected';
  const edges = ids.map((id) => network.edges.get(id));
  if (edges.some((edge) => !edge)) return 'path-not-found';
  return edges.every((edge) => edge?.direction === 0) ? 'both-ways' : null;
}
