import { distance, nearestOnSegment } from '@/model/geometry/segments';
import { connectNodes } from '../edits/connectNodes';
import type { NetworkEdit } from '../edits/networkEdit';
import { splitEdge } from '../edits/splitEdge';
import { type EdgeId, type Network, type NodeId, nodeId } from '../network';
import { nodeName } from '../objectName';
import type { BlockedBy, Operation } from './operation';

/** Nearer to the end of a path than this in metres, the end itself is taken. */
const END_REACH = 0.5;

/** Draws a path from a node to the nearest point of a path, where it puts a node unless one is there; one step. */
export function connectToPath(network: Network, node: NodeId, path: EdgeId): Operation {
  const start = network.nodes.get(node);
  return {
    blockedBy: blockedBy(network, node, path),
    edit: connectTo(node, path),
    note: start ? { kind: 'connectNamedNode', name: nodeName(start) } : { kind: 'connectNode' },
    select: { type: 'node', ids: [node] },
  };
}

/** The same as an edit, for a node that an edit before has placed. */
export const connectTo =
  (id: NodeId, path: EdgeId): NetworkEdit =>
  (network) => {
    const node = network.nodes.get(id);
    const edge = network.edges.get(path);
    const from = edge && network.nodes.get(edge.from);
    const to = edge && network.nodes.get(edge.to);
    if (!node || !from || !to) return network;
    const at = nearestOnSegment(node, from, to);
    const [near] = [from, to].filter((end) => distance(end, at) < END_REACH);
    if (near) return connectNodes(id, near.id)(network);
    return connectNodes(id, nodeId(network.nextId))(splitEdge(path, at)(network));
  };

function blockedBy(network: Network, node: NodeId, path: EdgeId): BlockedBy | null {
  const start = network.nodes.get(node);
  const edge = network.edges.get(path);
  if (!start) return 'node-not-found';
  if (!edge) return 'path-not-found';
  return network.nodes.get(edge.from)?.floor === start.floor ? null : 'other-floor';
}
