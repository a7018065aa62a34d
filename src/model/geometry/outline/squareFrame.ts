import type { Outline } from './outline';

/** A rectangle along the main axis of some points: its corner, and the direction and length of its sides. */
export interface SquareFrame {
  /** Unit vector of the longer side; the shorter one is a quarter turn from it, counter-clockwise. */
  readonly x: number;
  readonly y: number;
  /** Least distance along each side, and how far the points reach from there. */
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly width: number;
}

/** The frame of the corners of triangles, x, y of three each. Its length and width are more than zero. */
export function squareFrame(corners: Float64Array, count: number): SquareFrame {
  const points = count * 3;
  let [sumX, sumY, known] = [0, 0, 0];
  for (let i = 0; i < points * 2; i += 2) {
    if (Number.isNaN(corners[i]! + corners[i + 1]!)) continue;
    sumX += corners[i]!;
    sumY += corners[i + 1]!;
    known++;
  }
  const [middleX, middleY] = [sumX / known, sumY / known];
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < points * 2; i += 2) {
    const dx = corners[i]! - middleX;
    const dy = corners[i + 1]! - middleY;
    if (Number.isNaN(dx + dy)) continue;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  let [along, across] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [end, side] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < points * 2; i += 2) {
    const u = corners[i]! * x + corners[i + 1]! * y;
    const v = corners[i + 1]! * x - corners[i]! * y;
    if (u < along) along = u;
    if (u > end) end = u;
    if (v < across) across = v;
    if (v > side) side = v;
  }
  return { x, y, along, across, length: end - along || 1, width: side - across || 1 };
}

/** The corners in a square of side 1. */
export function toSquare(frame: SquareFrame, corners: Float64Array, count: number): Float64Array {
  const { x, y, along, across, length, width } = frame;
  const stretched = new Float64Array(count * 6);
  for (let i = 0; i < count * 6; i += 2) {
    stretched[i] = (corners[i]! * x + corners[i + 1]! * y - along) / length;
    stretched[i + 1] = (corners[i + 1]! * x - corners[i]! * y - across) / width;
  }
  return stretched;
}

/** An outline in the square, where its points stand outside of it. */
export function fromSquare(frame: SquareFrame, { rings, holes }: Outline): Outline {
  const { x, y, along, across, length, width } = frame;
  return {
    holes,
    rings: rings.map((ring) => {
      const shown = new Float64Array(ring.length);
      for (let i = 0; i < ring.length; i += 2) {
        const u = ring[i]! * length + along;
        const v = ring[i + 1]! * width + across;
        shown[i] = u * x - v * y;
        shown[i + 1] = u * y + v * x;
      }
      return shown;
    }),
  };
}
