/**
 * Shortest paths over several floors against ngraph.path's nba, in one process: `routing.mjs PAIRS`, as many as are compared
 * with plain Dijkstra. Needs --expose-gc. Prints one JSON line a size.
 */
import { createNetwork } from '../src/model/network/network.ts';
import { RouteSession } from '../src/model/routing/routeSession.ts';
import { changePeer, peerCost, peerFinder, peerGraph } from './routingPeer.mjs';
import { adjacencyOf, costsFrom, linksOf, routingWorld, seeded } from './routingWorld.mjs';

const TYPES = [{ key: 'walk', name: 'Walk', access: 1, speed: 1.4, wait: 0 }];
const CHECKED = Number(process.argv[2] ?? 10_000);

const milliseconds = (work) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1];

async function megabytes() {
  for (let turn = 0; turn < 3; turn++) {
    globalThis.gc?.();
    await new Promise((done) => setTimeout(done, 20)); // array buffers are given back between turns
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

async function compare(count, queries) {
  const world = routingWorld(count, 4, 20261121);
  const links = linksOf(world);
  const network = createNetwork(world.nodes, world.edges, world.groups);
  const random = seeded(count);
  const node = () => world.nodes[Math.floor(random() * world.nodes.length)].id;
  const pairs = Array.from({ length: queries }, () => [node(), node()]);

  const ourBuild = [];
  const peerBuild = [];
  for (let round = 0; round < 15; round++) {
    ourBuild.push(milliseconds(() => new RouteSession(network, TYPES)));
    peerBuild.push(milliseconds(() => peerGraph(world, links)));
  }

  const atFirst = await megabytes();
  const session = new RouteSession(network, TYPES);
  session.find([pairs[0][0]], [pairs[0][1]]);
  session.prepare();
  const withOurs = await megabytes();
  const peer = peerGraph(world, links);
  const finder = peerFinder(peer, world, links);
  finder.find(...pairs[0]);
  kept.push(session, finder);
  const withPeer = await megabytes();

  // fresh: no query has been asked of this graph; a session asked once has no landmarks
  const fresh = [];
  const peerFresh = [];
  for (const [from, to] of pairs.slice(0, 40)) {
    const anew = new RouteSession(network, TYPES);
    fresh.push(milliseconds(() => anew.find([from], [to])));
    peerFresh.push(milliseconds(() => finder.find(from, to)));
  }

  let ours;
  let theirs;
  const repeated = milliseconds(() => {
    ours = pairs.map(([from, to]) => session.find([from], [to])?.cost ?? Number.POSITIVE_INFINITY);
  });
  const peerRepeated = milliseconds(() => {
    theirs = pairs.map(([from, to]) => finder.find(from, to));
  });
  const unlikePeer = pairs.filter(([from, to], i) => {
    const cost = peerCost(peer, theirs[i]);
    return from !== to && cost !== ours[i] && !(Math.abs(cost - ours[i]) <= 1e-6);
  }).length;

  // change one path, ask again
  const changes = pairs.map(() => {
    const edge = world.edges[Math.floor(random() * world.edges.length)];
    return { ...edge, multiplier: 0.5 + Math.round(random() * 100) / 100 };
  });
  const edited = milliseconds(() => {
    for (const [i, [from, to]] of pairs.entries()) {
      session.setEdge(changes[i]);
      session.find([from], [to]);
    }
  });
  const byId = new Map(world.nodes.map((one) => [one.id, one]));
  const peerEdited = milliseconds(() => {
    for (const [i, [from, to]] of pairs.entries()) {
      const { from: a, to: b, multiplier, weight } = changes[i];
      const [one, other] = [byId.get(a), byId.get(b)];
      const cost = Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z) * multiplier + weight;
      changePeer(peer, a, b, cost);
      finder.find(from, to);
    }
  });

  // exact: after those changes, against plain Dijkstra that shares no code with the product
  const changed = new Map(changes.map((edge) => [edge.id, edge]));
  const now = { ...world, edges: world.edges.map((edge) => changed.get(edge.id) ?? edge) };
  const adjacency = adjacencyOf(linksOf(now), world.nodes.length);
  let differing = 0;
  const each = 20;
  const anew = new RouteSession(createNetwork(now.nodes, now.edges, now.groups), TYPES);
  for (let done = 0; done < CHECKED; done += each) {
    const from = node();
    const costs = costsFrom(adjacency, from);
    for (let i = 0; i < each; i++) {
      const to = node();
      for (const asked of [session, anew]) {
        const cost = asked.find([from], [to])?.cost ?? Number.POSITIVE_INFINITY;
        if (cost !== costs[to] && !(Math.abs(cost - costs[to]) <= 1e-9 * costs[to])) differing++;
      }
    }
  }

  const ratio = (peerTime, ourTime) => Number((peerTime / ourTime).toFixed(1));
  return {
    nodes: world.nodes.length,
    links: links.length,
    build: { ms: Number(median(ourBuild).toFixed(1)), times: ratio(median(peerBuild), median(ourBuild)) },
    fresh: { us: Math.round(median(fresh) * 1000), times: ratio(sum(peerFresh), sum(fresh)) },
    repeated: { us: Math.round((repeated / queries) * 1000), times: ratio(peerRepeated, repeated) },
    edited: { us: Math.round((edited / queries) * 1000), times: ratio(peerEdited, edited) },
    memory: {
      MB: Number((withOurs - atFirst).toFixed(1)),
      share: Number(((withOurs - atFirst) / (withPeer - withOurs)).toFixed(3)),
    },
    unlikePeer,
    differing: `${differing} of ${2 * CHECKED}`,
  };
}

/** Both sides of every size stay alive: an engine throws compiled code away with the last object that it was made for. */
const kept = [];

const sum = (values) => values.reduce((total, value) => total + value, 0);

await compare(2_500, 2_000); // warms both sides up
for (const [count, queries] of [
  [10_000, 400],
  [100_000, 100],
])
  console.log(JSON.stringify(await compare(count, queries)));
