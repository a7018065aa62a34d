import { describe, expect, it } from 'vitest';
import { deltaBetween } from '@/model/plan/delta';
import { deleteNodes } from '@/model/plan/edits/deleteNodes';
import { makePlan, type NodeId, nodeId, type Plan } from '@/model/plan/plan';
import { RouteSession } from '@/model/routing/routeSession';
import { below, type Random, randomEdit, seeded } from '../plan/randomEdits';
import { group, joint, node, samplePlan, upstairs } from '../plan/samplePlan';
import { plainDijkstra } from './plainDijkstra';
import { randomJoint, randomPairs, randomPlan, TYPES } from './randomPlan';

function same(session: RouteSession, plain: ReturnType<typeof plainDijkstra>, from: NodeId[], to: NodeId[]): void {
  const found = session.find(from, to);
  const cost = plain(from, to);
  if (cost === null) expect(found, `${from} to ${to}`).toBeNull();
  else expect(found?.cost, `${from} to ${to}`).toBeCloseTo(cost, 6);
}

describe('shortest paths', () => {
  it.each([1, 2, 3, 4, 5])('[RO5] cost what plain Dijkstra finds, before and after landmarks, seed %i', (seed) => {
    const plan = randomPlan(seed, 9);
    const session = new RouteSession(plan, TYPES);
    const plain = plainDijkstra(plan, TYPES);
    const pairs = randomPairs(plan, seeded(seed), 120);
    for (const [from, to] of pairs.slice(0, 60)) same(session, plain, [from], [to]);
    session.prepare();
    for (const [from, to] of pairs.slice(60)) same(session, plain, [from], [to]);
  });

  it.each([
    [{ stepFree: true }],
    [{ travel: new Set(['walk', 'lift']) }],
    [{ travel: new Set(['walk', 'ramp', 'stairs']), stepFree: true }],
  ])('[RO3] [RO5] keep to the travel filter %o', (options) => {
    const plan = randomPlan(6, 8);
    const session = new RouteSession(plan, TYPES, options);
    const plain = plainDijkstra(plan, TYPES, options);
    for (const [from, to] of randomPairs(plan, seeded(6), 80)) same(session, plain, [from], [to]);
  });

  it.each([7, 8])('[RO6] join sets of nodes, seed %i', (seed) => {
    const plan = randomPlan(seed, 8);
    const session = new RouteSession(plan, TYPES);
    const plain = plainDijkstra(plan, TYPES);
    const random = seeded(seed);
    for (let round = 0; round < 60; round++) {
      if (round === 30) session.prepare();
      const pairs = randomPairs(plan, random, 1 + below(random, 4));
      same(
        session,
        plain,
        pairs.map(([from]) => from),
        pairs.map(([, to]) => to),
      );
    }
  });

  it('[RO5] [RO6] end where they begin at no cost', () => {
    const session = new RouteSession(samplePlan(), TYPES);
    expect(session.find([nodeId(1), nodeId(2)], [nodeId(2), nodeId(5)])).toEqual({ nodes: [2], cost: 0 });
    expect(session.find([], [nodeId(1)])).toBeNull();
    expect(session.find([nodeId(99)], [nodeId(1)])).toBeNull();
  });

  it('[RO2] do not begin or end at a closed node', () => {
    const plan = makePlan(
      [node(1, 0, 0), node(2, 1, 0, { open: false }), node(3, 2, 0)],
      [joint(11, 1, 2), joint(12, 2, 3)],
    );
    const session = new RouteSession(plan, TYPES);
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
    const plan = makePlan(
      [node(3, 10, 10), upstairs(4, 10, 10), third],
      [],
      [group(21, [6, 3, 4], { weight: 50, multiplier: 2 })],
    );
    expect(new RouteSession(plan, TYPES).find([nodeId(3)], [nodeId(6)])).toEqual({
      nodes: [3, 4, 6],
      cost: 50 + 8 / 2,
    });
  });
});

const SMALL = { nodes: 30, joints: 60 };

