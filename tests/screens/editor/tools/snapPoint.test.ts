import { expect, it, vi } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { floorPoint } from '@/model/geometry/points';
import { EMPTY_NETWORK, floorId, type NodeId, nodeId } from '@/model/network/network';
import { buildNetworkIndex } from '@/model/network/networkIndex';
import { snapPoint } from '@/screens/editor/tools/snapPoint';
import { sampleNetwork } from '../../../model/network/sampleNetwork';
import { floorPlanOf } from '../../../support/boxFloorPlan';

const networkIndex = buildNetworkIndex(sampleNetwork(), floorId('ground'));
const MESHES = {
  'L-001': [100, 100, 120, 110],
  IfcDoor_1: [109, 99.9, 111, 100.1],
  outdoor: [200, 200, 202, 202],
} as const;
const floor = drawnFloor(floorPlanOf(MESHES));
/** One pixel is 0.1 m, so a point jumps 0.8 m at most. */
const SCALE = { scale: 10, turn: 0 };
const at = (x: number, y: number, dragged: ReadonlySet<NodeId> = new Set()) =>
  snapPoint({ networkIndex, floor, dragged }, floorPoint(x, y), SCALE);

it.each([
  ['the outline of a mesh', at(104, 100.5), 'outline', 104, 100],
  ['the middle of a door', at(110.3, 100.4), 'door', 110, 100],
  ['a mesh that only sounds like a door', at(201, 202.3), 'outline', 201, 202],
  ['nothing further away', at(104, 101), null, 104, 101],
])('[PL60] [PL61] snaps to %s', (_, { label, point }, wanted, x, y) => {
  expect(label).toBe(wanted);
  expect(point.x).toBeCloseTo(x);
  expect(point.y).toBeCloseTo(y);
});

it('[PL60] a dragged node snaps to outlines and to other nodes, but not to its own paths; several do not', () => {
  const dragged = new Set([nodeId(2)]);
  expect(at(104, 100.5, dragged).label).toBe('outline');
  expect(at(0.2, 0.2, dragged).node).toBe(1);
  expect(at(0.2, 0.2, new Set([nodeId(2), nodeId(3)])).node).toBeNull();
  expect(at(0.2, 0.2).node).toBe(1);
});

it('[PL61] looks at the meshes near the point alone', () => {
  const within = vi.fn(floor.index.within);
  const spied = { ...floor, index: { ...floor.index, within } };
  snapPoint({ networkIndex, floor: spied, dragged: new Set() }, floorPoint(104, 100.5), SCALE);
  expect(within.mock.calls.flat().map(({ minX, maxX }) => maxX - minX)).toEqual([expect.closeTo(1.6)]);
  expect(within.mock.results.map(({ value }) => value)).toEqual([[0]]);
});

it('[PL61] does not look at outlines when the whole floor is a few pixels wide', () => {
  const many = drawnFloor(
    floorPlanOf(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`m${index}`, [0, 0, 1, 1] as const]))),
  );
  const empty = buildNetworkIndex(EMPTY_NETWORK, floorId('ground'));
  const options = { networkIndex: empty, floor: many, dragged: new Set<NodeId>() };
  expect(snapPoint(options, floorPoint(0.5, 0.5), { scale: 0.01, turn: 0 }).label).toBeNull();
  expect(snapPoint({ ...options, floor }, floorPoint(104, 100.5), SCALE).label).toBe('outline');
});

it('[MS2] a point of a measured line snaps to the points of that line, but not before it does to a node', () => {
  const measuring = (x: number, y: number, measured: readonly { x: number; y: number }[]) =>
    snapPoint({ networkIndex, floor, dragged: new Set(), measured }, floorPoint(x, y), SCALE);
  expect(measuring(150.3, 150.4, [{ x: 150, y: 150 }])).toMatchObject({ label: 'corner', point: { x: 150, y: 150 } });
  expect(measuring(150.3, 150.4, []).label).toBeNull();
  expect(measuring(0.2, 0.2, [{ x: 0.3, y: 0.3 }]).node).toBe(1);
});

it('[OL14] a corner of an outline snaps to corners and outlines of rooms and to its own corners, and to no node', () => {
  const corner = (x: number, y: number, drawn: readonly { x: number; y: number }[] = []) =>
    snapPoint({ networkIndex, floor, dragged: new Set(), drawn }, floorPoint(x, y), SCALE);
  expect(corner(100.4, 100.3)).toMatchObject({ label: 'corner', point: { x: 100, y: 100 } });
  expect(corner(104, 100.5).label).toBe('outline');
  expect(corner(50.2, 50.3, [{ x: 50, y: 50 }])).toMatchObject({ label: 'corner', point: { x: 50, y: 50 } });
  expect(corner(60, 50.3, [{ x: 50, y: 50 }])).toMatchObject({ label: 'same-y', point: { y: 50 } });
  expect([at(0.2, 0.2).node, corner(0.2, 0.2).node]).toEqual([1, null]);
});
