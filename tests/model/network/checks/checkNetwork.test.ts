import { describe, expect, it } from 'vitest';
import { checkNetwork } from '@/model/network/checks/checkNetwork';
import type { CheckInput } from '@/model/network/checks/problem';
import { createNetwork, floorId, type Network, type TravelType } from '@/model/network/network';
import { edge, group, node, sampleNetwork, upstairs } from '../sampleNetwork';

const travelTypes: TravelType[] = [
  { key: 'walk', name: 'Walk', access: 1, speed: 1.4, wait: 0 },
  { key: 'lift', name: 'Lift', access: 1, speed: 1, wait: 20 },
  { key: 'stairs', name: 'Stairs', access: 0, speed: 0.7, wait: 0 },
];
const check = (network: Network, more: Partial<CheckInput> = {}) =>
  checkNetwork({ network, travelTypes, destinations: [], ...more });

const square = [node(1, 0, 0), node(2, 10, 0), node(3, 10, 10), node(4, 0, 10)];
const ring = [edge(11, 1, 2), edge(12, 2, 3), edge(13, 3, 4), edge(14, 4, 1)];

describe('checks', () => {
  it('[PL77] find nothing wrong with a sound plan', () => {
    expect(check(sampleNetwork())).toEqual([]);
    expect(check(createNetwork([]))).toEqual([]);
  });

  it('[PL70] find an island and bridge it', () => {
    const network = createNetwork([...square, node(5, 13, 10), node(6, 20, 10)], [...ring, edge(15, 5, 6)]);
    const [problem, ...rest] = check(network).filter((one) => one.check === 'island');
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({
      severity: 'error',
      nodes: [5, 6],
      place: { floor: 'ground', point: { x: 13, y: 10 } },
    });
    const bridged = problem!.fix!.edit(network);
    expect([...bridged.edges.values()].at(-1)).toMatchObject({ from: 5, to: 3 });
    expect(check(bridged)).toEqual([]);
  });

  it.each([
    [1, 'cannot-leave'],
    [-1, 'cannot-enter'],
  ] as const)('[PL71] find a trap with direction %i and open its gate', (direction, message) => {
    const network = createNetwork(
      [...square, node(5, 20, 10), node(6, 30, 10)],
      [...ring, edge(15, 3, 5, { direction }), edge(16, 5, 6)],
    );
    const problems = check(network);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ check: 'one-way-trap', message, nodes: [5, 6], edges: [15] });
    expect(check(problems[0]!.fix!.edit(network))).toEqual([]);
  });

  it('[PL72] find a loose node', () => {
    const network = createNetwork([...square, node(5, 50, 50), node(6, 60, 60, { mesh: 'shop' })], ring);
    const loose = check(network).filter((one) => one.check === 'loose-node');
    expect(loose).toMatchObject([
      { severity: 'error', nodes: [6], fix: null },
      { severity: 'warning', nodes: [5] },
    ]);
    expect(loose[1]!.fix!.edit(network).nodes.size).toBe(5);
  });

  it('[PL73] find a destination without an entrance', () => {
    const network = createNetwork([...square.slice(1), node(1, 0, 0, { mesh: 'shop' })], ring);
    const shop = { name: 'shop', floor: floorId('ground'), point: { x: 1, y: 1 }, z: 0 };
    const bank = { ...shop, name: 'bank', point: { x: 8, y: 2 } };
    const problems = check(network, { destinations: [shop, bank] });
    expect(problems).toMatchObject([{ check: 'mesh-without-node', place: { floor: 'ground', point: { x: 8, y: 2 } } }]);
    const fixed = problems[0]!.fix!.edit(network);
    expect([...fixed.nodes.values()].at(-1)).toMatchObject({ mesh: 'bank', x: 8, y: 2 });
  });

  it('[PL74] find a group with one stop', () => {
    const network = createNetwork(square, ring, [group(21, [1])]);
    const problems = check(network);
    expect(problems).toMatchObject([{ check: 'single-node-group', groups: [21], nodes: [1] }]);
    expect(check(problems[0]!.fix!.edit(network))).toEqual([]);
  });

  it('[PL75] find what only stairs lead to', () => {
    const network = createNetwork(
      [...square, upstairs(5, 0, 0), upstairs(6, 5, 0)],
      [...ring, edge(15, 5, 6)],
      [group(21, [1, 5], { travel: 'stairs' })],
    );
    expect(check(network)).toMatchObject([{ check: 'only-stairs', nodes: [5, 6], severity: 'warning', fix: null }]);
  });

  it('[PL76] find nodes on one spot and paths without length, and unite them', () => {
    const network = createNetwork(
      [...square, node(5, 10, 10), node(6, 15, 15)],
      [...ring, edge(15, 3, 5), edge(16, 5, 6)],
    );
    const problems = check(network);
    expect(problems.map((one) => one.check)).toEqual(['same-spot', 'zero-length-path']);
    for (const problem of problems) expect(check(problem.fix!.edit(network))).toEqual([]);
  });

  it('[PL77] put errors first', () => {
    const network = createNetwork([...square, node(5, 50, 50), node(6, 0, 0), node(7, 60, 60, { mesh: 'shop' })], ring);
    const severities = check(network).map((one) => one.severity);
    expect(severities).toEqual([...severities].sort());
    expect(new Set(severities)).toEqual(new Set(['error', 'warning']));
  });
});
