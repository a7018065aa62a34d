import { wrap } from 'comlink';
import { setEdges } from '../../src/model/network/edits/setEdges.ts';
import { commit, startHistory } from '../../src/model/network/history.ts';
import { createNetwork } from '../../src/model/network/network.ts';
import { routingWorld, seeded } from '../routingWorld.mjs';

const TYPES = [{ key: 'walk', name: 'Walk', access: 1, speed: 1.4, wait: 0 }];
const DELAYS = new Map();
/** Questions before the clock runs: both sides get warm, and ours has the landmarks that it makes from use. */
const WARM = 60;

/** Our worker with the network of the world, edited step by step as in the editor. */
async function openOurs(worker, world) {
  let history = startHistory(createNetwork(world.nodes, world.edges, world.groups));
  const ask = async ({ from, to }) => {
    worker.setNetwork(history.present, TYPES, DELAYS);
    const answer = await worker.ask({ from: { nodes: [from] }, to: { nodes: [to] }, stepFree: false, travel: null });
    return answer.kind === 'route' ? answer.route.cost : Number.POSITIVE_INFINITY;
  };
  await ask({ from: world.nodes[0].id, to: world.nodes[1].id });
  return {
    edit({ edge, multiplier }) {
      history = commit(history, setEdges([edge.id], { multiplier })(history.present), 'Change a path', null);
    },
    ask,
  };
}

/** The peer's worker; a changed path travels to it as two nodes and a cost. */
async function openPeer(worker, world) {
  const remote = wrap(worker);
  const byId = new Map(world.nodes.map((node) => [node.id, node]));
  await remote.open(world);
  return {
    edit() {},
    async ask({ from, to, edge, multiplier }) {
      const [one, other] = [byId.get(edge.from), byId.get(edge.to)];
      const cost = Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z) * multiplier + edge.weight;
      void remote.change(edge.from, edge.to, cost);
      return (await remote.ask(from, to)).cost;
    },
  };
}

/**
 * Changes one path and asks for a route, so many times, of our worker and of the peer's.
 * @returns milliseconds of each query, from the changed network to its answer, and how many costs differ
 */
export async function routeChanges(count, questions, ours, peerWorker) {
  const world = routingWorld(count, 4, 20261121);
  const random = seeded(count);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const asked = Array.from({ length: WARM + questions }, () => ({
    edge: pick(world.edges),
    multiplier: 0.5 + Math.round(random() * 100) / 100,
    from: pick(world.nodes).id,
    to: pick(world.nodes).id,
  }));
  const sides = { ours: await openOurs(ours, world), peer: await openPeer(peerWorker, world) };
  const times = { ours: [], peer: [] };
  const costs = { ours: [], peer: [] };
  // in blocks, so that a busy moment of the machine meets both and neither rests while the other works
  for (let block = 0; block < asked.length; block += 20)
    for (const [name, side] of Object.entries(sides))
      for (const one of asked.slice(block, block + 20)) {
        side.edit(one);
        const begin = performance.now();
        costs[name].push(await side.ask(one));
        times[name].push(performance.now() - begin);
      }
  peerWorker.terminate();
  const differing = asked.filter(({ from, to }, i) => {
    const [one, other] = [costs.ours[i], costs.peer[i]];
    return from !== to && one !== other && !(Math.abs(one - other) <= 1e-6);
  }).length;
  return { ours: times.ours.slice(WARM), peer: times.peer.slice(WARM), differing };
}
