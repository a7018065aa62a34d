import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { type ExtrudedFloor, extrudedFloor, SLAB } from '@/model/spatial/extrudedFloor';
import { floorPlanOf } from '../../support/boxFloorPlan';

type Vector = readonly [number, number, number];
/** As the renderer sees them: y is up. */
const vectorAt = (values: Float32Array, at: number): Vector => [
  values[3 * at]!,
  values[3 * at + 2]!,
  values[3 * at + 1]!,
];

function facesOf({ positions, normals }: ExtrudedFloor) {
  return Array.from({ length: positions.length / 9 }, (_, face) => {
    const [a, b, c] = [0, 1, 2].map((corner) => vectorAt(positions, 3 * face + corner)) as [Vector, Vector, Vector];
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const cross: Vector = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const normal = vectorAt(normals, 3 * face);
    return { cross, normal, facing: cross[0] * normal[0] + cross[1] * normal[1] + cross[2] * normal[2] };
  });
}

/** A ring of so many corners around a point, in either direction. */
function ringPlan(radii: readonly number[], isTurned: boolean, hole: number): FloorPlan {
  const corner = (radius: number, at: number) => {
    const angle = (2 * Math.PI * at) / radii.length;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const outer = radii.map(corner);
  const inner = hole > 0 ? radii.map((_, at) => corner(hole, at)) : [];
  const rings = [isTurned ? outer.toReversed() : outer, ...(inner.length > 0 ? [inner] : [])];
  return {
    ...floorPlanOf({ room: [-20, -20, 20, 20] }),
    ringStart: Uint32Array.of(0, rings.length),
    pointStart: Uint32Array.from([0, radii.length, ...(inner.length > 0 ? [2 * radii.length] : [])]),
    holes: Uint8Array.from(rings, (_, at) => at),
    points: Float32Array.from(rings.flat(2)),
  };
}

const shapes = fc.tuple(
  fc.array(fc.double({ min: 6, max: 15, noNaN: true }), { minLength: 3, maxLength: 12 }),
  fc.boolean(),
  fc.constantFrom(0, 1),
);

it('[PV62] every face of a body is turned outward, in whichever direction its outline was drawn, also around a hole', () => {
  fc.assert(
    fc.property(shapes, ([radii, isTurned, hole]) => {
      const bodies = extrudedFloor(drawnFloor(ringPlan(radii, isTurned, hole)), Float32Array.of(3));
      const faces = facesOf(bodies);
      for (const { facing } of faces) expect(facing).toBeGreaterThan(0);
      // The walls around a body have as much area one way as the other.
      for (const axis of [0, 2] as const)
        expect(faces.reduce((sum, { cross, normal }) => sum + (normal[1] === 0 ? cross[axis] : 0), 0)).toBeCloseTo(
          0,
          2,
        );
    }),
    { numRuns: 200 },
  );
});

it('[PV62] the top has the area of the outline without its hole, at the height of the room', () => {
  const bodies = extrudedFloor(drawnFloor(ringPlan([10, 10, 10, 10], false, 4)), Float32Array.of(2.5));
  const tops = facesOf(bodies).filter(({ normal }) => normal[1] === 1);
  expect(tops.reduce((sum, { facing }) => sum + facing / 2, 0)).toBeCloseTo(200 - 32, 3);
  const levels = new Set(Array.from(bodies.positions).filter((_, at) => at % 3 === 2));
  expect([...levels].sort()).toEqual([0, 2.5]);
  expect(bodies.edges.filter((_, at) => at % 3 === 2).every((z) => z === 2.5)).toBe(true);
});

it('[PV62] the ground is a slab below the floor, and a body is darker at its foot', () => {
  const floor = drawnFloor(floorPlanOf({ slab: [0, 0, 40, 30], shop: [2, 2, 10, 10] }));
  const { positions, owners, shades } = extrudedFloor(floor, Float32Array.of(0, 3));
  const levelsOf = (mesh: number) =>
    new Set([...owners.entries()].filter(([, owner]) => owner === mesh).map(([at]) => positions[3 * at + 2]));
  expect([...levelsOf(0)].sort()).toEqual([Math.fround(-SLAB), 0]);
  expect([...levelsOf(1)].sort()).toEqual([0, 3]);
  const shadesOf = (mesh: number, z: number) =>
    new Set(
      [...owners.entries()].flatMap(([at, owner]) =>
        owner === mesh && positions[3 * at + 2] === z ? [shades[at]] : [],
      ),
    );
  expect([...shadesOf(1, 3)]).toEqual([1]);
  expect(Math.max(...[...shadesOf(1, 0)].map(Number))).toBeLessThan(1);
});

it('[PV65] one room alone can be extruded', () => {
  const floor = drawnFloor(floorPlanOf({ a: [0, 0, 4, 4], b: [10, 0, 14, 4] }));
  expect(new Set(extrudedFloor(floor, Float32Array.of(3, 3), [1]).owners)).toEqual(new Set([1]));
});
