import { describe, expect, it } from 'vitest';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { applyDelta, deltaBetween } from '@/model/network/delta';
import { deleteNodes } from '@/model/network/edits/deleteNodes';
import { generatedOperation } from '@/model/network/generating/generatedOperation';
import { generatedState } from '@/model/network/generating/generatedState';
import { generateNetwork } from '@/model/network/generating/generateNetwork';
import {
  createNetwork,
  edgeId,
  floorId,
  groupId,
  type MapNode,
  nodeId,
  type TravelType,
} from '@/model/network/network';
import { door, planned, plannedFloor, rectangle } from '../../../support/plannedFloor';

const type = (key: string, name: string): TravelType => ({ key, name, access: 1, speed: 1, wait: 0 });
const TYPES = [type('walk', 'Walk'), type('t7', 'Rolltreppe'), type('t8', 'Treppe'), type('elevator', 'Lift')];

const withLift = (): DrawnFloor =>
  plannedFloor(
    planned('hall', 'corridor', rectangle(0, 0, 10, 3)),
    planned('shop', 'room', rectangle(0, 3, 5, 5)),
    planned('lift', 'facility', rectangle(10, 0, 2, 2), { facility: 'lift' }),
    planned('stairs', 'facility', rectangle(-4, 0, 4, 2), { facility: 'stairs' }),
    door('shop door', 2, 3),
    door('lift door', 10, 1, 'y'),
    door('stairs door', 0, 1, 'y'),
  );
const generated = () =>
  generateNetwork([
    { uuid: 'upper', building: 'house', elevation: 4, drawn: withLift(), labels: new Map([['lift', 'Glass lift']]) },
    { uuid: 'ground', building: 'house', elevation: 0, drawn: withLift(), labels: new Map([['lift', 'Glass lift']]) },
    { uuid: 'annex', building: 'annex', elevation: 0, drawn: withLift(), labels: new Map() },
  ]);
const node = (id: number, floor: string): MapNode => ({
  id: nodeId(id),
  floor: floorId(floor),
  x: id,
  y: 0,
  z: 0,
  name: '',
  open: true,
  mesh: null,
  dynamicRoute: null,
});
const before = createNetwork(
  [node(1, 'ground'), node(2, 'ground'), node(3, 'other')],
  [
    {
      id: edgeId(4),
      from: nodeId(1),
      to: nodeId(2),
      travel: ['walk'],
      direction: 0,
      weight: 0,
      multiplier: 1,
      multiplierZ: 1,
    },
  ],
  [{ id: groupId(5), name: 'Old', travel: '', type: 'BI', weight: 0, multiplier: 1, nodes: [nodeId(1), nodeId(3)] }],
);
const options = {
  types: TYPES,
  nameOf: (facility: string, label: string, number: number) => label || `${facility} ${number}`,
};

