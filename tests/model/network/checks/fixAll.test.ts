import { describe, expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { buildWalls } from '@/model/floorPlan/walls';
import { checkNetwork } from '@/model/network/checks/checkNetwork';
import { entranceFixes, fixAll } from '@/model/network/checks/fixAll';
import { fixOperation } from '@/model/network/checks/fixOperation';
import type { CheckedFloor, CheckName, DestinationMesh } from '@/model/network/checks/problem';
import { createNetwork, type Edge, floorId, type MapNode, type Network } from '@/model/network/network';
import { floorPlanOf } from '../../../support/boxFloorPlan';
import { below, type Random, seeded } from '../randomEdits';
import { edge, node } from '../sampleNetwork';

const GROUND = floorId('ground');
type Box = readonly [number, number, number, number];
type Boxes = Readonly<Record<string, Box>>;

const floorOf = (meshes: Boxes): CheckedFloor => {
  const drawn = drawnFloor(floorPlanOf(meshes));
  return { drawn, walls: buildWalls(drawn) };
};
const destination = (name: string, id: number): DestinationMesh => ({
  id,
  name,
  label: name,
  floor: GROUND,
  z: 0,
  hasCategory: true,
  hasDescription: true,
});
const problemsOf = (network: Network, floor: CheckedFloor, rooms: readonly string[] = []) =>
  checkNetwork({
    network,
    travelTypes: [],
    destinations: rooms.map(destination),
    floors: new Map([[GROUND, floor]]),
  });
const countOf = (network: Network, floor: CheckedFloor, ...checks: CheckName[]) =>
  problemsOf(network, floor).filter(({ check }) => checks.includes(check)).length;

/** Two wings with a courtyard between them, joined by a corridor at one end. */
const COURTYARD = {
  slab_1: [0, 0, 60, 12],
  slab_2: [0, 12, 12, 40],
  slab_3: [48, 12, 60, 40],
  'A-1': [0, 12, 4, 40],
  'A-2': [8, 12, 12, 40],
  'B-1': [48, 12, 52, 40],
  'B-2': [56, 12, 60, 40],
  'C-1': [14, 0, 24, 4],
  'C-2': [26, 0, 36, 4],
} as const satisfies Boxes;

describe('a path', () => {
  const floor = floorOf(COURTYARD);
  const obstacles = (from: MapNode, to: MapNode) =>
    problemsOf(createNetwork([from, to], [edge(11, from.id, to.id)]), floor)
      .map(({ check }) => check)
      .filter((check) => check === 'leaves-building' || check === 'crosses-room');

  it.each([
    ['across a courtyard', node(1, 6, 30), node(2, 54, 30, { mesh: 'B-1' }), 'crosses-room'],
    ['between two façades', node(1, 12, 30, { mesh: 'A-2' }), node(2, 48, 30, { mesh: 'B-1' }), 'leaves-building'],
    ['along a façade', node(1, 12, 39, { mesh: 'A-2' }), node(2, 24, 12), 'leaves-building'],
    ['right through a room', node(1, 6, 2), node(2, 40, 2), 'crosses-room'],
    ['from an entrance into the room of others', node(1, 8, 38, { mesh: 'A-2' }), node(2, 2, 38), 'crosses-room'],
  ])('[PL79] [PL103] %s is a warning', (_, from, to, expected) => {
    expect(obstacles(from, to)).toEqual([expected]);
  });

  it.each([
    ['around the courtyard', node(1, 6, 30), node(2, 6, 8)],
    ['that somebody drew into the street', node(1, 6, 8), node(2, 6, -20)],
    ['in the street', node(1, 70, 0), node(2, 70, 40)],
    ['to a node in a room', node(1, 6, 30), node(2, 2, 30)],
    ['into its own room', node(1, 6, 30), node(2, 10, 30, { mesh: 'A-2' })],
  ])('[PL79] [PL103] %s is none', (_, from, to) => {
    expect(obstacles(from, to)).toEqual([]);
  });

  it('[PL103] on a plan of rooms alone nothing is outside', () => {
    const rooms = floorOf({ 'A-1': [0, 0, 8, 8], 'A-2': [40, 0, 48, 8], 'A-3': [80, 0, 88, 8] });
    const network = createNetwork([node(1, 8, 4, { mesh: 'A-1' }), node(2, 40, 4, { mesh: 'A-2' })], [edge(11, 1, 2)]);
    expect(countOf(network, rooms, 'leaves-building')).toBe(0);
  });

  it('[PL103] a void in the slab is outside', () => {
    const floor = floorOf({
      slab_1: [0, 0, 60, 30],
      void_1: [20, 8, 40, 22],
      'A-1': [0, 0, 10, 6],
      'A-2': [12, 0, 18, 6],
      'A-3': [42, 0, 52, 6],
    });
    const over = createNetwork([node(1, 15, 15), node(2, 45, 15)], [edge(11, 1, 2)]);
    const beside = createNetwork([node(1, 15, 25), node(2, 45, 25)], [edge(11, 1, 2)]);
    expect([over, beside].map((one) => countOf(one, floor, 'leaves-building', 'crosses-room'))).toEqual([1, 0]);
  });
});

describe('the fix of a missing entrance', () => {
  const floor = floorOf(COURTYARD);
  const fixesOf = (network: Network, room: string) =>
    problemsOf(network, floor, [room]).find(({ check }) => check === 'mesh-without-node')?.fixes ?? [];

  it('[PL104] goes around nothing: across the courtyard and through a façade there is none', () => {
    const network = createNetwork([node(1, 54, 14), node(2, 54, 38)], [edge(11, 1, 2)]);
    expect(fixesOf(network, 'A-2')).toEqual([]);
    expect(fixesOf(network, 'B-1').map(({ kind }) => kind)).toEqual(['add-entrance']);
  });

  it('[PL104] joins a corridor before the entrance of another room, and never a path inside of it', () => {
    // The way into the room beside is nearer than the corridor.
    const network = createNetwork(
      [node(1, 5, 8), node(2, 40, 8), node(3, 25, 8), node(4, 26.5, 2, { mesh: 'C-2' })],
      [edge(11, 1, 3), edge(12, 3, 2), edge(13, 3, 4)],
    );
    const [fix] = fixesOf(network, 'C-1');
    expect(fix?.step).toMatchObject({ type: 'addEntrance', path: 11 });
  });

  it('[PL104] draws the line that was examined', () => {
    const network = createNetwork([node(1, 6, 14), node(2, 6, 38)], [edge(11, 1, 2)]);
    const [fix] = fixesOf(network, 'A-2');
    if (fix?.step.type !== 'addEntrance') throw new Error('There is no entrance.');
    const after = fixOperation(network, fix.step).edit(network);
    const drawn = [...after.edges.values()].find(({ from, to }) =>
      [from, to].some((id) => after.nodes.get(id)?.mesh === 'A-2'),
    );
    const ends = [drawn?.from, drawn?.to].map((id) => (id === undefined ? undefined : after.nodes.get(id)));
    const other = ends.find((end) => end?.mesh === null);
    expect([other?.x, other?.y]).toEqual([fix.step.join.x, fix.step.join.y]);
  });
});

interface Generated {
  readonly boxes: Record<string, Box>;
  readonly rooms: string[];
  readonly network: Network;
}

/** Wings beside a courtyard, each with a corridor between two rows of rooms, and rooms behind them that no corridor meets. */
function generated(random: Random): Generated {
  const boxes: Record<string, Box> = {};
  const rooms: string[] = [];
  const nodes: MapNode[] = [];
  const edges: Edge[] = [];
  const addNode = (x: number, y: number, mesh: string | null = null) => {
    nodes.push(node(nodes.length + 1, x, y, { mesh }));
    return nodes.length;
  };
  const addEdge = (from: number, to: number) => edges.push(edge(1000 + edges.length, from, to));
  const wings = 2 + below(random, 2);
  const ends: number[] = [];
  for (let wing = 0; wing < wings; wing++) {
    const left = wing * 40;
    const tall = 40 + below(random, 40);
    boxes[`slab_${wing}`] = [left, 0, left + 26, tall];
    let before = addNode(left + 13, 1);
    ends.push(before);
    for (let y = 2; y < tall - 4; ) {
      const depth = Math.min(3 + below(random, 6), tall - y);
      for (const [side, box] of [
        ['inner', [left + 7, y, left + 11, y + depth]],
        ['outer', [left, y, left + 7, y + depth]],
        ['right', [left + 15, y, left + 15 + 4 + below(random, 7), y + depth]],
      ] as const) {
        const name = `R-${wing}-${side}-${rooms.length}`;
        boxes[name] = box;
        rooms.push(name);
      }
      const next = addNode(left + 13, y + depth / 2);
      if (random() > 0.1) addEdge(before, next);
      if (random() < 0.3) addEdge(next, addNode(left + 10, y + depth / 2, rooms.at(-3) ?? null));
      before = next;
      y += depth;
    }
  }
  // A wall that the rooms have nothing to do with.
  if (random() < 0.5) boxes.wall_west = [-1, -6, -0.7, 60];
  // The wings are joined at their foot alone.
  boxes.slab_foot = [0, -6, wings * 40 - 14, 0];
  const foot = ends.map((end, wing) => {
    const id = addNode(wing * 40 + 13, -3);
    addEdge(end, id);
    return id;
  });
  for (const [at, id] of foot.entries()) if (at > 0) addEdge(foot[at - 1] ?? id, id);
  return { boxes, rooms, network: createNetwork(nodes, edges) };
}

/** Metres of a line that are on no slab, or in a room that neither end is an entrance of. */
function astray(boxes: Boxes, from: MapNode, to: MapNode): { readonly outside: number; readonly inRooms: number } {
  const isIn = ([x0, y0, x1, y1]: Box, x: number, y: number, inner = 0) =>
    x >= x0 + inner && x <= x1 - inner && y >= y0 + inner && y <= y1 - inner;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.max(1, Math.ceil(length / 0.1));
  let [outside, inRooms] = [0, 0];
  for (let step = 0; step <= steps; step++) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    const named = Object.entries(boxes);
    if (!named.some(([, box]) => isIn(box, x, y, -0.01))) outside += length / steps;
    const isForeign = ([name, box]: [string, Box]) =>
      name.startsWith('R-') && name !== from.mesh && name !== to.mesh && isIn(box, x, y, 0.5);
    if (named.some(isForeign)) inRooms += length / steps;
  }
  return { outside, inRooms };
}

