/** A label in one or two lines. */
export interface FittedLabel {
  readonly lines: readonly string[];
  /** Drawn pixels of its letters. */
  readonly size: number;
  /** Drawn pixels of its widest line. */
  readonly width: number;
  /** Whether it reads from the bottom to the top. */
  readonly isUpright: boolean;
}

interface FitOptions {
  /** The size to begin with; smaller ones are tried down to SMALLEST_LETTERS. */
  readonly size: number;
  /** Drawn pixels that a text of a height has, centred in the room; 0 where it does not fit. */
  readonly roomFor: (height: number, isUpright: boolean) => number;
  /** Width of a text in letters of one drawn pixel. */
  readonly measure: (text: string) => number;
}

export const SMALLEST_LETTERS = 10;
export const LARGEST_LETTERS = 15;
/** Height of a line by the size of its letters. */
export const LINE = 1.2;
/** A cut text has at least so many letters and digits, or it would be guesswork. */
const LEAST_CUT = 6;
/** A cut text ends with one of these, not with a sign or a blank. */
const ENDING = /[\p{L}\p{N}]$/u;

/**
 * The largest way to set a text inside its room: in one line, in two, then both in the smallest letters, then upright in a
 * narrow room, then cut with an ellipsis. Null where not even six letters fit.
 */
export function fitLabel(text: string, { size, roomFor, measure }: FitOptions): FittedLabel | null {
  const broken = breakInTwo(text, measure);
  const sizes = size > SMALLEST_LETTERS ? [size, SMALLEST_LETTERS] : [SMALLEST_LETTERS];
  for (const isUpright of [false, true])
    for (const letters of sizes)
      for (const lines of broken ? [[text], broken] : [[text]]) {
        const width = Math.max(...lines.map(measure)) * letters;
        if (width <= roomFor(lines.length * letters * LINE, isUpright))
          return { lines, size: letters, width, isUpright };
      }
  const most = roomFor(SMALLEST_LETTERS * LINE, false) / SMALLEST_LETTERS;
  const letters = [...text];
  for (let count = letters.length - 1; count >= LEAST_CUT; count--) {
    const kept = letters.slice(0, count).join('');
    if (!ENDING.test(kept) || (kept.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < LEAST_CUT) continue;
    const width = measure(`${kept}…`);
    if (width <= most)
      return { lines: [`${kept}…`], size: SMALLEST_LETTERS, width: width * SMALLEST_LETTERS, isUpright: false };
  }
  return null;
}

/** The two lines that are most alike in width; null for a single word. */
export function breakInTwo(text: string, measure: (text: string) => number): readonly [string, string] | null {
  let best: readonly [string, string] | null = null;
  let narrowest = Number.POSITIVE_INFINITY;
  for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
    const lines = [text.slice(0, at), text.slice(at + 1)] as const;
    const width = Math.max(measure(lines[0]), measure(lines[1]));
    if (width >= narrowest) continue;
    narrowest = width;
    best = lines;
  }
  return best;
}
