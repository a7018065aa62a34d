import type { OutlineTracer } from '@/model/geometry/outline/outlineTracer';
import { simplifyRing } from '@/model/geometry/outline/ring';
import { shapeArea } from '../../corrections/meshShape';
import { meshError } from '../../meshError';
import type { PlanOutline } from '../outlineOf';
import type { IfcBody } from './ifcModel';

/** Metres above the lowest point up to which a level face is ground: steps are lower, sills of windows are higher. */
const STEP = 0.5;
/** A face that rises less over its length is level. */
const LEVEL = 0.02;
/** Where the level faces near the ground are less of the whole than this, the ground is a ramp or stands in tiers. */
const LEAST_SHARE = 0.5;

/** Lowest and highest point in metres. */
export function heightsOfBody(body: IfcBody): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (let at = 2; at < body.length; at += 3) {
    low = Math.min(low, body[at]!);
    high = Math.max(high, body[at]!);
  }
  return [low, high];
}

/** Metres by which the edges of a wall may wander where openings are cut into it. */
const STRAIGHT = 0.003;

/** The outline of everything that a body has from above; null where that is nothing. */
const outlineFromAbove = (body: IfcBody, tracer: OutlineTracer): PlanOutline | null => {
  const all = Array.from({ length: body.length / 9 }, (_, triangle) => triangle * 9);
  return traced(body, all, tracer);
};

/** The outline of a wall or another product: that from above, with fewer corners. */
export function outlineOfProduct(body: IfcBody, tracer: OutlineTracer): PlanOutline | null {
  const outline = outlineFromAbove(body, tracer);
  return (
    outline && {
      ...outline,
      rings: outline.rings.map((ring) => {
        const simple = Array.from(simplifyRing(Float64Array.from(ring), STRAIGHT));
        return simple.length < 6 ? ring : simple;
      }),
    }
  );
}

/**
 * The outline of the ground that a room stands on: its lowest level faces, since a sloping roof or a niche in a wall may
 * reach beyond; of the whole body where there are few such faces. Null where it has no area from above.
 */
export function outlineOfGround(body: IfcBody, tracer: OutlineTracer): PlanOutline | null {
  const [low] = heightsOfBody(body);
  const ground: number[] = [];
  for (let at = 0; at < body.length; at += 9) {
    const [a, b, c] = [body[at + 2]!, body[at + 5]!, body[at + 8]!];
    if (Math.max(a, b, c) <= low + STEP && isLevel(body, at)) ground.push(at);
  }
  const whole = outlineFromAbove(body, tracer);
  const lowest = ground.length > 0 ? traced(body, ground, tracer) : null;
  return lowest && whole && shapeArea(lowest) >= LEAST_SHARE * shapeArea(whole) ? lowest : whole;
}

function isLevel(body: IfcBody, at: number): boolean {
  const rise =
    Math.max(body[at + 2]!, body[at + 5]!, body[at + 8]!) - Math.min(body[at + 2]!, body[at + 5]!, body[at + 8]!);
  const area = Math.abs(
    (body[at + 3]! - body[at]!) * (body[at + 7]! - body[at + 1]!) -
      (body[at + 4]! - body[at + 1]!) * (body[at + 6]! - body[at]!),
  );
  return rise * rise <= LEVEL * LEVEL * area;
}

function traced(body: IfcBody, triangles: readonly number[], tracer: OutlineTracer): PlanOutline | null {
  const corners = new Float64Array(triangles.length * 6);
  const levels = new Float64Array(triangles.length);
  for (const [at, from] of triangles.entries()) {
    for (let corner = 0; corner < 3; corner++) {
      corners[at * 6 + corner * 2] = body[from + corner * 3]!;
      corners[at * 6 + corner * 2 + 1] = body[from + corner * 3 + 1]!;
    }
    const level = body[from + 2]!;
    levels[at] = level === body[from + 5]! && level === body[from + 8]! ? level : Number.NaN;
  }
  const { rings, holes } = tracer.trace(corners, levels, triangles.length);
  if (tracer.isExhausted) throw meshError('outlines-too-complex');
  return rings.length === 0 ? null : { rings: rings.map((ring) => Array.from(ring)), holes };
}
