import { byLayer } from './byLayer';
import type { FlatDrawing, FlatLine } from './flatDrawing';

/** The lines of a layer as data of SVG paths, in the units of the picture. */
export interface LayerPath {
  readonly layer: string;
  /** Closed ones; empty where it has none. */
  readonly outlines: string;
  readonly lines: string;
}

/** Units of the picture along its longer side, and around it. */
const LONG = 1000;
const MARGIN = 20;
/** Units of a metre: what is smaller than a micrometre is one spot. */
const MOST_SCALE = 1e9;
/** Corners of a picture; it shows where things are, not each of them. */
const MOST_CORNERS = 150_000;
/** Share of the corners at each side that may lie far away without making all else small. */
const STRAY = 0.002;

/** A picture of the drawing, north up, a path a layer. */
export function drawingPaths({ lines }: FlatDrawing): { viewBox: string; paths: LayerPath[] } {
  const corners = lines.reduce((sum, { points, holes }) => sum + (points.length + holes.flat().length) / 2, 0);
  const every = Math.max(1, Math.ceil(corners / MOST_CORNERS));
  const shown = lines.filter((_line, at) => at % every === 0);
  const [left, right] = spanOf(shown, 0);
  const [low, high] = spanOf(shown, 1);
  const extent = Math.max(right - left, high - low);
  // Lines of one spot have no extent.
  const scale = extent > 0 ? Math.min(LONG / extent, MOST_SCALE) : 1;
  const number = (value: number) => String(Math.round(value * 10) / 10);
  const pathOf = (one: FlatLine): string => {
    const drawn: string[] = [];
    const { points, holes, isClosed } = one;
    for (const ring of [points, ...holes]) {
      const pairs = Array.from(
        { length: ring.length / 2 },
        (_one, at) => `${number((ring[2 * at]! - left) * scale)} ${number((high - ring[2 * at + 1]!) * scale)}`,
      );
      drawn.push(`M${pairs.join('L')}${isClosed ? 'Z' : ''}`);
    }
    return drawn.join('');
  };
  const [width, height] = [(right - left) * scale, (high - low) * scale];
  return {
    viewBox: `${-MARGIN} ${-MARGIN} ${number(width + 2 * MARGIN)} ${number(height + 2 * MARGIN)}`,
    paths: [...byLayer(shown)].map(([layer, own]) => ({
      layer,
      outlines: own
        .filter(({ isClosed }) => isClosed)
        .map(pathOf)
        .join(''),
      lines: own
        .filter(({ isClosed }) => !isClosed)
        .map(pathOf)
        .join(''),
    })),
  };
}

function spanOf(lines: FlatDrawing['lines'], axis: 0 | 1): readonly [from: number, to: number] {
  const values = Float64Array.from(
    lines.flatMap(({ points }) => points.filter((_value, at) => at % 2 === axis)),
  ).sort();
  const stray = Math.floor(values.length * STRAY);
  return values.length === 0 ? [0, 1] : [values[stray]!, values[values.length - 1 - stray]!];
}
