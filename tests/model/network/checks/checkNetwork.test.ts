import { describe, expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { buildWalls } from '@/model/floorPlan/walls';
import { checkNetwork } from '@/model/network/checks/checkNetwork';
import type { Fix } from '@/model/network/checks/fix';
import { fixOperation } from '@/model/network/checks/fixOperation';
import type { CheckedFloor, CheckInput } from '@/model/network/checks/problem';
import {
  createNetwork,
  type FloorId,
  floorId,
  type MapNode,
  type Network,
  nodeId,
  type TravelType,
} from '@/model/network/network';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { edge, group, node, sampleNetwork, upstairs } from '../sampleNetwork';

const travelTypes: TravelType[] = [
  { key: 'walk', name: 'Walk', access: 1, speed: 1.4, wait: 0 },
  { key: 'lift', name: 'Lift', access: 1, speed: 1, wait: 20 },
  { key: 'stairs', name: 'Stairs', access: 0, speed: 0.7, wait: 0 },
];
const check = (network: Network, more: Partial<CheckInput> = {}) =>
  checkNetwork({ network, travelTypes, destinations: [], floors: new Map(), ...more });

const mended = (network: Network, { step }: Fix): Network => fixOperation(network, step).edit(network);

type Boxes = Readonly<Record<string, readonly [number, number, number, number]>>;
/** The ground floor with these meshes. */
function planned(meshes: Boxes): ReadonlyMap<FloorId, CheckedFloor> {
  const drawn = drawnFloor(floorPlanOf(meshes));
  return new Map([[floorId('ground'), { drawn, walls: buildWalls(drawn) }]]);
}

/** A destination with everything by which visitors find it. */
const WHOLE = { id: 1, hasCategory: true, hasDescription: true };

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
    expect(problem!.fixes).toMatchObject([{ kind: 'connect-parts', name: [{ node: 5 }, { node: 3 }], deletes: false }]);
    const bridged = mended(network, problem!.fixes[0]!);
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
    expect(check(mended(network, problems[0]!.fixes[0]!))).toEqual([]);
  });

  it('[PL72] find a loose node, connect it to the nearest path, or remove it after a question', () => {
    const network = createNetwork([...square, node(5, 5, -2), node(6, 9.8, -3, { mesh: 'shop' })], ring);
    const loose = check(network).filter((one) => one.check === 'loose-node');
    expect(loose).toMatchObject([
      { severity: 'error', nodes: [6], subject: { name: { node: 6 } }, fixes: [{ kind: 'connect', deletes: false }] },
      {
        severity: 'warning',
        nodes: [5],
        fixes: [{ kind: 'connect' }, { kind: 'remove', name: { node: 5 }, deletes: true }],
      },
    ]);
    const connected = fixOperation(network, loose[1]!.fixes[0]!.step);
    const split = connected.edit(network);
    expect([connected.note, split.nodes.size]).toEqual([{ kind: 'connectNamedNode', name: { node: 5 } }, 7]);
    expect(split.nodes.get(nodeId(-1))).toMatchObject({ x: 5, y: 0 });
    expect([...split.edges.values()].at(-1)).toMatchObject({ from: 5, to: -1, travel: ['walk'] });
    // Near the end of a path the end is taken.
    const toEnd = mended(network, loose[0]!.fixes[0]!);
    expect([...toEnd.edges.values()].at(-1)).toMatchObject({ from: 6, to: 2 });
    expect(check(toEnd).map(({ nodes }) => nodes)).toEqual([[5]]);
    expect(mended(network, loose[1]!.fixes[1]!).nodes.size).toBe(5);
  });

  it('[PL78] a fix draws no path through a wall: it takes the next way, or offers nothing', () => {
    const network = createNetwork(
      [...square, node(5, 5, -2), node(6, 20, 5), node(7, 21, 5)],
      [...ring, edge(15, 6, 7)],
    );
    const walled = planned({ wall_1: [-5, -1.1, 15, -1], wall_2: [16, -50, 16.1, 50] });
    const fixes = check(network, { floors: walled }).map((one) => [one.check, one.fixes.map(({ kind }) => kind)]);
    expect(fixes).toEqual([
      ['island', []],
      ['loose-node', ['remove']],
    ]);
    const open = planned({ wall_1: [3, -1.1, 7, -1] });
    const around = check(network, { floors: open }).find((one) => one.check === 'loose-node');
    const path = [...mended(network, around!.fixes[0]!).edges.values()].at(-1)!;
    expect(open.get(floorId('ground'))!.walls.crossing(node(5, 5, -2), { x: 0, y: 0 })).toBeNull();
    expect(path).toMatchObject({ from: 5 });
    expect(check(mended(network, around!.fixes[0]!), { floors: open }).map((one) => one.check)).toEqual(['island']);
  });

  it('[PL73] find a destination without an entrance, by its name, on every floor', () => {
    const network = createNetwork([...square.slice(1), node(1, 0, 0, { mesh: 'shop' })], ring);
    const shop = { ...WHOLE, name: 'shop', label: 'Shop', floor: floorId('ground'), z: 0 };
    const bank = { ...shop, id: 2, name: 'bank', label: 'City Bank' };
    const attic = { ...bank, id: 3, floor: floorId('upper'), label: 'Attic' };
    const rooms: Boxes = { bank: [2, -6, 8, -2], shop: [-5, 0, -0.5, 3] };
    const problems = check(network, { destinations: [shop, bank, attic], floors: planned(rooms) });
    expect(problems).toMatchObject([
      { subject: { name: 'City Bank' }, mesh: 'bank', place: { floor: 'ground', point: { x: 5, y: -4 } } },
      { subject: { name: 'Attic' }, place: { floor: 'upper', point: null }, fixes: [] },
    ]);
    const [add] = problems[0]!.fixes;
    expect(add).toMatchObject({
      kind: 'add-entrance',
    });
    expect(fixOperation(network, add!.step).note).toEqual({ kind: 'addEntrance', name: 'City Bank' });
    const fixed = mended(network, add!);
    const entrance = [...fixed.nodes.values()].find(({ mesh }) => mesh === 'bank');
    expect(entrance?.x).toBeCloseTo(5);
    expect(entrance?.y).toBeCloseTo(-2);
    expect(check(fixed, { destinations: [shop, bank], floors: planned(rooms) })).toEqual([]);
  });

  it('[PL108] find a destination that the floor plan has no room for, also where a node is still its entrance', () => {
    const network = createNetwork([...square.slice(1), node(1, 0, 0, { mesh: 'shop' })], ring);
    const shop = { ...WHOLE, name: 'shop', label: 'Shop', floor: floorId('ground'), z: 0 };
    const bank = { ...shop, id: 2, name: 'bank', label: 'City Bank' };
    const attic = { ...bank, id: 3, floor: floorId('upper'), label: 'Attic' };
    const destinations = [shop, bank, attic];
    expect(check(network, { destinations, floors: planned({ 'room 1': [2, -6, 8, -2] }) })).toMatchObject([
      { check: 'without-room', severity: 'error', subject: { name: 'Shop' }, detail: 'shop', mesh: 'shop', fixes: [] },
      { check: 'without-room', subject: { name: 'City Bank' }, place: { floor: 'ground', point: null } },
      { check: 'mesh-without-node', subject: { name: 'Attic' } },
    ]);
  });

  it('[PL73] a node in the room, or a door of it, is its entrance', () => {
    const bank = { ...WHOLE, name: 'bank', label: 'City Bank', floor: floorId('ground'), z: 0 };
    const inside = createNetwork([...square, node(5, 5, -3)], [...ring, edge(15, 5, 1)]);
    const floors = planned({ bank: [2, -6, 8, -2], door_1: [2.5, -2.1, 3.5, -1.9] });
    const [set] = check(inside, { destinations: [bank], floors })[0]!.fixes;
    expect(set).toMatchObject({ kind: 'set-entrance', name: { node: 5 } });
    expect(mended(inside, set!).nodes.get(nodeId(5))?.mesh).toBe('bank');
    const network = createNetwork(square, ring);
    const [add] = check(network, { destinations: [bank], floors })[0]!.fixes;
    const placed = [...mended(network, add!).nodes.values()].find(({ mesh }) => mesh === 'bank');
    expect(placed?.x).toBeCloseTo(3);
    expect(placed?.y).toBeCloseTo(-2);
  });

  it('[PL79] find paths through a wall, and none through its door or into a room', () => {
    const through = (meshes: Boxes, more: Partial<MapNode> = {}) =>
      check(createNetwork([node(1, 0, 0), node(2, 10, 0, more)], [edge(11, 1, 2)]), { floors: planned(meshes) }).map(
        ({ check: name, place }) => [name, place?.point?.x],
      );
    expect(through({ wall_1: [5, -3, 5.25, 3] })).toEqual([['through-wall', 5]]);
    expect(through({ wall_1: [5, -3, 5.25, 3], door_1: [5, -0.5, 5.25, 0.5] })).toEqual([]);
    expect(through({ 'L-001': [4, -3, 6, 3] })).toEqual([['crosses-room', 4]]);
    expect(through({ 'L-001': [4, -3, 12, 3] })).toEqual([]);
    expect(through({ 'L-001': [4, -3, 9, 3] }, { mesh: 'L-001' })).toEqual([]);
    expect(through({ corridor_1: [4, -3, 6, 3] })).toEqual([]);
    // On a floor with walls, outlines of rooms are not walls.
    expect(through({ wall_1: [0, 5, 10, 6], 'L-001': [4, -3, 6, 3] })).toEqual([]);
    expect(through({ 'L-001': [0, 0.1, 10, 3] })).toEqual([]);
  });

  it('[PL74] find a group with one stop', () => {
    const network = createNetwork(square, ring, [group(21, [1])]);
    const problems = check(network);
    expect(problems).toMatchObject([{ check: 'single-node-group', groups: [21], nodes: [1] }]);
    expect(check(mended(network, problems[0]!.fixes[0]!))).toEqual([]);
  });

  it('[PL75] find what only stairs lead to', () => {
    const network = createNetwork(
      [...square, upstairs(5, 0, 0), upstairs(6, 5, 0)],
      [...ring, edge(15, 5, 6)],
      [group(21, [1, 5], { travel: 'stairs' })],
    );
    expect(check(network)).toMatchObject([{ check: 'only-stairs', nodes: [5, 6], severity: 'warning', fixes: [] }]);
  });

  it('[PL76] find nodes on one spot and paths without length, and unite them', () => {
    const network = createNetwork(
      [...square, node(5, 10, 10), node(6, 15, 15)],
      [...ring, edge(15, 3, 5), edge(16, 5, 6)],
    );
    const problems = check(network);
    expect(problems.map((one) => one.check)).toEqual(['same-spot', 'zero-length-path']);
    for (const problem of problems) expect(check(mended(network, problem.fixes[0]!))).toEqual([]);
  });

  it('[PL77] put errors first', () => {
    const network = createNetwork([...square, node(5, 50, 50), node(6, 0, 0), node(7, 60, 60, { mesh: 'shop' })], ring);
    const severities = check(network).map((one) => one.severity);
    expect(severities).toEqual([...severities].sort());
    expect(new Set(severities)).toEqual(new Set(['error', 'warning']));
  });
});