/** One change, made to the plan and told to the session the direct way. */
function changeBoth(plan: Plan, session: RouteSession, random: Random, next: () => number): Plan {
  const ids = [...plan.nodes.keys()];
  const some = ids[below(random, ids.length)]!;
  const near = plan.nodes.get(some)!;
  const paths = [...plan.joints.values()];
  const path = paths[below(random, paths.length)];
  const choice = below(random, 6);
  if (choice === 0 && paths.length > SMALL.joints && path) {
    session.removeJoint(path.id);
    const joints = new Map(plan.joints);
    joints.delete(path.id);
    return { ...plan, joints };
  }
  if (choice === 1) {
    const mates = ids.filter((id) => id !== some && plan.nodes.get(id)?.floor === near.floor);
    const made = randomJoint(random, next(), some, mates[below(random, mates.length)]!);
    session.setJoint(made);
    return { ...plan, joints: new Map(plan.joints).set(made.id, made) };
  }
  if (choice === 2) {
    const moved = { ...near, x: near.x + random() * 8 - 4, y: near.y + random() * 8 - 4 };
    session.setNode(moved);
    return { ...plan, nodes: new Map(plan.nodes).set(some, moved) };
  }
  if (choice === 3) {
    const turned = { ...near, open: !near.open };
    session.setNode(turned);
    return { ...plan, nodes: new Map(plan.nodes).set(some, turned) };
  }
  if (choice === 4) {
    const added = { ...near, id: nodeId(next()), x: near.x + 1, y: near.y + 1, open: true };
    const made = randomJoint(random, next(), some, added.id);
    session.setNode(added);
    session.setJoint(made);
    return {
      ...plan,
      nodes: new Map(plan.nodes).set(added.id, added),
      joints: new Map(plan.joints).set(made.id, made),
    };
  }
  if (!path) return plan;
  const changed = randomJoint(random, path.id, path.from, path.to);
  session.setJoint(changed);
  return { ...plan, joints: new Map(plan.joints).set(changed.id, changed) };
}

describe('a session', () => {
  it.each([101, 102, 103, 104, 105, 106])('[RO7] follows single changes exactly, seed %i', (seed) => {
    const random = seeded(seed);
    let plan = randomPlan(seed, 7);
    const session = new RouteSession(plan, TYPES);
    if (seed % 2 === 0) session.prepare();
    let number = 20_000_000;
    for (let round = 0; round < 60; round++) {
      for (let change = 0; change <= below(random, 3); change++)
        plan = changeBoth(plan, session, random, () => number++);
      if (round === 20) session.prepare();
      const plain = plainDijkstra(plan, TYPES);
      for (const [from, to] of randomPairs(plan, random, 4)) same(session, plain, [from], [to]);
    }
    expect(session.plan.joints).toEqual(plan.joints);
    expect(session.plan.nodes).toEqual(plan.nodes);
  });

  it.each([201, 202, 203])('[RO7] follows whole plans exactly, seed %i', (seed) => {
    const random = seeded(seed);
    let plan = randomPlan(seed, 5);
    const session = new RouteSession(plan, TYPES);
    session.prepare();
    for (let round = 0; round < 150; round++) {
      const next = randomEdit(plan, random)(plan);
      const before = plan;
      plan = next.nodes.size < SMALL.nodes ? randomPlan(seed + round, 5) : next;
      if (round % 2 === 0) session.update(plan);
      else session.apply(deltaBetween(before, plan));
      if (round % 40 === 0) session.prepare();
      const plain = plainDijkstra(plan, TYPES);
      for (const [from, to] of randomPairs(plan, random, 3)) same(session, plain, [from], [to]);
    }
    const { nodes, joints, groups } = session.plan;
    expect({ nodes, joints, groups }).toEqual({ nodes: plan.nodes, joints: plan.joints, groups: plan.groups });
  });

  it.each([301, 302])('[RO7] is what one built anew is, after many changes without a query, seed %i', (seed) => {
    const random = seeded(seed);
    let plan = randomPlan(seed, 6);
    const session = new RouteSession(plan, TYPES);
    session.prepare();
    let number = 20_000_000;
    for (let change = 0; change < 200; change++) plan = changeBoth(plan, session, random, () => number++);
    const anew = new RouteSession(plan, TYPES);
    for (const [from, to] of randomPairs(plan, random, 100)) {
      const one = session.find([from], [to]);
      const other = anew.find([from], [to]);
      if (other === null) expect(one).toBeNull();
      else expect(one?.cost).toBeCloseTo(other.cost, 6);
    }
  });

  it('[RO8] keeps its arrays when a path changes, comes or goes', () => {
    const session = new RouteSession(samplePlan(), TYPES);
    const graph = session.graph;
    session.setJoint(joint(11, 1, 2, { weight: 100 }));
    expect(session.find([nodeId(1)], [nodeId(2)])?.cost).toBe(110);
    session.setJoint(joint(99, 1, 3));
    expect(session.find([nodeId(1)], [nodeId(3)])?.cost).toBeCloseTo(Math.hypot(10, 10));
    session.removeJoint(joint(99, 1, 3).id);
    expect(session.find([nodeId(1)], [nodeId(3)])?.cost).toBe(120);
    session.setNode(node(1, 5, 0));
    expect(session.find([nodeId(1)], [nodeId(3)])?.cost).toBe(115);
    expect(session.graph).toBe(graph);
  });

  it('[RO7] forgets a node with its paths', () => {
    const session = new RouteSession(samplePlan(), TYPES);
    session.update(deleteNodes([nodeId(2)])(session.plan));
    expect(session.find([nodeId(1)], [nodeId(3)])).toBeNull();
    session.update(samplePlan());
    expect(session.find([nodeId(1)], [nodeId(3)])?.cost).toBe(20);
    session.removeNode(nodeId(2));
    expect(session.find([nodeId(1)], [nodeId(3)])).toBeNull();
  });
});
