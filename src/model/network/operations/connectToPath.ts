import type { Point } from '@/model/geometry/points';
import { distance, nearestOnSegment } from '@/model/geometry/segments';
import { connectNodes } from '../edits/connectNodes';
import type { NetworkEdit } from '../edits/networkEdit';
import { splitEdge } from '../edits/splitEdge';
import { type EdgeId, type MapNode, type Network, type NodeId, nodeId } from '../network';
import { nodeName } from '../objectName';
import type { BlockedBy, Operation } from './operation';

/** Nearer to the end of a path than this in metres, the end itself is taken. */
const END_REACH = 0.5;

/** The point of a path at which a node would join it. */
export interface Join extends Point {
  /** The end of the path that is so near that it is taken; null for a point between. */
  readonly end: NodeId | null;
}

/** Where a node at a point would join a path: the line to it is the one that `connectToPath` draws. */
export function joinOf(point: Point, from: MapNode, to: MapNode): Join {
  const at = nearestOnSegment(point, from, to);
  const near = [from, to].find((end) => distance(end, at) < END_REACH);
  return near ? { x: near.x, y: near.y, end: near.id } : { x: at.x, y: at.y, end: null };
}

/** Draws a path from a node to a path, to a point of it that was chosen before or else to the nearest one, where it puts a node unless one is there; one step. */
export function connectToPath(network: Network, node: NodeId, path: EdgeId, join?: Join): Operation {
  const start = network.nodes.get(node);
  return {
    blockedBy: blockedBy(network, node, path),
    edit: connectTo(node, path, join),
    note: start ? { kind: 'connectNamedNode', name: nodeName(start) } : { kind: 'connectNode' },
    select: { type: 'node', ids: [node] },
  };
}

/** Metres within which a point is that of a node. */
const SPOT = 0.05;

/** Where the path is still, a join that was chosen on it before; else the nearest one. */
function joinNow(node: MapNode, from: MapNode, to: MapNode, chosen: Join | undefined): Join {
  if (!chosen || distance(chosen, nearestOnSegment(chosen, from, to)) > SPOT) return joinOf(node, from, to);
  const end = [from, to].find((one) => distance(one, chosen) <= SPOT);
  return { x: chosen.x, y: chosen.y, end: end?.id ?? null };
}

/** The same as an edit, for a node that an edit before has placed. */
export const connectTo =
  (id: NodeId, path: EdgeId, chosen?: Join): NetworkEdit =>
  (network) => {
    const node = network.nodes.get(id);
    const edge = network.edges.get(path);
    const from = edge && network.nodes.get(edge.from);
    const to = edge && network.nodes.get(edge.to);
    if (!node || !from || !to) return network;
    const { end, ...at } = joinNow(node, from, to, chosen);
    if (end !== null) return connectNodes(id, end)(network);
    return connectNodes(id, nodeId(network.nextId))(splitEdge(path, at)(network));
  };

function blockedBy(network: Network, node: NodeId, path: EdgeId): BlockedBy | null {
  const start = network.nodes.get(node);
  const edge = network.edges.get(path);
  if (!start) return 'node-not-found';
  if (!edge) return 'path-not-found';
  return network.nodes.get(edge.from)?.floor === start.floor ? null : 'other-floor';
}
