import { describe, expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { buildWalls, type Walls } from '@/model/floorPlan/walls';
import { checkNetwork } from '@/model/network/checks/checkNetwork';
import type { Fix } from '@/model/network/checks/fix';
import { fixOperation } from '@/model/network/checks/fixOperation';
import type { CheckInput, CheckName, DestinationMesh } from '@/model/network/checks/problem';
import { createNetwork, edgeId, floorId, type Network, nodeId } from '@/model/network/network';
import { TRAVEL_TYPES } from '@/model/routing/travel/travelTypes';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { edge, group, isWhole, node, upstairs } from '../sampleNetwork';

const found = (check: CheckName, network: Network, more: Partial<CheckInput> = {}) =>
  checkNetwork({ network, travelTypes: TRAVEL_TYPES, destinations: [], floors: new Map(), ...more }).filter(
    (one) => one.check === check,
  );

const mended = (network: Network, fix: Fix | undefined): Network =>
  fix ? fixOperation(network, fix.step).edit(network) : network;

describe('paths that cross', () => {
  const ends = [node(1, 0, 0), node(2, 10, 0), node(3, 5, -5), node(4, 5, 5), node(5, 10, 5)];

  it('[PL87] are joined by one node in both', () => {
    const network = createNetwork(ends, [edge(11, 1, 2, { weight: 50 }), edge(12, 3, 4), edge(13, 4, 5)]);
    const [problem, ...others] = found('crossing-paths', network);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ edges: [11, 12], place: { floor: 'ground', point: { x: 5, y: 0 } } });
    const step = problem?.fixes[0]?.step;
    if (!step) throw new Error('There is no fix.');
    const operation = fixOperation(network, step);
    const after = operation.edit(network);
    expect([operation.note, operation.select]).toEqual([{ kind: 'joinPaths' }, { type: 'node', ids: [-1] }]);
    expect(after.nodes.size).toBe(6);
    expect([...after.edges.values()].filter(({ from, to }) => from === -1 || to === -1)).toHaveLength(4);
    expect(after.edges.get(edgeId(11))).toMatchObject({ from: 1, to: -1, weight: 25 });
    expect([isWhole(after), found('crossing-paths', after)]).toEqual([true, []]);
  });

  it.each([
    ['share an end', [edge(11, 1, 2), edge(12, 1, 4)]],
    ['touch at an end', [edge(11, 3, 4), edge(12, 1, 6)]],
    ['run alike', [edge(11, 1, 2), edge(12, 1, 6)]],
    ['are apart', [edge(11, 1, 3), edge(12, 4, 5)]],
  ])('[PL87] are none where they %s', (_, edges) => {
    expect(found('crossing-paths', createNetwork([...ends, node(6, 5.01, 0)], edges))).toEqual([]);
  });

  it('[PL87] are none on different floors', () => {
    const network = createNetwork(
      [node(1, 0, 0), node(2, 10, 0), upstairs(3, 5, -5), upstairs(4, 5, 5)],
      [edge(11, 1, 2), edge(12, 3, 4)],
    );
    expect(found('crossing-paths', network)).toEqual([]);
  });
});

describe('ends that nearly meet', () => {
  const nodes = [node(1, 0, 0), node(2, 10, 0), node(3, 10.3, 0), node(4, 20, 0)];

  it('[PL88] are united', () => {
    const network = createNetwork(nodes, [edge(11, 1, 2), edge(12, 3, 4)]);
    const [problem, ...others] = found('near-ends', network);
    expect([problem?.nodes, others]).toEqual([[3, 2], []]);
    const after = mended(network, problem?.fixes[0]);
    expect([after.nodes.size, found('near-ends', after), found('island', after)]).toEqual([3, [], []]);
  });

  it('[PL88] are none where a path joins them, where they are apart, or where one is an entrance or a stop', () => {
    const joined = [edge(11, 1, 2), edge(12, 3, 4), edge(13, 2, 3)];
    const two = [edge(11, 1, 2), edge(12, 3, 4)];
    const at = (x: number, more = {}) => [node(1, 0, 0), node(2, 10, 0, more), node(3, x, 0, more), node(4, 20, 0)];
    expect([
      found('near-ends', createNetwork(nodes, joined)),
      found('near-ends', createNetwork(at(10.6), two)),
      found('near-ends', createNetwork(at(10.3, { mesh: 'shop' }), two)),
      found('near-ends', createNetwork(nodes, two, [group(21, [2, 3])])),
    ]).toEqual([[], [], [], []]);
  });
});

