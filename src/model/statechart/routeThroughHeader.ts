import { tracksOf } from './channels';
import type { Point } from './layoutTypes';
import type { Lines } from './lines';

interface Header {
  readonly width: number;
  /** Below the lines of text. */
  readonly height: number;
  /** Where each edge crosses the upper border, from the left side. */
  readonly crossings: ReadonlyMap<string, number>;
  /** From the upper border to the port, by the key of the edge. */
  readonly entries: ReadonlyMap<string, readonly Point[]>;
}

const BESIDE_TEXT = 14;
const BETWEEN = 14;
const CORNER = 16;
const TRACK = 10;
const ABOVE = 6;
const WITHOUT_ENTRIES = 8;

/** Leads the edges that enter a state from above past its title to their ports. */
export function routeThroughHeader(
  ports: readonly { readonly edge: string; readonly x: number }[],
  lines: Lines,
  insideWidth: number,
): Header {
  const free = lines.width + BESIDE_TEXT;
  const sorted = [...ports].sort((one, other) => one.x - other.x);
  let next = free;
  const entries = sorted.map(({ edge, x }) => {
    const top = Math.max(next, x);
    next = top + BETWEEN;
    return { edge, top, bottom: x };
  });
  const tracks = tracksOf(entries);
  const used = Math.max(0, ...tracks.map((track) => (track ?? -1) + 1));
  const height = entries.length === 0 ? WITHOUT_ENTRIES : ABOVE + used * TRACK;
  return {
    width: Math.round(Math.max(insideWidth, lines.width, ...entries.map(({ top }) => top + CORNER))),
    height,
    crossings: new Map(entries.map(({ edge, top }) => [edge, top])),
    entries: new Map(
      entries.map(({ edge, top, bottom }, index) => {
        const track = tracks[index] ?? null;
        const end = { x: bottom, y: lines.height + height };
        const y = lines.height + ABOVE + (track ?? 0) * TRACK;
        const begin = { x: top, y: 0 };
        return [edge, track === null ? [begin, end] : [begin, { x: top, y }, { x: bottom, y }, end]];
      }),
    ),
  };
}
