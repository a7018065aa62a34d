import { type Area, covers, type Spot, signedSize } from './areas';

export interface Front {
  readonly inside: Spot;
  readonly outside: Spot;
  /** Metres of straight or gently curved front. */
  readonly length: number;
  /** Unit vector along the front. */
  readonly along: Spot;
  /** The middle of the front itself. */
  readonly middle: Spot;
}

interface Piece {
  readonly from: Spot;
  readonly to: Spot;
  readonly length: number;
  /** Unit vector out of the room. */
  readonly out: Spot;
}

const STEP = 0.4;
/** Metres from the front to the place just inside where a visitor stops. */
export const INSIDE = 0.7;
/** Cosine of the sharpest bend within one front. */
const BEND = 0.8;

/** The longest front of a room towards where people walk, with the place of its door; null when it has none. */
export function frontOf(area: Area, walkable: Area): Front | null {
  let best: Piece[] = [];
  for (const polygon of area) {
    const ring = polygon[0] ?? [];
    const turn = Math.sign(signedSize(ring));
    let run: Piece[] = [];
    // Round twice, so that a front that passes the start of the ring is seen whole.
    for (let i = 0; i < 2 * (ring.length - 1); i++) {
      const [fromX, fromY] = ring[i % (ring.length - 1)]!;
      const [toX, toY] = ring[(i % (ring.length - 1)) + 1]!;
      const length = Math.hypot(toX - fromX, toY - fromY);
      if (length < 0.02) continue;
      const out = { x: (turn * (toY - fromY)) / length, y: (-turn * (toX - fromX)) / length };
      const piece = { from: { x: fromX, y: fromY }, to: { x: toX, y: toY }, length, out };
      const look = { x: (fromX + toX) / 2 + out.x * STEP, y: (fromY + toY) / 2 + out.y * STEP };
      const last = run.at(-1);
      if (!covers(walkable, look) || run.length >= ring.length - 1) run = [];
      else if (last && last.out.x * out.x + last.out.y * out.y < BEND) run = [piece];
      else run = [...run, piece];
      if (lengthOf(run) > lengthOf(best) + 0.01) best = run;
    }
  }
  return best.length === 0 ? null : middleOf(best);
}

const lengthOf = (run: readonly Piece[]) => run.reduce((sum, { length }) => sum + length, 0);

function middleOf(run: readonly Piece[]): Front {
  const length = lengthOf(run);
  let left = length / 2;
  let piece = run[0]!;
  for (piece of run) {
    if (left <= piece.length) break;
    left -= piece.length;
  }
  const share = Math.min(1, left / piece.length);
  const middle = {
    x: piece.from.x + (piece.to.x - piece.from.x) * share,
    y: piece.from.y + (piece.to.y - piece.from.y) * share,
  };
  const { out } = piece;
  return {
    middle,
    length,
    along: { x: -out.y, y: out.x },
    inside: { x: middle.x - out.x * INSIDE, y: middle.y - out.y * INSIDE },
    outside: { x: middle.x + out.x * STEP, y: middle.y + out.y * STEP },
  };
}
