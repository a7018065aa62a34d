import { doorOutline, type PlanOutline } from '../outlineOf';

type Pair = readonly [x: number, y: number];

/** Metres of a door whose width nobody says, and of the thickest wall that one is in. */
const WIDTH = 0.9;
const THICKEST = 1;
/** Metres that a door reaches into the spaces at its sides. */
const BEYOND = 0.1;

interface Crossing {
  /** Number of the segment of the line, and the share of it before the crossing. */
  readonly at: number;
  readonly point: Pair;
  /** Direction of the edge that is crossed, of length 1. */
  readonly along: Pair;
}

/** The points at which a line crosses an outline, in the order of the line. */
function crossings(line: readonly Pair[], { rings }: PlanOutline): Crossing[] {
  const found: Crossing[] = [];
  for (const [index, [px, py]] of line.slice(0, -1).entries()) {
    const [qx, qy] = line[index + 1]!;
    for (const ring of rings)
      for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
        const [ax, ay] = [ring[j]!, ring[j + 1]!];
        const [ex, ey] = [ring[i]! - ax, ring[i + 1]! - ay];
        const across = (qx - px) * ey - (qy - py) * ex;
        if (across === 0) continue;
        const share = ((ax - px) * ey - (ay - py) * ex) / across;
        const edge = ((ax - px) * (qy - py) - (ay - py) * (qx - px)) / across;
        if (share < 0 || share > 1 || edge < 0 || edge > 1) continue;
        const length = Math.hypot(ex, ey);
        found.push({
          at: index + share,
          point: [px + share * (qx - px), py + share * (qy - py)],
          along: [ex / length, ey / length],
        });
      }
  }
  return found.sort((one, other) => one.at - other.at);
}

/**
 * The door by which a line goes from one space to another: across the wall between them, as wide as most doors are. Null
 * where there is no wall that a door can be in.
 */
export function doorOnLine(line: readonly Pair[], from: PlanOutline, to: PlanOutline): PlanOutline | null {
  const entry = crossings(line, to)[0];
  const exit = crossings(line, from).findLast(({ at }) => !entry || at <= entry.at + 1e-6);
  if (!entry || !exit) return null;
  const [dx, dy] = [entry.point[0] - exit.point[0], entry.point[1] - exit.point[1]];
  if (Math.hypot(dx, dy) > THICKEST) return null;
  const [ux, uy] = exit.along;
  // A path may pass the wall at an angle: the door is as deep as the wall.
  const depth = Math.abs(dx * -uy + dy * ux);
  const middle = [(exit.point[0] + entry.point[0]) / 2, (exit.point[1] + entry.point[1]) / 2] as const;
  const [hx, hy] = [(ux * WIDTH) / 2, (uy * WIDTH) / 2];
  return doorOutline([middle[0] - hx, middle[1] - hy], [middle[0] + hx, middle[1] + hy], depth / 2 + BEYOND);
}
