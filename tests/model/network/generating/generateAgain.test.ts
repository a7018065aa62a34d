import { describe, expect, it } from 'vitest';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { addNode } from '@/model/network/edits/addNode';
import { connectNodes } from '@/model/network/edits/connectNodes';
import { deleteEdges } from '@/model/network/edits/deleteEdges';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { moveNodes } from '@/model/network/edits/moveNodes';
import { setNodes } from '@/model/network/edits/setNodes';
import { appliedGeneration, type GeneratedState, generateAgain } from '@/model/network/generating/generateAgain';
import { generatedOperation } from '@/model/network/generating/generatedOperation';
import { generatedState } from '@/model/network/generating/generatedState';
import { generateFloor } from '@/model/network/generating/generateFloor';
import { generateNetwork } from '@/model/network/generating/generateNetwork';
import { createNetwork, floorId, type Network } from '@/model/network/network';
import { seeded } from '../../../support/objWriter';
import { door, officeFloor, planned, plannedFloor, rectangle } from '../../../support/plannedFloor';

const FLOOR = floorId('ground');
const TYPES = [{ key: 'walk', name: 'Walk', access: 1 as const, speed: 1, wait: 0 }];
const OPTIONS = { floor: FLOOR, elevation: 0, travel: ['walk'] };

const stateOf = (drawn: DrawnFloor): GeneratedState => generatedState(generateFloor(drawn));

const applied = (drawn: DrawnFloor): Network =>
  generatedOperation(
    createNetwork([]),
    generateNetwork([{ uuid: FLOOR, building: 'house', elevation: 0, drawn, labels: new Map() }]),
    {
      mode: 'replace',
      types: TYPES,
      nameOf: () => '',
    },
  ).edit(createNetwork([]));

/** An office whose last room has a second door, and whose first has none any more. */
function changedOffice(rooms: number): DrawnFloor {
  const all = Array.from({ length: 2 * rooms }, (_, at) => ({ at, x: 5 * (at >> 1), isAbove: at % 2 === 0 }));
  return plannedFloor(
    planned('hall', 'corridor', rectangle(0, 6, 5 * rooms, 2.4)),
    ...all.map(({ at, x, isAbove }) => planned(`room ${at}`, 'room', rectangle(x, isAbove ? 0 : 8.4, 5, 6))),
    ...all
      .filter(({ at }) => at !== 0)
      .map(({ at, x, isAbove }) => door(`door ${at}`, x + 1 + (at % 3), isAbove ? 6 : 8.4)),
    door('new door', 5 * rooms - 1, 8.4),
  );
}

/** One change that a person makes anywhere on a floor. */
function editedAtRandom(network: Network, random: () => number): Network {
  const nodes = [...network.nodes.values()];
  const edges = [...network.edges.values()];
  const node = nodes[Math.floor(random() * nodes.length)]!;
  const other = nodes[Math.floor(random() * nodes.length)]!;
  switch (Math.floor(random() * 5)) {
    case 0:
      return moveNodes(new Map([[node.id, { x: node.x + 0.5 + random(), y: node.y + random() }]]))(network);
    case 1:
      return deleteNodes([node.id])(network);
    case 2:
      return deleteEdges([edges[Math.floor(random() * edges.length)]!.id])(network);
    case 3:
      return setNodes([node.id], { name: `Named ${node.id}` })(network);
    default: {
      const id = network.nextId as typeof node.id;
      return connectNodes(id, other.id)(addNode({ floor: FLOOR, x: 30 * random(), y: 14 * random(), z: 0 })(network));
    }
  }
}

describe('generating a network again', () => {
  it.each([1, 2, 3, 4, 5])('[AN14] the same plan changes nothing after 50 edits by hand (%i)', (seed) => {
    const drawn = officeFloor(6);
    const random = seeded(seed);
    let mine = applied(drawn);
    for (let edit = 0; edit < 50; edit++) mine = editedAtRandom(mine, random);
    const again = generateAgain(mine, stateOf(drawn), stateOf(drawn), OPTIONS);
    expect(again.network).toBe(mine);
    expect(again.conflicts).toEqual([]);
  });

  it('[AN14] untouched, it is what the new plan gives', () => {
    const [before, after] = [officeFloor(4), changedOffice(4)];
    const again = generateAgain(applied(before), stateOf(before), stateOf(after), OPTIONS);
    const places = ({ nodes }: Network) => [...nodes.values()].map(({ x, y, mesh }) => `${x} ${y} ${mesh}`).sort();
    const ends = ({ nodes, edges }: Network) =>
      [...edges.values()]
        .map(({ from, to }) =>
          [from, to]
            .map((id) => `${nodes.get(id)!.x} ${nodes.get(id)!.y}`)
            .sort()
            .join(' – '),
        )
        .sort();
    expect(places(again.network)).toEqual(places(applied(after)));
    expect(ends(again.network)).toEqual(ends(applied(after)));
    expect(again.conflicts).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])('[AN14] edits away from what changed in the plan are kept (%i)', (seed) => {
    const [before, after] = [officeFloor(8), changedOffice(8)];
    const random = seeded(seed);
    const isAway = ({ x }: { x: number }) => x > 8 && x < 32;
    let mine = applied(before);
    for (let edit = 0; edit < 12; edit++) {
      const next = editedAtRandom(mine, random);
      const changed = [...mine.nodes.values(), ...next.nodes.values()].filter(
        (node) => mine.nodes.get(node.id) !== next.nodes.get(node.id),
      );
      if (changed.every(isAway)) mine = next;
    }
    const again = generateAgain(mine, stateOf(before), stateOf(after), OPTIONS);
    for (const node of mine.nodes.values()) if (isAway(node)) expect(again.network.nodes.get(node.id)).toBe(node);
    for (const node of again.network.nodes.values()) if (isAway(node)) expect(mine.nodes.has(node.id)).toBe(true);
    expect(again.added).toBeGreaterThan(0);
    expect(again.removed).toBeGreaterThan(0);
  });

  it('[AN14] what the plan does not have any more, and somebody named, stays and is told', () => {
    const [before, after] = [officeFloor(4), changedOffice(4)];
    const state = stateOf(before);
    const gone = state.nodes.find(({ key }) => key === 'door door 0')!;
    const base = applied(before);
    const node = [...base.nodes.values()].find(({ x, y }) => x === gone.x && y === gone.y)!;
    const mine = setNodes([node.id], { name: 'Staff door' })(base);
    const again = generateAgain(mine, state, stateOf(after), OPTIONS);
    expect(again.network.nodes.get(node.id)?.name).toBe('Staff door');
    expect(again.conflicts.map(({ kind, key }) => [kind, key])).toContainEqual(['gone-but-used', gone.key]);
  });

  it('[AN14] the generation that was applied is found by its places, and none where the network was drawn by hand', () => {
    const [before, after] = [officeFloor(6), officeFloor(3)];
    const generations = [stateOf(after), stateOf(before)];
    expect(appliedGeneration(applied(before), FLOOR, generations)).toBe(generations[1]);
    expect(appliedGeneration(createNetwork([]), FLOOR, generations)).toBeNull();
    expect(appliedGeneration(applied(before), floorId('upper'), generations)).toBeNull();
  });
});
