import type { Point } from '@/model/geometry/points';
import { distance, nearestOnSegment } from '@/model/geometry/segments';

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
/** A shorter part of a path at its end has no direction that a person would notice. */
const LEAST_METRES = 0.3;
/** Metres by which a line may leave the simpler one that a person walks. */
const TOLERANCE = 0.35;
/** Corners that are nearer to each other in metres are one bend: a person turns once, whatever was drawn. */
const BEND_METRES = 2;
/** Pieces of a round corner: each bends less than this, and is shorter than this. */
const ROUND = 60;
const ROUND_METRES = 4;

/** The turns along the places of a leg, each with the metres that are walked after it. */
export function legTurns(places: readonly Point[]): readonly TurnStep[] {
  const walked = metresAlong(places);
  const corners = simplified(places);
  const steps: { turn: Turn; metres: number }[] = [];
  let begins = 0;
  const end = (turn: Turn, at: number) => {
    const last = steps.at(-1);
    if (last) last.metres += at - begins;
    begins = at;
    steps.push({ turn, metres: 0 });
  };
  if (places.length < 2) return [];
  end('ahead', 0);
  for (let first = 1; first < corners.length - 1; ) {
    let last = first;
    while (last + 1 < corners.length - 1 && isOneBend(places, corners, last)) last++;
    const turn = bendOf(places, corners, first, last);
    if (turn !== 'ahead') end(turn, (walked[corners[first]!]! + walked[corners[last]!]!) / 2);
    first = last + 1;
  }
  steps.at(-1)!.metres += walked.at(-1)! - begins;
  return steps;
}

/** Metres from a corner to the next one. */
const between = (places: readonly Point[], corners: readonly number[], at: number): number =>
  distance(places[corners[at]!]!, places[corners[at + 1]!]!);

/** Whether a corner and the next one are one bend: near to each other, or pieces of a wide round corner. */
function isOneBend(places: readonly Point[], corners: readonly number[], at: number): boolean {
  const metres = between(places, corners, at);
  if (metres < BEND_METRES) return true;
  const [one, other] = [degreesAt(places, corners, at), degreesAt(places, corners, at + 1)];
  const isRound = one * other > 0 && Math.max(Math.abs(one), Math.abs(other)) < ROUND;
  return isRound && metres < ROUND_METRES;
}

/** The bend at one corner, clockwise. */
function degreesAt(places: readonly Point[], corners: readonly number[], at: number): number {
  const [before, here, after] = [places[corners[at - 1]!]!, places[corners[at]!]!, places[corners[at + 1]!]!];
  const one = { x: here.x - before.x, y: here.y - before.y };
  const other = { x: after.x - here.x, y: after.y - here.y };
  return degreesBetween(one, other);
}

/** Metres walked to each place. */
function metresAlong(places: readonly Point[]): readonly number[] {
  const metres = [0];
  for (let at = 1; at < places.length; at++) metres.push(metres[at - 1]! + distance(places[at - 1]!, places[at]!));
  return metres;
}

/** The turn over a bend, from the direction before its first corner to the one after its last. */
function bendOf(places: readonly Point[], corners: readonly number[], first: number, last: number): Turn {
  if (between(places, corners, first - 1) < LEAST_METRES || between(places, corners, last) < LEAST_METRES)
    return 'ahead';
  const direction = (at: number): Point => {
    const [from, to] = [places[corners[at]!]!, places[corners[at + 1]!]!];
    return { x: to.x - from.x, y: to.y - from.y };
  };
  return turnOf(direction(first - 1), direction(last));
}

/** Indexes of the places that a line needs which stays within the tolerance (Douglas and Peucker). */
function simplified(places: readonly Point[]): readonly number[] {
  const kept = new Set([0, places.length - 1]);
  const open: [number, number][] = [[0, places.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let furthest = -1;
    let most = TOLERANCE;
    for (let at = from + 1; at < to; at++) {
      const away = distance(places[at]!, nearestOnSegment(places[at]!, places[from]!, places[to]!));
      if (away <= most) continue;
      most = away;
      furthest = at;
    }
    if (furthest < 0) continue;
    kept.add(furthest);
    open.push([from, furthest], [furthest, to]);
  }
  return [...kept].sort((one, other) => one - other);
}

function turnOf(one: Point, other: Point): Turn {
  const turned = degreesBetween(one, other);
  const degrees = Math.abs(turned);
  if (degrees < SLIGHT) return 'ahead';
  if (degrees >= BACK) return 'back';
  // The y axis of a floor plan points down, so a positive turn is clockwise.
  const side = turned > 0 ? 'right' : 'left';
  if (degrees < TURN) return `slight-${side}`;
  return degrees < SHARP ? side : `sharp-${side}`;
}

const degreesBetween = (one: Point, other: Point): number =>
  Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y) * (180 / Math.PI);
