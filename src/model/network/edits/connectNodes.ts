import { clampedEdgeSettings, type EdgeSettings, NEW_EDGE } from '../edgeSettings';
import { pathsBetween } from '../findEdge';
import { type Edge, edgeId, type NodeId } from '../network';
import type { NetworkEdit } from './networkEdit';
import { withPath } from './unitePaths';

/**
 * Adds a path between two nodes of one floor with the id `network.nextId`. Where the two have a path already, that one
 * gets the directions and travel types that it lacks and keeps its cost; where it cannot get them without allowing more
 * than was drawn, both stay.
 */
export function connectNodes(from: NodeId, to: NodeId, settings: Partial<EdgeSettings> = {}): NetworkEdit {
  return (network) => {
    const start = network.nodes.get(from);
    const end = network.nodes.get(to);
    if (!start || !end || from === to || start.floor !== end.floor) return network;
    const present = pathsBetween(network, from, to);
    const id = edgeId(network.nextId);
    const added: Edge = { ...NEW_EDGE, ...clampedEdgeSettings(settings), ...costOf(present[0]), id, from, to };
    const paths = withPath(present, added);
    if (paths === present) return network;
    const edges = new Map(network.edges);
    for (const path of present) if (!paths.some((one) => one.id === path.id)) edges.delete(path.id);
    for (const path of paths) edges.set(path.id, path);
    return { ...network, edges, nextId: edges.has(id) ? network.nextId - 1 : network.nextId };
  };
}

function costOf(path: Edge | undefined): Partial<EdgeSettings> {
  if (!path) return {};
  const { weight, multiplier, multiplierZ } = path;
  return { weight, multiplier, multiplierZ };
}
