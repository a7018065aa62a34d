import { describe, expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { buildWalls } from '@/model/floorPlan/walls';
import { checkNetwork } from '@/model/network/checks/checkNetwork';
import { floorGround } from '@/model/network/checks/floorGround';
import type { CheckedFloor } from '@/model/network/checks/problem';
import { clipOf } from '@/model/network/clip/clip';
import { createNetwork, type Edge, floorId, type MapNode, type Network, nodeId } from '@/model/network/network';
import { addStop } from '@/model/network/operations/acrossFloors/addStop';
import { copyFloor } from '@/model/network/operations/acrossFloors/copyFloor';
import { copyToFloors } from '@/model/network/operations/acrossFloors/copyToFloors';
import { automaticStops } from '@/model/network/operations/automaticTransitGroup';
import { pasteNodes } from '@/model/network/operations/pasteNodes';
import { floorPlanOf } from '../../../../support/boxFloorPlan';
import { below, seeded } from '../../randomEdits';
import { edge, isWhole, node, upstairs } from '../../sampleNetwork';

const UPPER = floorId('upper');
const upper = { floor: UPPER, z: 4 };

/** Two wings with a courtyard between them, joined by a corridor at one end, and a void in it. */
const COURTYARD = floorPlanOf({
  slab_1: [0, 0, 60, 12],
  slab_2: [0, 12, 12, 40],
  slab_3: [48, 12, 60, 40],
  void_1: [38, 5, 44, 11],
  'A-1': [0, 12, 4, 40],
  'A-2': [8, 12, 12, 40],
  'B-1': [48, 12, 52, 40],
  'B-2': [56, 12, 60, 40],
  'C-1': [14, 0, 24, 4],
  'C-2': [26, 0, 36, 4],
});
const drawn = drawnFloor(COURTYARD);
const courtyard: CheckedFloor = { drawn, walls: buildWalls(drawn) };
const grounds = new Map([[UPPER, floorGround(courtyard)]]);
const idsOf = (network: Network) => [...network.nodes.keys()];

/** Nodes on a raster around the building, of which some are joined. */
function scattered(seed: number): Network {
  const random = seeded(seed);
  const nodes = Array.from(
    { length: 40 },
    (_, at): MapNode => node(at + 1, below(random, 80) - 10, below(random, 60) - 10),
  );
  const edges = Array.from({ length: 60 }, (_, at) => [100 + at, 1 + below(random, 40), 1 + below(random, 40)] as const)
    .filter(([, from, to]) => from !== to)
    .map(([id, from, to]): Edge => edge(id, from, to));
  return createNetwork(nodes, edges);
}

describe('a copy to another floor', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed))(
    '[PL110] has nothing outside of the building or through rooms and façades, and counts the rest, seed %i',
    (seed) => {
      const network = scattered(seed);
      const { edit, note, blockedBy } = copyToFloors(network, idsOf(network), [upper], ['walk'], grounds);
      const after = edit(network);
      expect([blockedBy, isWhole(after)]).toEqual([null, true]);
      const copies = [...after.nodes.values()].filter(({ id }) => !network.nodes.has(id));
      const paths = [...after.edges.values()].filter(({ id }) => !network.edges.has(id));
      const ground = grounds.get(UPPER);
      expect(copies.filter((one) => !ground?.holds(one))).toEqual([]);
      const found = checkNetwork({
        network: createNetwork(copies, paths),
        travelTypes: [],
        destinations: [],
        floors: new Map([[UPPER, courtyard]]),
      });
      expect(found.filter(({ check }) => ['crosses-room', 'leaves-building', 'through-wall'].includes(check))).toEqual(
        [],
      );
      const all = copyToFloors(network, idsOf(network), [upper], ['walk']).edit(network);
      const added = (one: Network) => one.nodes.size - network.nodes.size;
      const leftOut = note.kind === 'copyToFloors' ? note.leftOut : 0;
      expect(leftOut).toBeGreaterThanOrEqual(added(all) - added(after));
      expect(leftOut > 0).toBe(added(all) + all.edges.size > added(after) + after.edges.size);
    },
  );

  it('[PL110] is blocked where everything would be outside, and a floor without a floor plan prevents nothing', () => {
    const network = createNetwork([node(1, 30, 30), node(2, -9, -9)], [edge(11, 1, 2)]);
    expect(copyToFloors(network, idsOf(network), [upper], [], grounds).blockedBy).toBe('no-ground-there');
    const roof = { floor: floorId('roof'), z: 8 };
    const both = copyToFloors(network, idsOf(network), [upper, roof], [], grounds);
    expect([both.blockedBy, both.note]).toEqual([null, { kind: 'copyToFloors', nodes: 2, floors: 2, leftOut: 3 }]);
    expect([...both.edit(network).nodes.values()].map(({ floor }) => floor)).toEqual([
      'ground',
      'ground',
      'roof',
      'roof',
    ]);
  });

  it('[PL110] of a whole floor leaves out the same, also where it replaces what is there', () => {
    const network = createNetwork([node(1, 6, 6), node(2, 30, 30), upstairs(3, 6, 30)], [edge(11, 1, 2)]);
    const copy = copyFloor(network, floorId('ground'), upper, ['walk'], 'replace', grounds);
    const there = [...copy.edit(network).nodes.values()].filter(({ floor }) => floor === UPPER);
    expect([there.map(({ x, y }) => [x, y]), copy.note]).toEqual([
      [[6, 6]],
      { kind: 'copyToFloors', nodes: 2, floors: 1, leftOut: 2 },
    ]);
  });
});

