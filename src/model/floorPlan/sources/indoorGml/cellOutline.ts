import polygonClipping, { type MultiPolygon, type Pair, type Polygon } from 'polygon-clipping';
import { ringArea } from '@/model/geometry/outline/ring';
import { shapeArea } from '../../corrections/meshShape';
import { outlineOf, type PlanOutline } from '../outlineOf';
import type { GmlPoint, GmlPolygon } from './gmlGeometry';

/** Metres above the lowest point up to which a level face is ground: steps are lower, sills of windows are higher. */
const STEP = 0.5;
/** Metres between the highest and the lowest corner of a level face. */
const LEVEL = 0.05;
/** Where the level faces near the ground are less of the whole than this, the ground is a ramp or stands in tiers. */
const LEAST_SHARE = 0.5;
/** Tenths of a millimetre: corners of neighbouring faces are one. */
const DECIMALS = 1e4;
/** Square metres of a face that is upright. */
const UPRIGHT = 1e-4;

/** Turns a position of the file into x, y in metres on the plan. */
export type ToPlan = (point: GmlPoint) => readonly [x: number, y: number];

/** Lowest and highest corner of faces, in metres; not a number without any. */
export function heightsOfFaces(faces: readonly GmlPolygon[]): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const [, , z] of faces.flat(2)) {
    low = Math.min(low, z);
    high = Math.max(high, z);
  }
  return [low, high];
}

/**
 * The outline of the ground of a space: its lowest level faces, since a sloping roof or a niche in a wall may reach
 * beyond; of all its faces where there are few such. Null where it has no area from above.
 */
export function groundOutline(faces: readonly GmlPolygon[], toPlan: ToPlan): PlanOutline | null {
  const [low] = heightsOfFaces(faces);
  const level = faces.filter((face) => {
    const [bottom, top] = heightsOfFaces([face]);
    return top - bottom <= LEVEL && top <= low + STEP;
  });
  const whole = fromAbove(faces, toPlan);
  const ground = fromAbove(level, toPlan);
  return ground && whole && shapeArea(ground) >= LEAST_SHARE * shapeArea(whole) ? ground : whole;
}

/** The outline of everything that faces cover from above. */
function fromAbove(faces: readonly GmlPolygon[], toPlan: ToPlan): PlanOutline | null {
  const rounded = (metres: number) => Math.round(metres * DECIMALS) / DECIMALS;
  const flat = faces.flatMap((face): Polygon[] => {
    const rings = face.map((ring) => ring.map((point): Pair => [...toPlan(point)].map(rounded) as Pair));
    return Math.abs(ringArea((rings[0] ?? []).flat())) > UPRIGHT ? [rings] : [];
  });
  const [first, ...others] = flat;
  if (!first) return null;
  const coordinates = united(first, others);
  return coordinates && outlineOf({ type: 'MultiPolygon', coordinates }, (position) => position);
}

/** Null where the faces are too crooked to be united. */
function united(first: Polygon, others: readonly Polygon[]): MultiPolygon | null {
  try {
    return polygonClipping.union(first, ...others);
  } catch {
    return null;
  }
}
