import { describe, expect, it } from 'vitest';
import { deltaBetween } from '@/model/network/delta';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { createNetwork, type Network, type NodeId, nodeId } from '@/model/network/network';
import { RouteSession } from '@/model/routing/routeSession';
import { below, type Random, randomEdit, seeded } from '../network/randomEdits';
import { edge, group, node, sampleNetwork, upstairs } from '../network/sampleNetwork';
import { plainDijkstra } from './plainDijkstra';
import { randomEdge, randomNetwork, randomPairs, TYPES } from './randomNetwork';

function same(session: RouteSession, plain: ReturnType<typeof plainDijkstra>, from: NodeId[], to: NodeId[]): void {
  const found = session.find(from, to);
  const cost = plain(from, to);
  if (cost === null) expect(found, `${from} to ${to}`).toBeNull();
  else expect(found?.cost, `${from} to ${to}`).toBeCloseTo(cost, 6);
}

describe('shortest paths', () => {
  it.each([1, 2, 3, 4, 5])('[RO5] cost what plain Dijkstra finds, before and after landmarks, seed %i', (seed) => {
    const network = randomNetwork(seed, 9);
    const session = new RouteSession(network, TYPES);
    const plain = plainDijkstra(network, TYPES);
    const pairs = randomPairs(network, seeded(seed), 120);
    for (const [from, to] of pairs.slice(0, 60)) same(session, plain, [from], [to]);
    session.prepare();
    for (const [from, to] of pairs.slice(60)) same(session, plain, [from], [to]);
  });

  it.each([
    [{ stepFree: true }],
    [{ travel: new Set(['walk', 'lift']) }],
    [{ travel: new Set(['walk', 'ramp', 'stairs']), stepFree: true }],
  ])('[RO3] [RO5] keep to the travel filter %o', (options) => {
    const network = randomNetwork(6, 8);
    const session = new RouteSession(network, TYPES, options);
    const plain = plainDijkstra(network, TYPES, options);
    for (const [from, to] of randomPairs(network, seeded(6), 80)) same(session, plain, [from], [to]);
  });

  it.each([7, 8])('[RO6] join sets of nodes, seed %i', (seed) => {
    const network = randomNetwork(seed, 8);
    const session = new RouteSession(network, TYPES);
    const plain = plainDijkstra(network, TYPES);
    const random = seeded(seed);
    for (let round = 0; round < 60; round++) {
      if (round === 30) session.prepare();
      const pairs = randomPairs(network, random, 1 + below(random, 4));
      same(
        session,
        plain,
        pairs.map(([from]) => from),
        pairs.map(([, to]) => to),
      );
    }
  });

  it('[RO5] [RO6] end where they begin at no cost', () => {
    const session = new RouteSession(sampleNetwork(), TYPES);
    expect(session.find([nodeId(1), nodeId(2)], [nodeId(2), nodeId(5)])).toEqual({ nodes: [2], cost: 0 });
    expect(session.find([], [nodeId(1)])).toBeNull();
    expect(session.find([nodeId(99)], [nodeId(1)])).toBeNull();
  });

  it('[RO2] do not begin or end at a closed node', () => {
    const network = createNetwork(
      [node(1, 0, 0), node(2, 1, 0, { open: false }), node(3, 2, 0)],
      [edge(11, 1, 2), edge(12, 2, 3)],
    );
    const session = new RouteSession(network, TYPES);
    for (const [from, to] of [
      [1, 2],
      [2, 1],
      [2, 2],
      [1, 3],
    ] as const)
      expect(session.find([nodeId(from)], [nodeId(to)])).toBeNull();
  });

  it('[RO4] pay the weight of a group once, however many floors one rides', () => {
    const third = node(6, 10, 10, { z: 8 });
    const network = createNetwork(
      [node(3, 10, 10), upstairs(4, 10, 10), third],
      [],
      [group(21, [6, 3, 4], { weight: 50, multiplier: 2 })],
    );
    expect(new RouteSession(network, TYPES).find([nodeId(3)], [nodeId(6)])).toEqual({
      nodes: [3, 4, 6],
      cost: 50 + 8 / 2,
    });
  });
});

const SMALL = { nodes: 30, edges: 60 };

