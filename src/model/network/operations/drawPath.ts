import { connectNodes } from '../edits/connectNodes';
import { findEdge } from '../findEdge';
import { edgeId, type Network, type NodeId } from '../network';
import type { BlockedBy, Operation } from './operation';

/** Draws a path between two nodes and selects it. */
export function drawPath(network: Network, from: NodeId, to: NodeId): Operation {
  return {
    blockedBy: blockedBy(network, from, to),
    edit: connectNodes(from, to),
    note: { kind: 'drawPath' },
    select: { type: 'edge', ids: [edgeId(network.nextId)] },
  };
}

function blockedBy(network: Network, from: NodeId, to: NodeId): BlockedBy | null {
  const start = network.nodes.get(from);
  const end = network.nodes.get(to);
  if (!start || !end) return 'node-not-found';
  if (from === to) return 'same-node';
  if (start.floor !== end.floor) return 'other-floor';
  return findEdge(network, from, to) ? 'already-connected' : null;
}
