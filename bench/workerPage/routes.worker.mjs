/** The peer of the route worker: ngraph.path's nba behind Comlink, as ours is. */
import { expose } from 'comlink';
import { changePeer, peerCost, peerFinder, peerGraph } from '../routingPeer.mjs';
import { linksOf } from '../routingWorld.mjs';

let graph = null;
let finder = null;

expose({
  open(world) {
    const links = linksOf(world);
    graph = peerGraph(world, links);
    finder = peerFinder(graph, world, links);
  },
  change: (from, to, cost) => changePeer(graph, from, to, cost),
  ask(from, to) {
    const path = finder.find(from, to);
    return { nodes: path.map(({ id }) => id), cost: peerCost(graph, path) };
  },
});