it('[PL89] a node in a wall is reported, but not at its door, not as an entrance and not at the end of a path', () => {
  const drawn = drawnFloor(floorPlanOf({ wall_1: [0, 0, 10, 0.4], door_1: [4, 0, 5, 0.4] }));
  const floors = new Map([[floorId('ground'), { drawn, walls: buildWalls(drawn) }]]);
  const nodes = [node(1, 1, 0.2), node(2, 4.5, 0.2), node(3, 1, 5), node(4, 8, 0.2, { mesh: 'shop' }), node(5, 9, 0.2)];
  const chain = [edge(11, 1, 3), edge(12, 1, 2), edge(13, 2, 4), edge(14, 4, 5)];
  const network = createNetwork(nodes, chain);
  expect(found('node-in-wall', network, { floors }).map((one) => one.nodes)).toEqual([[1]]);
  expect(found('node-in-wall', network)).toEqual([]);
});

it('[PL90] a lift whose stops are all on one floor is reported', () => {
  const nodes = [node(1, 0, 0), node(2, 5, 0), upstairs(3, 0, 0)];
  const flat = createNetwork(nodes, [], [group(21, [1, 2]), group(22, [1, 3]), group(23, [2])]);
  const [problem, ...others] = found('group-on-one-floor', flat);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ groups: [21], subject: { name: 'Lift', count: 2 }, fixes: [{ deletes: true }] });
  expect(mended(flat, problem?.fixes[0]).groups.size).toBe(2);
});

const destination = (id: number, name: string, more: Partial<DestinationMesh> = {}): DestinationMesh => ({
  id,
  name,
  label: name,
  floor: floorId('ground'),
  z: 0,
  hasCategory: true,
  hasDescription: true,
  ...more,
});

it('[PL91] a destination that only stairs lead to is reported by its name, one with another place is not', () => {
  const network = createNetwork(
    [
      node(1, 0, 0, { mesh: 'shop' }),
      node(2, 5, 0),
      node(3, 9, 0),
      upstairs(4, 5, 0, { mesh: 'bar' }),
      upstairs(5, 9, 0, { mesh: 'cafe' }),
    ],
    [edge(11, 1, 2), edge(12, 2, 3), edge(13, 4, 5)],
    [group(21, [2, 4], { travel: 'stairs' })],
  );
  const upper = { floor: floorId('upper') };
  const destinations = [
    destination(1, 'shop'),
    destination(2, 'bar', upper),
    destination(3, 'cafe', upper),
    destination(3, 'shop'),
  ];
  const problems = found('unreachable-destination', network, { destinations });
  expect(problems).toMatchObject([
    { message: 'not-step-free', subject: { name: 'bar' }, detail: 'Stairs', nodes: [4], groups: [21] },
  ]);
  const lift = createNetwork(network.nodes.values(), network.edges.values(), [group(21, [2, 4])]);
  expect(found('unreachable-destination', lift, { destinations })).toEqual([]);
  const missing = createNetwork([node(nodeId(9), 0, 0)]);
  expect(found('unreachable-destination', missing, { destinations })).toEqual([]);
});

describe('[PL93] a destination that only step-free routes reach', () => {
  const ways = (travel: readonly string[], other: readonly string[] = ['walk']) =>
    createNetwork(
      [node(1, 0, 0, { mesh: 'shop' }), node(2, 5, 0), node(3, 9, 0), node(4, 14, 0, { mesh: 'bar' }), node(5, 0, 5)],
      [edge(11, 1, 2), edge(12, 2, 3, { travel: [...travel] }), edge(13, 3, 4, { travel: [...other] }), edge(14, 1, 5)],
    );
  const destinations = [destination(1, 'shop'), destination(2, 'bar')];
  const reported = (network: Network) => found('unreachable-destination', network, { destinations });

  it('is reported by its name, with the travel type and the path that are in the way, and opened by the fix', () => {
    const network = ways(['platform-lift']);
    const [problem, ...others] = reported(network);
    expect([problem, others]).toMatchObject([
      { message: 'only-step-free', subject: { name: 'bar' }, detail: 'Platform lift', nodes: [], edges: [12] },
      [],
    ]);
    expect(problem?.place).toEqual({ floor: 'ground', point: { x: 5, y: 0 } });
    const [fix] = problem?.fixes ?? [];
    expect([fix?.kind, fix?.name]).toEqual(['allow-travel', 'Walk']);
    const allowed = mended(network, fix);
    expect(allowed.edges.get(edgeId(12))?.travel).toEqual(['platform-lift', 'walk']);
    expect(reported(allowed)).toEqual([]);
  });

  it('has no fix where more than one path is in the way, or a transit group', () => {
    expect(reported(ways(['platform-lift'], ['platform-lift']))).toMatchObject([{ edges: [13], fixes: [] }]);
    const lifted = createNetwork(
      [node(1, 0, 0, { mesh: 'shop' }), node(2, 5, 0), upstairs(3, 5, 0, { mesh: 'bar' })],
      [edge(11, 1, 2)],
      [group(21, [2, 3], { travel: 'platform-lift' })],
    );
    const upper = [destination(1, 'shop'), destination(2, 'bar', { floor: floorId('upper') })];
    expect(found('unreachable-destination', lifted, { destinations: upper })).toMatchObject([
      { message: 'only-step-free', detail: 'Platform lift', groups: [21], edges: [], fixes: [] },
    ]);
  });

  it('is sound where another way leads there, and where no travel type is exclusive', () => {
    const network = ways(['platform-lift']);
    const besides = createNetwork(network.nodes.values(), [...network.edges.values(), edge(15, 2, 3)]);
    expect(reported(besides)).toEqual([]);
    expect(reported(ways(['ramp']))).toEqual([]);
  });
});

