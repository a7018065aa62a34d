import type { Place3d } from './routeLines';

/**
 * Lines as tubes without a radius: every vertex is on its line and has the direction in which the radius moves it. x, y
 * and z of the scene, whose y is up; three vertices a triangle.
 */
export interface Tube {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
}

type Vector = readonly [number, number, number];

const SIDES = 10;
/** Rings of the balls at the bends. */
const RINGS = 6;

const cross = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];
function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** A tube along each line, with a ball at each bend and end. */
export function tubeOf(lines: readonly (readonly Place3d[])[]): Tube {
  const positions: number[] = [];
  const normals: number[] = [];
  const add = (at: Vector, normal: Vector) => {
    positions.push(...at);
    normals.push(...normal);
  };
  for (const line of lines) {
    const places = line.map(({ x, y, z }): Vector => [x, z, y]);
    for (const [at, place] of places.entries()) {
      addBall(place, add);
      const next = places[at + 1];
      if (next) addPipe(place, next, add);
    }
  }
  return { positions: Float32Array.from(positions), normals: Float32Array.from(normals) };
}

type Add = (at: Vector, normal: Vector) => void;

function addPipe(from: Vector, to: Vector, add: Add): void {
  const along = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const one = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const other = cross(along, one);
  const around = (step: number): Vector => {
    const angle = (2 * Math.PI * step) / SIDES;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [cos * one[0] + sin * other[0], cos * one[1] + sin * other[1], cos * one[2] + sin * other[2]];
  };
  for (let step = 0; step < SIDES; step++) {
    const [a, b] = [around(step), around(step + 1)];
    add(from, a);
    add(from, b);
    add(to, b);
    add(from, a);
    add(to, b);
    add(to, a);
  }
}

function addBall(at: Vector, add: Add): void {
  const direction = (ring: number, step: number): Vector => {
    const [down, around] = [(Math.PI * ring) / RINGS, (2 * Math.PI * step) / SIDES];
    return [Math.sin(down) * Math.cos(around), Math.cos(down), -Math.sin(down) * Math.sin(around)];
  };
  for (let ring = 0; ring < RINGS; ring++)
    for (let step = 0; step < SIDES; step++) {
      const [a, b] = [direction(ring, step), direction(ring, step + 1)];
      const [c, d] = [direction(ring + 1, step), direction(ring + 1, step + 1)];
      for (const normal of [a, c, d, a, d, b]) add(at, normal);
    }
}