describe('a generated network in the network of a location', () => {
  it('[AN13] replaces that of its floors, and keeps the others', () => {
    const after = generatedOperation(before, generated(), { ...options, mode: 'replace' }).edit(before);
    expect([...after.nodes.values()].filter(({ id }) => id > 0).map(({ id }) => id)).toEqual([3]);
    expect([...after.edges.keys()].filter((id) => id > 0)).toEqual([]);
    expect(after.groups.get(groupId(5))?.nodes).toEqual([3]);
  });

  it('[AN13] stays beside it where that is wanted', () => {
    const after = generatedOperation(before, generated(), { ...options, mode: 'add' }).edit(before);
    for (const [id, one] of before.nodes) expect(after.nodes.get(id)).toBe(one);
    expect(after.edges.get(edgeId(4))).toBe(before.edges.get(edgeId(4)));
    expect(after.groups.get(groupId(5))).toBe(before.groups.get(groupId(5)));
  });

  it('[AN13] is one change, which undo takes back', () => {
    const after = generatedOperation(before, generated(), { ...options, mode: 'replace' }).edit(before);
    const undone = applyDelta(after, deltaBetween(before, after), 'back');
    expect(new Map(undone.nodes)).toEqual(new Map(before.nodes));
    expect(new Map(undone.edges)).toEqual(new Map(before.edges));
    expect(new Map(undone.groups)).toEqual(new Map(before.groups));
  });

  it('[AN3] has the floor’s height, and the middle of a room as its entrance', () => {
    const { nodes } = generatedOperation(createNetwork([]), generated(), { ...options, mode: 'add' }).edit(
      createNetwork([]),
    );
    const entrances = [...nodes.values()].filter(({ mesh }) => mesh === 'shop');
    expect(entrances.map(({ floor, z, x, y }) => [floor, z, x, y])).toEqual([
      ['ground', 0, 2.5, 5.5],
      ['annex', 0, 2.5, 5.5],
      ['upper', 4, 2.5, 5.5],
    ]);
  });

  it('[AN8] joins lifts and stairs of one building, by the travel types that are like them', () => {
    const { groups, nodes } = generatedOperation(createNetwork([]), generated(), { ...options, mode: 'add' }).edit(
      createNetwork([]),
    );
    expect(
      [...groups.values()].map(({ name, travel, nodes: members }) => [
        name,
        travel,
        members.map((id) => nodes.get(id)?.floor),
      ]),
    ).toEqual([
      ['Glass lift', 'elevator', ['ground', 'upper']],
      ['stairs 2', 't8', ['ground', 'upper']],
    ]);
  });

  it('[AN12] is blocked where the plans have no rooms', () => {
    const drawn = plannedFloor(planned('slab', 'floor', rectangle(0, 0, 10, 10)));
    const nothing = generateNetwork([{ uuid: 'ground', building: 'house', elevation: 0, drawn, labels: new Map() }]);
    expect(generatedOperation(createNetwork([]), nothing, { ...options, mode: 'replace' }).blockedBy).toBe(
      'nothing-to-change',
    );
  });

  it('[AN12] tells the rooms without a way in', () => {
    const drawn = plannedFloor(
      planned('hall', 'corridor', rectangle(0, 0, 10, 3)),
      planned('shop', 'room', rectangle(0, 3, 5, 5)),
      planned('shaft', 'room', rectangle(5, 3, 5, 5)),
      door('shop door', 2, 3),
    );
    const [floor] = generateNetwork([
      { uuid: 'ground', building: 'house', elevation: 0, drawn, labels: new Map() },
    ]).floors;
    expect(floor?.closed.map(({ name }) => name)).toEqual(['shaft']);
  });

  it('[AN15] again, with the network that was applied, changes nothing but what the plan changed', () => {
    const first = generated();
    const applied = generatedOperation(createNetwork([]), first, { ...options, mode: 'update' }).edit(
      createNetwork([]),
    );
    const again = {
      ...generated(),
      floors: generated().floors.map((floor) => ({ ...floor, applied: [generatedState(floor)] })),
    };
    const [gone] = [...applied.nodes.values()].filter(({ mesh, floor }) => mesh === 'shop' && floor === 'ground');
    const mine = deleteNodes([gone!.id])(applied);
    const operation = generatedOperation(mine, again, { ...options, mode: 'update' });
    expect(operation.blockedBy).toBe('nothing-to-change');
    expect(operation.edit(mine)).toBe(mine);
    expect(generatedOperation(mine, again, { ...options, mode: 'replace' }).edit(mine).nodes.size).toBe(
      applied.nodes.size,
    );
  });

  it('[AN15] a network that was drawn by hand stays beside the first generated one', () => {
    const after = generatedOperation(before, generated(), { ...options, mode: 'update' }).edit(before);
    for (const [id, one] of before.nodes) expect(after.nodes.get(id)).toBe(one);
    expect(after.nodes.size).toBeGreaterThan(before.nodes.size + 10);
  });
});
