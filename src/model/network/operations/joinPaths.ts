import type { Point } from '@/model/geometry/points';
import { mergeNodes } from '../edits/mergeNodes';
import { splitEdge } from '../edits/splitEdge';
import { type EdgeId, type Network, nodeId } from '../network';
import type { Operation } from './operation';

/** Puts one node where two paths cross, so that routes can turn there; selects it. */
export function joinPaths(network: Network, one: EdgeId, other: EdgeId, at: Point): Operation {
  const first = nodeId(network.nextId);
  return {
    blockedBy: network.edges.has(one) && network.edges.has(other) ? null : 'path-not-found',
    edit: (before) => {
      const once = splitEdge(one, at)(before);
      const twice = splitEdge(other, at)(once);
      return mergeNodes(first, [nodeId(once.nextId)])(twice);
    },
    note: { kind: 'joinPaths' },
    select: { type: 'node', ids: [first] },
  };
}
