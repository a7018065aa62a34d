import type { Spot } from './areas';
import type { Door } from './venue';

/** A place on a line that gets a node, `at` metres from its start. */
export interface Mark {
  readonly at: number;
  readonly spot: Spot;
  readonly door: Door | null;
}

export interface PlacedMark {
  readonly spot: Spot;
  readonly doors: readonly Door[];
}

/** Two places on a line nearer than this are one. */
const MERGE = 1.1;

/** How far along the line its nearest place to a spot is, and how far that is away. */
export function projectOn(line: readonly Spot[], spot: Spot): { at: number; distance: number } {
  let best = { at: 0, distance: Number.POSITIVE_INFINITY };
  let start = 0;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const along = ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / length;
    const at = Math.min(length, Math.max(0, along));
    const x = from.x + ((to.x - from.x) * at) / length;
    const y = from.y + ((to.y - from.y) * at) / length;
    const distance = Math.hypot(x - spot.x, y - spot.y);
    if (distance < best.distance) best = { at: start + at, distance };
    start += length;
  }
  return best;
}

export function pointAt(line: readonly Spot[], at: number): Spot {
  let left = at;
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= length || i === line.length - 1) {
      const share = Math.min(1, left / length);
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    }
    left -= length;
  }
  return line[0]!;
}

/** The nodes of a line in order: its ends and crossings as they are, doors where none of those is near, and fillings. */
export function placeMarks(line: readonly Spot[], marks: readonly Mark[], spacing: number): PlacedMark[] {
  const taken: { at: number; spot: Spot; doors: Door[] }[] = [];
  const near = (at: number) => taken.find((one) => Math.abs(one.at - at) < MERGE);
  for (const { at, spot } of marks.filter(({ door }) => door === null))
    if (!taken.some((one) => Math.hypot(one.spot.x - spot.x, one.spot.y - spot.y) < 0.05))
      taken.push({ at, spot, doors: [] });
  for (const { at, spot, door } of marks) {
    if (door === null) continue;
    const same = near(at);
    if (same) same.doors.push(door);
    else taken.push({ at, spot, doors: [door] });
  }
  taken.sort((one, other) => one.at - other.at);
  return taken.flatMap((mark, index): PlacedMark[] => {
    const before = taken[index - 1];
    const gap = before ? mark.at - before.at : 0;
    const pieces = Math.ceil(gap / (spacing * 1.3));
    const fillings = Array.from({ length: Math.max(0, pieces - 1) }, (_, step) => ({
      spot: pointAt(line, (before?.at ?? 0) + (gap * (step + 1)) / pieces),
      doors: [],
    }));
    return [...fillings, mark];
  });
}
