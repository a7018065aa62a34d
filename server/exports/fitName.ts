import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { roomSpan } from '@/model/floorPlan/roomSpan';

/** A name set inside its room, in points of the page. */
export interface FittedName {
  readonly lines: readonly string[];
  /** Height of its letters. */
  readonly size: number;
  /** Middle of the name in metres of the floor. */
  readonly x: number;
  readonly y: number;
  /** Whether it reads from the bottom to the top. */
  readonly isUpright: boolean;
}

/** Height of a line by the size of its letters. */
export const LINE = 1.15;
/** Letters from large to the smallest that can be read on paper. */
const SIZES = [9, 7.5, 6, 5] as const;
const MOST_LINES = 3;
/** Points between a name and the walls of its room. */
const PADDING = 1.5;

interface FitOptions {
  readonly floorPlan: FloorPlan;
  readonly mesh: number;
  /** Points a metre. */
  readonly scale: number;
  /** Width of a text in letters of one point. */
  readonly measure: (text: string) => number;
}

/** The largest way to set a whole name inside its room, in up to three lines or upright; null where it does not fit. */
export function fitName(name: string, { floorPlan, mesh, scale, measure }: FitOptions): FittedName | null {
  const words = name.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  for (const size of SIZES)
    for (const isUpright of [false, true])
      for (let count = 1; count <= Math.min(MOST_LINES, words.length); count++) {
        const half = (count * size * LINE) / 2 / scale;
        const span = roomSpan(floorPlan, mesh, half, isUpright);
        if (!span) break;
        const room = (span.to - span.from) * scale - 2 * PADDING;
        const lines = wrap(words, room / size, measure);
        if (!lines || lines.length > count) continue;
        const middle = (span.from + span.to) / 2;
        const [x, y] = [floorPlan.anchors[3 * mesh]!, floorPlan.anchors[3 * mesh + 1]!];
        return { lines, size, isUpright, x: isUpright ? x : middle, y: isUpright ? middle : y };
      }
  return null;
}

/** Words in as few lines of a width as they take; null where one of them is wider. */
function wrap(words: readonly string[], width: number, measure: (text: string) => number): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (measure(word) > width) return null;
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
