import { doorOutline, type PlanOutline } from '../outlineOf';
import type { FlatLine } from './flatDrawing';

/** Metres within which a leaf ends at its hinge and at its swing. */
const NEAR = 0.05;
/** Metres of the narrowest and of the widest door that a single line stands for. */
const [NARROWEST, WIDEST] = [0.4, 8];

const distance = (ax: number, ay: number, bx: number, by: number): number => Math.hypot(ax - bx, ay - by);

/** A door that is drawn by lines: the line of its opening, with the lines that it is made of. */
export interface DoorLine {
  readonly handle: string;
  readonly outline: PlanOutline;
}

/**
 * Doors of open lines in metres. A swing goes from the leaf, which stands open, to the other side of the opening; the
 * opening lies between its hinge and the end that no leaf touches. Other straight lines are openings themselves.
 */
export function doorLines(lines: readonly Pick<FlatLine, 'handle' | 'points' | 'centre'>[]): {
  readonly doors: readonly DoorLine[];
  readonly left: readonly string[];
} {
  const straight = lines.filter(({ centre }) => centre === null);
  const leaves = new Set<string>();
  const doors: DoorLine[] = [];
  const left: string[] = [];
  for (const { handle, points, centre } of lines) {
    if (!centre) continue;
    const ends = [
      [points[0]!, points[1]!],
      [points.at(-2)!, points.at(-1)!],
    ] as const;
    const leafAt = (end: readonly [number, number]) =>
      straight.find((line) => touches(line.points, end) && touches(line.points, centre));
    const leaf = ends.map(leafAt);
    const opening = leaf[0] ? ends[1] : ends[0];
    for (const one of leaf) if (one) leaves.add(one.handle);
    const outline = doorOutline(centre, opening);
    if (outline) doors.push({ handle, outline });
  }
  for (const { handle, points } of straight) {
    if (leaves.has(handle)) continue;
    const [from, to] = [[points[0]!, points[1]!] as const, [points.at(-2)!, points.at(-1)!] as const];
    const length = distance(...from, ...to);
    const outline = length >= NARROWEST && length <= WIDEST ? doorOutline(from, to) : null;
    if (outline) doors.push({ handle, outline });
    else left.push(handle);
  }
  return { doors, left };
}

function touches(points: readonly number[], [x, y]: readonly [number, number]): boolean {
  for (let at = 0; at < points.length; at += 2) if (distance(points[at]!, points[at + 1]!, x, y) < NEAR) return true;
  return false;
}
