import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import { type Lens, type Orbit, projectionOf, rayAt } from '@/model/spatial/orbit';
import { pickMesh } from '@/model/spatial/pickMesh';
import { projectedFloor } from '@/model/spatial/projectedFloor';
import { floorPlanOf } from '../../support/boxFloorPlan';

const LENS: Lens = { width: 800, height: 600, centre: { x: 400, y: 300 } };
const ORBIT: Orbit = { target: { x: 20, y: 10, z: 30 }, distance: 120, turn: 0.3, tilt: 0.9 };
/** The camera is below the plan: what has a larger y is nearer. */
const FLOOR = drawnFloor(floorPlanOf({ back: [10, 0, 30, 8], front: [10, 9, 30, 12], aside: [32, 0, 40, 12] }));
const HEIGHTS = Float32Array.of(3, 9, 3);
const ELEVATION = 30;

const pickAt = (x: number, y: number, z: number, counts: (mesh: number) => boolean = () => true) => {
  const at = projectionOf(ORBIT, LENS)(x, y, ELEVATION + z)!;
  const picked = pickMesh(FLOOR, HEIGHTS, ELEVATION, rayAt(ORBIT, LENS, at), counts);
  return picked && FLOOR.floorPlan.names[picked.mesh];
};

it('[PV65] a tap on the top or on a side of a room means it', () => {
  expect(pickAt(36, 6, 3)).toBe('aside');
  expect(pickAt(20, 12, 4)).toBe('front');
  expect(pickAt(20, 10, 9)).toBe('front');
});

it('[PV65] a room behind a higher one is not picked through it, but through what does not count', () => {
  expect(pickAt(20, 7.5, 3)).toBe('front');
  expect(pickAt(20, 7.5, 3, (mesh) => mesh !== 1)).toBe('back');
});

it('[PV65] beside all rooms nothing is picked', () => {
  expect(pickAt(-20, 10, 0)).toBeNull();
});

it('[PV64] names are placed in the tops of rooms as they are on the screen', () => {
  const project = projectionOf(ORBIT, LENS);
  const { floor, meshes } = projectedFloor(FLOOR, HEIGHTS, [0, 2], ELEVATION, project);
  expect(meshes).toEqual([0, 2]);
  const anchor = project(20, 4, ELEVATION + 3)!;
  expect(floor.floorPlan.anchors[0]).toBeCloseTo(anchor.x, 2);
  expect(floor.floorPlan.anchors[1]).toBeCloseTo(anchor.y, 2);
  const [minX, minY, maxX, maxY] = floor.floorPlan.boxes;
  const corners = [
    [10, 0],
    [30, 0],
    [30, 8],
    [10, 8],
  ].map(([x, y]) => project(x!, y!, ELEVATION + 3)!);
  expect(minX).toBeCloseTo(Math.min(...corners.map(({ x }) => x)), 2);
  expect(maxY).toBeCloseTo(Math.max(...corners.map(({ y }) => y)), 2);
  expect([maxX! > minX!, maxY! > minY!]).toEqual([true, true]);
});

it('[PV64] a room that reaches behind the camera has no name', () => {
  const near = projectionOf({ ...ORBIT, target: { x: 20, y: -200, z: 30 }, distance: 150, turn: 0, tilt: 1.1 }, LENS);
  expect(projectedFloor(FLOOR, HEIGHTS, [0], ELEVATION, near).meshes).toEqual([]);
});
