import createGraph from 'ngraph.graph';
import ngraphPath from 'ngraph.path';

/** The peer's graph of a world of routingWorld and its links. */
export function peerGraph(world, links) {
  const graph = createGraph();
  for (const { id, x, y, z } of world.nodes) graph.addNode(id, { x, y, z });
  for (const [from, to, weight] of links) graph.addLink(from, to, { weight });
  return graph;
}

/** The best bound that keeps the peer exact: the straight line times the least that a metre costs. */
export function peerFinder(graph, world, links) {
  const byId = new Map(world.nodes.map((node) => [node.id, node]));
  const length = (one, other) => Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
  let least = Number.POSITIVE_INFINITY;
  for (const [from, to, cost] of links) least = Math.min(least, cost / length(byId.get(from), byId.get(to)));
  const scale = least * (1 - 1e-9);
  return ngraphPath.nba(graph, {
    oriented: true,
    distance: (_from, _to, link) => link.data.weight,
    heuristic: (from, to) => scale * length(from.data, to.data),
  });
}

/** The cost of a path from its end to its start, the order in which the peer gives it; Infinity for no path. */
export const peerCost = (graph, path) =>
  path.slice(1).reduce((sum, to, i) => sum + graph.getLink(to.id, path[i].id).data.weight, path.length ? 0 : Infinity);

/** Gives the links between two nodes this cost, either way where there is one. */
export function changePeer(graph, from, to, cost) {
  for (const link of [graph.getLink(from, to), graph.getLink(to, from)]) if (link) link.data.weight = cost;
}
