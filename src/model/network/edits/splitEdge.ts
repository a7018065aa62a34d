import type { Point } from '@/model/geometry/points';
import { nearestOnSegment } from '@/model/geometry/segments';
import { type Edge, type EdgeId, edgeId, type MapNode, nodeId } from '../network';
import type { NetworkEdit } from './networkEdit';

/**
 * Splits a path by a node at the point nearest to `at`. Both parts keep direction, multipliers and travel types; the
 * weight is divided by length, in whole units if it was whole, so that the route costs the same. The node gets
 * `network.nextId`, the second part the id below it; the first part keeps its id.
 */
export function splitEdge(id: EdgeId, at: Point): NetworkEdit {
  return (network) => {
    const edge = network.edges.get(id);
    const from = edge && network.nodes.get(edge.from);
    const to = edge && network.nodes.get(edge.to);
    if (!edge || !from || !to) return network;
    const { x, y, share } = nearestOnSegment(at, from, to);
    const middle: MapNode = {
      id: nodeId(network.nextId),
      floor: from.floor,
      x,
      y,
      z: from.z + (to.z - from.z) * share,
      name: '',
      open: true,
      mesh: null,
      dynamicRoute: null,
    };
    const firstWeight = Number.isInteger(edge.weight) ? Math.round(edge.weight * share) : edge.weight * share;
    const first: Edge = { ...edge, to: middle.id, weight: firstWeight };
    const second: Edge = {
      ...edge,
      id: edgeId(network.nextId - 1),
      from: middle.id,
      weight: edge.weight - firstWeight,
    };
    return {
      ...network,
      nodes: new Map(network.nodes).set(middle.id, middle),
      edges: new Map(network.edges).set(first.id, first).set(second.id, second),
      nextId: network.nextId - 2,
    };
  };
}
