import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betweenOrbits } from '@/model/spatial/betweenOrbits';
import {
  boundOrbit,
  changeOrbit,
  fitOrbit,
  groundAt,
  type Lens,
  MOST_TILT,
  metresPerPixel,
  type Orbit,
  type OrbitBounds,
  panOrbit,
  projectionOf,
  rayAt,
} from '@/model/spatial/orbit';

const LENS: Lens = { width: 1000, height: 800, centre: { x: 600, y: 350 } };
const BOUNDS: OrbitBounds = { minX: 0, minY: 0, maxX: 200, maxY: 100, nearest: 20, farthest: 900 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const orbits = fc.record({
  target: fc.record({ x: number(40, 160), y: number(20, 80), z: number(0, 60) }),
  distance: number(60, 400),
  turn: number(-3, 3),
  tilt: number(0, 1.1),
});
const places = fc.record({ x: number(300, 900), y: number(200, 700) });

describe('the camera of a model', () => {
  it('[PV66] looks at its target in the middle of what is free, the plan upright', () => {
    const orbit: Orbit = { target: { x: 50, y: 40, z: 12 }, distance: 100, turn: 0, tilt: 0 };
    const project = projectionOf(orbit, LENS);
    expect(project(50, 40, 12)).toMatchObject({ x: 600, y: 350 });
    const [right, below] = [project(51, 40, 12)!, project(50, 41, 12)!];
    expect(right.x - 600).toBeCloseTo(1 / metresPerPixel(orbit, LENS));
    expect([right.y, below.x]).toEqual([350, 600]);
    expect(below.y).toBeGreaterThan(350);
    // Tilted, what is higher is further up on the screen.
    const tilted = projectionOf({ ...orbit, tilt: 0.8 }, LENS);
    expect(tilted(50, 40, 20)!.y).toBeLessThan(tilted(50, 40, 12)!.y);
    expect(projectionOf(orbit, LENS)(50, 40, 200)).toBeNull();
  });

  it('[PV65] a line of sight meets what is drawn at its point of the screen', () => {
    fc.assert(
      fc.property(orbits, places, (orbit, at) => {
        const ground = groundAt(orbit, LENS, at);
        if (!ground) return;
        const seen = projectionOf(orbit, LENS)(ground.x, ground.y, orbit.target.z);
        expect(seen?.x).toBeCloseTo(at.x, 4);
        expect(seen?.y).toBeCloseTo(at.y, 4);
        const { from, towards } = rayAt(orbit, LENS, at);
        expect(
          projectionOf(orbit, LENS)(from[0] + 50 * towards[0], from[1] + 50 * towards[1], from[2] + 50 * towards[2])?.x,
        ).toBeCloseTo(at.x, 4);
      }),
    );
  });

  it('[PV66] a drag, a zoom and a turn keep the ground under the pointer', () => {
    const far: OrbitBounds = { minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6, nearest: 1, farthest: 1e6 };
    fc.assert(
      fc.property(orbits, places, places, (orbit, at, to) => {
        const [before, reached] = [groundAt(orbit, LENS, at), groundAt(orbit, LENS, to)];
        if (!before || !reached) return;
        const dragged = groundAt(panOrbit(orbit, LENS, at, to), LENS, to);
        expect(Math.hypot(dragged!.x - before.x, dragged!.y - before.y)).toBeLessThan(1e-6);
        for (const change of [{ zoom: 1.5 }, { turn: 0.4 }, { zoom: 0.8, turn: -0.2 }]) {
          const after = groundAt(changeOrbit(orbit, LENS, far, at, change), LENS, at);
          expect(Math.hypot(after!.x - before.x, after!.y - before.y)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('[PV66] the building cannot be lost: neither moved out, nor passed, nor seen from below', () => {
    const lost: Orbit = { target: { x: -500, y: 900, z: 0 }, distance: 1e9, turn: 9, tilt: 4 };
    const bound = boundOrbit(lost, BOUNDS);
    expect(bound).toMatchObject({ target: { x: 0, y: 100 }, distance: 900, tilt: MOST_TILT });
    expect(Math.abs(bound.turn)).toBeLessThanOrEqual(Math.PI);
    expect(boundOrbit({ ...lost, distance: 1, tilt: -1 }, BOUNDS)).toMatchObject({ distance: 20, tilt: 0 });
    // Above the horizon there is no ground to hold on to.
    const low = { ...lost, target: { x: 100, y: 50, z: 0 }, distance: 100, tilt: MOST_TILT, turn: 0 };
    expect(groundAt(low, LENS, { x: 600, y: -9000 })).toBeNull();
    expect(panOrbit(low, LENS, { x: 600, y: -9000 }, { x: 0, y: 0 })).toEqual(low);
  });

  it('[PV66] fits a box into the free part of the window at any turn and tilt', () => {
    const box = { minX: 10, minY: 5, minZ: 0, maxX: 130, maxY: 65, maxZ: 40 };
    fc.assert(
      fc.property(number(-3, 3), number(0, 1.1), (turn, tilt) => {
        const orbit = fitOrbit(box, LENS, { width: 500, height: 400 }, { turn, tilt });
        const project = projectionOf(orbit, LENS);
        let [widest, highest] = [0, 0];
        for (const x of [box.minX, box.maxX])
          for (const y of [box.minY, box.maxY])
            for (const z of [box.minZ, box.maxZ]) {
              const at = project(x, y, z)!;
              widest = Math.max(widest, Math.abs(at.x - LENS.centre.x));
              highest = Math.max(highest, Math.abs(at.y - LENS.centre.y));
            }
        expect(widest).toBeLessThanOrEqual(250.001);
        expect(highest).toBeLessThanOrEqual(200.001);
        expect(Math.max(widest / 250, highest / 200)).toBeCloseTo(1, 3);
      }),
    );
  });

  it('[PV66] moves from place to place, and turns the shorter way around', () => {
    const from: Orbit = { target: { x: 0, y: 0, z: 0 }, distance: 100, turn: 3, tilt: 0 };
    const to: Orbit = { target: { x: 10, y: 20, z: 30 }, distance: 400, turn: -3, tilt: 1 };
    expect(betweenOrbits(from, to, 0)).toEqual(from);
    const half = betweenOrbits(from, to, 0.5);
    expect(half).toMatchObject({ target: { x: 5, y: 10, z: 15 }, distance: 200, tilt: 0.5 });
    expect(Math.abs(half.turn)).toBeCloseTo(Math.PI);
    expect(betweenOrbits(from, to, 1).turn).toBeCloseTo(-3);
  });
});