/** A number for each node, the same for those that paths connect. */
function parts({ nodes, edges }: Network): ReadonlyMap<number, number> {
  const of = new Map([...nodes.keys()].map((id) => [Number(id), Number(id)]));
  const root = (id: number): number => {
    const up = of.get(id) ?? id;
    return up === id ? id : root(up);
  };
  for (const { from, to } of edges.values()) of.set(root(from), root(to));
  return new Map([...nodes.keys()].map((id) => [Number(id), root(id)]));
}

const BAD: readonly CheckName[] = ['through-wall', 'crosses-room', 'leaves-building'];

describe('all entrances at once', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed))('[PL104] [PL105] on a generated floor %i', (seed) => {
    const { boxes, rooms, network } = generated(seeded(seed + 1));
    const floor = floorOf(boxes);
    const { steps, doubtful } = entranceFixes(problemsOf(network, floor, rooms));
    const operation = fixAll(network, steps);
    const after = operation.edit(network);
    const placed = operation.select?.ids.length ?? 0;
    expect(steps.length).toBeGreaterThan(2);
    expect(placed).toBeGreaterThan(0.9 * steps.length);
    // The rooms behind others have no way of their own.
    expect(doubtful.length).toBeGreaterThan(0);
    expect(after.nodes.size).toBeGreaterThan(network.nodes.size);
    expect(countOf(after, floor, ...BAD)).toBe(countOf(network, floor, ...BAD));
    for (const { id, from, to } of after.edges.values()) {
      if (network.edges.has(id)) continue;
      const [one, other] = [after.nodes.get(from), after.nodes.get(to)];
      if (!one || !other) throw new Error('A path ends at no node.');
      const { outside, inRooms } = astray(boxes, one, other);
      expect(outside).toBeLessThan(1.2);
      expect(inRooms).toBeLessThan(0.2);
    }
    const [before, now] = [parts(network), parts(after)];
    for (const { from, to } of network.edges.values()) {
      expect(before.get(from)).toBe(before.get(to));
      expect(now.get(from)).toBe(now.get(to));
    }
    expect(countOf(after, floor, 'same-spot', 'zero-length-path')).toBe(0);
    // The doubtful ones are left, and none of those that were done.
    const left = entranceFixes(problemsOf(after, floor, rooms));
    expect(left.steps.length + left.doubtful.length).toBe(steps.length + doubtful.length - placed);
  });

  it('[PL105] says why it does nothing where every path is gone', () => {
    const { boxes, rooms, network } = generated(seeded(1));
    const { steps } = entranceFixes(problemsOf(network, floorOf(boxes), rooms));
    const empty = createNetwork([...network.nodes.values()]);
    expect(fixAll(empty, steps).blockedBy).toBe('nothing-to-change');
    expect(fixAll(empty, steps).edit(empty)).toBe(empty);
  });
});