/** One change, made to the plan and told to the session the direct way. */
function changeBoth(network: Network, session: RouteSession, random: Random, next: () => number): Network {
  const ids = [...network.nodes.keys()];
  const some = ids[below(random, ids.length)]!;
  const near = network.nodes.get(some)!;
  const paths = [...network.edges.values()];
  const path = paths[below(random, paths.length)];
  const choice = below(random, 6);
  if (choice === 0 && paths.length > SMALL.edges && path) {
    session.removeEdge(path.id);
    const edges = new Map(network.edges);
    edges.delete(path.id);
    return { ...network, edges };
  }
  if (choice === 1) {
    const mates = ids.filter((id) => id !== some && network.nodes.get(id)?.floor === near.floor);
    const made = randomEdge(random, next(), some, mates[below(random, mates.length)]!);
    session.setEdge(made);
    return { ...network, edges: new Map(network.edges).set(made.id, made) };
  }
  if (choice === 2) {
    const moved = { ...near, x: near.x + random() * 8 - 4, y: near.y + random() * 8 - 4 };
    session.setNode(moved);
    return { ...network, nodes: new Map(network.nodes).set(some, moved) };
  }
  if (choice === 3) {
    const turned = { ...near, open: !near.open };
    session.setNode(turned);
    return { ...network, nodes: new Map(network.nodes).set(some, turned) };
  }
  if (choice === 4) {
    const added = { ...near, id: nodeId(next()), x: near.x + 1, y: near.y + 1, open: true };
    const made = randomEdge(random, next(), some, added.id);
    session.setNode(added);
    session.setEdge(made);
    return {
      ...network,
      nodes: new Map(network.nodes).set(added.id, added),
      edges: new Map(network.edges).set(made.id, made),
    };
  }
  if (!path) return network;
  const changed = randomEdge(random, path.id, path.from, path.to);
  session.setEdge(changed);
  return { ...network, edges: new Map(network.edges).set(changed.id, changed) };
}

describe('a session', () => {
  it.each([101, 102, 103, 104, 105, 106])('[RO7] follows single changes exactly, seed %i', (seed) => {
    const random = seeded(seed);
    let network = randomNetwork(seed, 7);
    const session = new RouteSession(network, TYPES);
    if (seed % 2 === 0) session.prepare();
    let number = 20_000_000;
    for (let round = 0; round < 60; round++) {
      for (let change = 0; change <= below(random, 3); change++)
        network = changeBoth(network, session, random, () => number++);
      if (round === 20) session.prepare();
      const plain = plainDijkstra(network, TYPES);
      for (const [from, to] of randomPairs(network, random, 4)) same(session, plain, [from], [to]);
    }
    expect(session.network.edges).toEqual(network.edges);
    expect(session.network.nodes).toEqual(network.nodes);
  });

  it.each([201, 202, 203])('[RO7] follows whole plans exactly, seed %i', (seed) => {
    const random = seeded(seed);
    let network = randomNetwork(seed, 5);
    const session = new RouteSession(network, TYPES);
    session.prepare();
    for (let round = 0; round < 150; round++) {
      const next = randomEdit(network, random)(network);
      const before = network;
      network = next.nodes.size < SMALL.nodes ? randomNetwork(seed + round, 5) : next;
      if (round % 2 === 0) session.update(network);
      else session.apply(deltaBetween(before, network));
      if (round % 40 === 0) session.prepare();
      const plain = plainDijkstra(network, TYPES);
      for (const [from, to] of randomPairs(network, random, 3)) same(session, plain, [from], [to]);
    }
    const { nodes, edges, groups } = session.network;
    expect({ nodes, edges, groups }).toEqual({ nodes: network.nodes, edges: network.edges, groups: network.groups });
  });

  it.each([301, 302])('[RO7] is what one built anew is, after many changes without a query, seed %i', (seed) => {
    const random = seeded(seed);
    let network = randomNetwork(seed, 6);
    const session = new RouteSession(network, TYPES);
    session.prepare();
    let number = 20_000_000;
    for (let change = 0; change < 200; change++) network = changeBoth(network, session, random, () => number++);
    const anew = new RouteSession(network, TYPES);
    for (const [from, to] of randomPairs(network, random, 100)) {
      const one = session.find([from], [to]);
      const other = anew.find([from], [to]);
      if (other === null) expect(one).toBeNull();
      else expect(one?.cost).toBeCloseTo(other.cost, 6);
    }
  });

  it('[RO8] keeps its arrays when a path changes, comes or goes', () => {
    const session = new RouteSession(sampleNetwork(), TYPES);
    const graph = session.graph;
    session.setEdge(edge(11, 1, 2, { weight: 100 }));
    expect(session.find([nodeId(1)], [nodeId(2)])?.cost).toBe(110);
    session.setEdge(edge(99, 1, 3));
    expect(session.find([nodeId(1)], [nodeId(3)])?.cost).toBeCloseTo(Math.hypot(10, 10));
    session.removeEdge(edge(99, 1, 3).id);
    expect(session.find([nodeId(1)], [nodeId(3)])?.cost).toBe(120);
    session.setNode(node(1, 5, 0));
    expect(session.find([nodeId(1)], [nodeId(3)])?.cost).toBe(115);
    expect(session.graph).toBe(graph);
  });

  it('[RO7] forgets a node with its paths', () => {
    const session = new RouteSession(sampleNetwork(), TYPES);
    session.update(deleteNodes([nodeId(2)])(session.network));
    expect(session.find([nodeId(1)], [nodeId(3)])).toBeNull();
    session.update(sampleNetwork());
    expect(session.find([nodeId(1)], [nodeId(3)])?.cost).toBe(20);
    session.removeNode(nodeId(2));
    expect(session.find([nodeId(1)], [nodeId(3)])).toBeNull();
  });
});
