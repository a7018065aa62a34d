import type { Point } from '@/model/geometry/points';

type Turn = 'ahead' | 'slight-left' | 'left' | 'sharp-left' | 'slight-right' | 'right' | 'sharp-right' | 'back';

/** A stretch of a leg without a bend, and the turn before it. */
export interface TurnStep {
  readonly turn: Turn;
  readonly metres: number;
}

/** Degrees of a bend, at least: a smaller one is still straight ahead, slight, a turn, sharp. */
const SLIGHT = 25;
const TURN = 50;
const SHARP = 125;
const BACK = 170;
/** A shorter part of a path has no direction that a person would notice. */
const LEAST_METRES = 0.3;

/** The turns along the places of a leg, each with the metres that are walked after it. */
export function legTurns(places: readonly Point[]): readonly TurnStep[] {
  const steps: { turn: Turn; metres: number }[] = [];
  let heading: Point | null = null;
  let from = places[0];
  for (const to of places.slice(1)) {
    if (!from) break;
    const along = { x: to.x - from.x, y: to.y - from.y };
    const metres = Math.hypot(along.x, along.y);
    from = to;
    const last = steps.at(-1);
    const turn = heading && metres >= LEAST_METRES ? turnOf(heading, along) : 'ahead';
    if (last && turn === 'ahead') last.metres += metres;
    else steps.push({ turn, metres });
    if (metres >= LEAST_METRES) heading = along;
  }
  return steps;
}

function turnOf(one: Point, other: Point): Turn {
  const cross = one.x * other.y - one.y * other.x;
  const dot = one.x * other.x + one.y * other.y;
  const degrees = Math.abs(Math.atan2(cross, dot)) * (180 / Math.PI);
  if (degrees < SLIGHT) return 'ahead';
  if (degrees >= BACK) return 'back';
  // The y axis of a floor plan points down, so a positive turn is clockwise.
  const side = cross > 0 ? 'right' : 'left';
  if (degrees < TURN) return `slight-${side}`;
  return degrees < SHARP ? side : `sharp-${side}`;
}
