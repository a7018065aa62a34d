import type { Point } from '@/model/geometry/points';
import { normalTurn, toRadians } from '@/model/geometry/turns';
import type { Place3d } from './routeLines';

/** A camera that looks at a place from a distance. */
export interface Orbit {
  /** The place in the middle, in metres. */
  readonly target: Place3d;
  /** Metres from the place to the camera. */
  readonly distance: number;
  /** Radians by which the map is turned clockwise on the screen. */
  readonly turn: number;
  /** Radians from looking straight down. */
  readonly tilt: number;
}

/** The window of a camera, in CSS pixels. */
export interface Lens {
  readonly width: number;
  readonly height: number;
  /** Where the place that it looks at is: the middle of what nothing covers. */
  readonly centre: Point;
}

/** The angle of the height of a window: narrow, so that parallel walls look nearly parallel. */
export const FIELD_OF_VIEW = toRadians(26);
export const MOST_TILT = toRadians(68);

/** Pixels of a metre at a distance of a metre. */
const focusOf = ({ height }: Lens): number => height / 2 / Math.tan(FIELD_OF_VIEW / 2);

/** Metres of a pixel at the place that the camera looks at. */
export const metresPerPixel = ({ distance }: Orbit, lens: Lens): number => distance / focusOf(lens);

type Vector = readonly [x: number, y: number, z: number];
const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Unit vectors of the camera and its place. */
export interface OrbitAxes {
  readonly eye: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly forward: Vector;
}

export function axesOf({ target, distance, turn, tilt }: Orbit): OrbitAxes {
  const [cosTurn, sinTurn, cosTilt, sinTilt] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];
  const forward: Vector = [-sinTurn * sinTilt, -cosTurn * sinTilt, -cosTilt];
  return {
    eye: [target.x - distance * forward[0], target.y - distance * forward[1], target.z - distance * forward[2]],
    right: [cosTurn, -sinTurn, 0],
    up: [-sinTurn * cosTilt, -cosTurn * cosTilt, sinTilt],
    forward,
  };
}

/** A place on the screen, in CSS pixels, and its depth in metres. */
export interface Projected extends Point {
  readonly depth: number;
}

/** Projects places in metres; null for one that is behind the camera or too near to it. */
export type Project = (x: number, y: number, z: number) => Projected | null;

export function projectionOf(orbit: Orbit, lens: Lens): Project {
  const { eye, right, up, forward } = axesOf(orbit);
  const focus = focusOf(lens);
  const least = orbit.distance * NEAR_SHARE;
  return (x, y, z) => {
    const ray: Vector = [x - eye[0], y - eye[1], z - eye[2]];
    const depth = dot(ray, forward);
    if (depth < least) return null;
    return {
      x: lens.centre.x + (focus * dot(ray, right)) / depth,
      y: lens.centre.y - (focus * dot(ray, up)) / depth,
      depth,
    };
  };
}

/** Bodies nearer to the camera than this share of its distance are not drawn. */
export const NEAR_SHARE = 0.05;

/** A line of sight: where it begins, and its direction. */
export interface Ray {
  readonly from: Vector;
  readonly towards: Vector;
}

export function rayAt(orbit: Orbit, lens: Lens, { x, y }: Point): Ray {
  const { eye, right, up, forward } = axesOf(orbit);
  const [across, down] = [(x - lens.centre.x) / focusOf(lens), (y - lens.centre.y) / focusOf(lens)];
  const at = (axis: 0 | 1 | 2) => forward[axis] + across * right[axis] - down * up[axis];
  return { from: eye, towards: [at(0), at(1), at(2)] };
}

/** Lines of sight that fall less than this reach the ground far away or never. */
const LEAST_FALL = 0.05;

/** The place of the ground under a point of the screen; null where the line of sight runs along the ground or above it. */
export function groundAt(orbit: Orbit, lens: Lens, at: Point): Point | null {
  const { from, towards } = rayAt(orbit, lens, at);
  if (towards[2] > -LEAST_FALL) return null;
  const share = (orbit.target.z - from[2]) / towards[2];
  return { x: from[0] + share * towards[0], y: from[1] + share * towards[1] };
}

/** Bounds of a camera, by which the building stays in sight. */
export interface OrbitBounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly nearest: number;
  readonly farthest: number;
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The orbit inside of its bounds. */
export function boundOrbit({ target, distance, turn, tilt }: Orbit, bounds: OrbitBounds): Orbit {
  return {
    target: {
      x: within(target.x, bounds.minX, bounds.maxX),
      y: within(target.y, bounds.minY, bounds.maxY),
      z: target.z,
    },
    distance: within(distance, bounds.nearest, bounds.farthest),
    turn: normalTurn(turn),
    tilt: within(tilt, 0, MOST_TILT),
  };
}

/** The orbit after a change, moved so that the ground under a point of the screen is under another one afterwards. */
function anchored(before: Orbit, after: Orbit, lens: Lens, from: Point, to: Point): Orbit {
  const wanted = groundAt(before, lens, from);
  const found = groundAt(after, lens, to);
  if (!wanted || !found) return after;
  const { x, y, z } = after.target;
  return { ...after, target: { x: x + wanted.x - found.x, y: y + wanted.y - found.y, z } };
}

/** Moves the ground from one point of the screen to another. */
export const panOrbit = (orbit: Orbit, lens: Lens, from: Point, to: Point): Orbit =>
  anchored(orbit, orbit, lens, from, to);

/** Changes of a camera at a place. */
export interface OrbitChange {
  /** Above 1 comes nearer. */
  readonly zoom?: number;
  /** Radians clockwise. */
  readonly turn?: number;
  /** Radians away from looking straight down. */
  readonly tilt?: number;
}

/** Zooms, turns and tilts, and keeps the ground at a point of the screen, or moves it to another one. */
export function changeOrbit(
  orbit: Orbit,
  lens: Lens,
  bounds: OrbitBounds,
  at: Point,
  { zoom = 1, turn = 0, tilt = 0 }: OrbitChange,
  to: Point = at,
): Orbit {
  const changed = boundOrbit(
    { ...orbit, distance: orbit.distance / zoom, turn: orbit.turn + turn, tilt: orbit.tilt + tilt },
    bounds,
  );
  return boundOrbit(anchored(orbit, changed, lens, at, to), bounds);
}

/** A box in space, in metres. */
export interface Box3d {
  readonly minX: number;
  readonly minY: number;
  readonly minZ: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly maxZ: number;
}

/** Pixels of a window that are free at both sides of the centre of a lens. */
export interface Room2d {
  readonly width: number;
  readonly height: number;
}

/** The orbit from which a box fills a part of the window. */
export function fitOrbit(box: Box3d, lens: Lens, free: Room2d, { turn, tilt }: Pick<Orbit, 'turn' | 'tilt'>): Orbit {
  const target = {
    x: (box.minX + box.maxX) / 2,
    y: (box.minY + box.maxY) / 2,
    z: (box.minZ + box.maxZ) / 2,
  };
  const { right, up, forward } = axesOf({ target, distance: 0, turn, tilt });
  const focus = focusOf(lens);
  let distance = 1;
  for (const x of [box.minX, box.maxX])
    for (const y of [box.minY, box.maxY])
      for (const z of [box.minZ, box.maxZ]) {
        const corner: Vector = [x - target.x, y - target.y, z - target.z];
        const deep = dot(corner, forward);
        distance = Math.max(
          distance,
          (2 * focus * Math.abs(dot(corner, right))) / free.width - deep,
          (2 * focus * Math.abs(dot(corner, up))) / free.height - deep,
        );
      }
  return { target, distance, turn, tilt };
}