describe('a stop on another floor', () => {
  const below = (ground: CheckedFloor | null) =>
    ground ? new Map(grounds).set(floorId('ground'), floorGround(ground)) : grounds;
  const stop = (x: number, y: number, ground: CheckedFloor | null = null) =>
    addStop(createNetwork([node(1, x, y)]), nodeId(1), upper, {}, below(ground)).blockedBy;

  it.each([
    ['in a corridor', 6, 6, null],
    ['in the courtyard', 30, 30, 'no-ground-there'],
    ['in a void', 41, 8, 'no-ground-there'],
    ['in a room of others', 2, 26, 'no-ground-there'],
  ] as const)('[PL111] %s', (_name, x, y, expected) => {
    expect(stop(x, y)).toBe(expected);
  });

  it('[PL111] in a room is added where its node is in a room too, as a stairwell is', () => {
    expect(stop(2, 26, courtyard)).toBeNull();
  });

  it('[PL111] a free node that is there becomes the stop wherever it is', () => {
    const network = createNetwork([node(1, 30, 30), upstairs(2, 30.3, 30)]);
    expect(addStop(network, nodeId(1), upper, {}, grounds).blockedBy).toBeNull();
  });
});

describe('an automatic transit group', () => {
  const floors = [floorId('ground'), UPPER];
  const stops = (...nodes: MapNode[]) =>
    automaticStops(createNetwork([node(1, 6, 20), ...nodes]), nodeId(1), floors, grounds);

  it('[PL111] takes a node that is farther but beside it before one behind a room or outside', () => {
    // Behind room A-2, in the courtyard, and in the same corridor.
    expect(stops(upstairs(2, 12.2, 20), upstairs(3, 6, 27))).toEqual([1, 3]);
    expect(stops(upstairs(2, 14, 20))).toEqual([1]);
  });

  it('[PL111] takes a node right above it whatever the floor plan says', () => {
    const network = createNetwork([node(1, 30, 30), upstairs(2, 30.5, 30)]);
    expect(automaticStops(network, nodeId(1), floors, grounds)).toEqual([1, 2]);
  });
});

describe('what is pasted on another floor', () => {
  const pasting = { floor: UPPER, z: 4, by: { x: 30, y: 0 }, travel: ['walk'] };

  it.each(Array.from({ length: 20 }, (_, seed) => seed))(
    '[PL119] has nothing outside of the building or through rooms and façades, and counts the rest, seed %i',
    (seed) => {
      const network = scattered(seed);
      const clip = clipOf(network, idsOf(network));
      const { edit, note, blockedBy, select } = pasteNodes(network, clip, pasting, null, grounds.get(UPPER));
      const after = edit(network);
      const pasted = [...after.nodes.values()].filter(({ id }) => !network.nodes.has(id));
      const paths = [...after.edges.values()].filter(({ id }) => !network.edges.has(id));
      const ground = grounds.get(UPPER);
      expect([blockedBy, isWhole(after), pasted.every((one) => ground?.holds(one))]).toEqual([null, true, true]);
      expect(select).toEqual({ type: 'node', ids: pasted.map(({ id }) => id) });
      for (const { from, to } of paths) {
        const [start, end] = [after.nodes.get(from), after.nodes.get(to)];
        expect(start && end && ground?.isFree(start, end)).toBe(true);
      }
      // Of two paths between the same nodes that fit, one path is made.
      const placed = clip.nodes.map(({ x, y }) => ({ x: x + pasting.by.x, y: y + pasting.by.y }));
      const fitting = clip.paths.filter(({ from, to }) => {
        const [start, end] = [placed[from], placed[to]];
        return start && end && ground?.holds(start) && ground.holds(end) && ground.isFree(start, end);
      });
      const leftOut = clip.nodes.length - pasted.length + clip.paths.length - fitting.length;
      expect(note).toEqual({ kind: 'pasteNodes', count: pasted.length, leftOut });
    },
  );

  it('[PL119] is blocked with the reason where nothing has ground, and put anywhere on a floor without a floor plan', () => {
    const network = createNetwork([node(1, 0, 0)]);
    const clip = clipOf(network, [nodeId(1)]);
    const outside = { ...pasting, by: { x: 500, y: 0 } };
    expect(pasteNodes(network, clip, outside, null, grounds.get(UPPER)).blockedBy).toBe('no-ground-there');
    expect(pasteNodes(network, clip, outside, null).blockedBy).toBeNull();
  });
});