it('[PL92] what most destinations have is missed where one has none of it, once for each destination', () => {
  const lacking = { hasCategory: false, hasDescription: false };
  const network = createNetwork([]);
  const messages = (...destinations: DestinationMesh[]) =>
    found('incomplete-destination', network, { destinations }).map(({ subject, message }) => [subject.name, message]);
  expect(
    messages(
      destination(1, 'a'),
      destination(2, 'b'),
      destination(3, 'c', lacking),
      destination(3, 'd', lacking),
      destination(4, 'e', { hasDescription: false }),
    ),
  ).toEqual([
    ['d', 'no-category'],
    ['e', 'no-description'],
  ]);
  expect(messages(destination(1, 'a', lacking), destination(2, 'b', lacking), destination(3, 'c'))).toEqual([]);
});

it('[PL73] the fix of a missing entrance is found when it is asked for, and once', () => {
  const drawn = drawnFloor(floorPlanOf({ shop: [0, 4, 4, 8] }));
  const walls = buildWalls(drawn);
  const asked: Walls['crossing'] = (from, to, entered) => {
    if (entered?.has('shop')) searches += 1;
    return walls.crossing(from, to, entered);
  };
  let searches = 0;
  const network = createNetwork([node(1, 0, 0), node(2, 9, 0)], [edge(11, 1, 2)]);
  const floors = new Map([[floorId('ground'), { drawn, walls: { ...walls, crossing: asked } }]]);
  const [problem] = found('mesh-without-node', network, { destinations: [destination(1, 'shop')], floors });
  expect(searches).toBe(0);
  for (let times = 0; times < 2; times++)
    expect([problem?.fixes.map(({ kind }) => kind), searches]).toEqual([['add-entrance'], 1]);
});

describe('an entrance away from its room', () => {
  const drawn = drawnFloor(floorPlanOf({ shop: [0, 4, 4, 8], hall: [0, 0, 40, 4] }));
  const floors = new Map([[floorId('ground'), { drawn, walls: buildWalls(drawn) }]]);
  const reported = (network: Network) =>
    found('entrance-outside', network, { destinations: [destination(1, 'shop')], floors });

  it.each([
    ['in the room', 2, 6],
    ['on its outline', 2, 4],
    ['before its door', 2, 2.6],
  ])('[PL96] is none %s', (_, x, y) => {
    expect(reported(createNetwork([node(1, x, y, { mesh: 'shop' })]))).toEqual([]);
  });

  it('[PL96] is reported with its room, and moved there or made an ordinary node', () => {
    const network = createNetwork([node(1, 19, 2, { mesh: 'shop' }), node(2, 9, 2)], [edge(11, 1, 2)]);
    const [problem, ...others] = reported(network);
    expect([others, problem?.detail, problem?.nodes, problem?.severity]).toEqual([[], 'shop', [1], 'error']);
    expect(problem?.fixes.map(({ kind }) => kind)).toEqual(['move-to-room', 'not-entrance']);
    const moved = mended(network, problem?.fixes[0]);
    expect(reported(moved)).toEqual([]);
    expect(moved.nodes.get(nodeId(1))?.mesh).toBe('shop');
    expect(mended(network, problem?.fixes[1]).nodes.get(nodeId(1))).toMatchObject({ x: 19, y: 2, mesh: null });
  });

  it('[PL96] is none while the floor plan is not loaded, and of a room that the floor plan has not', () => {
    const network = createNetwork([node(1, 19, 2, { mesh: 'kiosk' })]);
    expect(reported(network)).toEqual([]);
    expect(found('entrance-outside', createNetwork([node(1, 19, 2, { mesh: 'shop' })]))).toEqual([]);
  });
});
