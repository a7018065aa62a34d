import { clampedEdgeSettings, type EdgeSettings, NEW_EDGE } from '../edgeSettings';
import { findEdge } from '../findEdge';
import { edgeId, type NodeId } from '../network';
import type { NetworkEdit } from './networkEdit';

/** Adds a path between two nodes of one floor with the id `network.nextId`; two nodes have at most one path. */
export function connectNodes(from: NodeId, to: NodeId, settings: Partial<EdgeSettings> = {}): NetworkEdit {
  return (network) => {
    const start = network.nodes.get(from);
    const end = network.nodes.get(to);
    if (!start || !end || from === to || start.floor !== end.floor || findEdge(network, from, to)) return network;
    const id = edgeId(network.nextId);
    const edges = new Map(network.edges);
    edges.set(id, { ...NEW_EDGE, ...clampedEdgeSettings(settings), id, from, to });
    return { ...network, edges, nextId: network.nextId - 1 };
  };
}
