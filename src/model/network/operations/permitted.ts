import { deltaBetween } from '../delta';
import type { Network } from '../network';
import type { BlockedBy, Operation } from './operation';

interface Rights {
  readonly mayEditNodes: boolean;
  readonly mayEditPaths: boolean;
}

/**
 * The operation as somebody with these rights may run it: changing nodes needs the one right, changing paths and transit
 * groups the other, also where a node takes them with it. The service rejects the same.
 */
export function permitted(network: Network, operation: Operation, rights: Rights): Operation {
  if (operation.blockedBy !== null || (rights.mayEditNodes && rights.mayEditPaths)) return operation;
  const { nodes, edges, groups } = deltaBetween(network, operation.edit(network));
  const blockedBy: BlockedBy | null =
    nodes.size > 0 && !rights.mayEditNodes
      ? 'no-right-to-nodes'
      : edges.size + groups.size > 0 && !rights.mayEditPaths
        ? 'no-right-to-paths'
        : null;
  return { ...operation, blockedBy };
}
