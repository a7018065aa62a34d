import type { Ring } from './meshShape';

/** Metres between two rooms that count as joined: the thickness of an inner wall. */
export const WALL = 0.3;
/** Metres by which a bridge overlaps the rooms, so that no gap is left by rounding. */
const OVERLAP = 0.002;
/** Metres of the shortest stretch along which two rooms face each other. */
const SHORTEST = 0.05;

interface Side {
  readonly x: number;
  readonly y: number;
  /** Its direction, of length 1. */
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

function sidesOf(rings: readonly Ring[]): Side[] {
  return rings.flatMap((ring) => {
    const count = ring.length / 2;
    return Array.from({ length: count }, (_, at) => {
      const [x, y] = [ring[at * 2]!, ring[at * 2 + 1]!];
      const next = ((at + 1) % count) * 2;
      const length = Math.hypot(ring[next]! - x, ring[next + 1]! - y);
      return { x, y, dx: (ring[next]! - x) / length, dy: (ring[next + 1]! - y) / length, length };
    }).filter(({ length }) => length >= SHORTEST);
  });
}

/** Quadrilaterals over the walls between two rooms: where a side of one faces a side of the other closely enough. */
export function bridges(one: readonly Ring[], other: readonly Ring[]): Ring[] {
  const others = sidesOf(other);
  return sidesOf(one).flatMap((side) =>
    others.map((facing) => bridgeOf(side, facing)).filter((bridge) => bridge !== null),
  );
}

/** The place of the other side above one: how far away it is at each end of the stretch that they share. */
function bridgeOf(side: Side, { x, y, dx, dy, length }: Side): Ring | null {
  const along = (px: number, py: number) => (px - side.x) * side.dx + (py - side.y) * side.dy;
  const away = (px: number, py: number) => (py - side.y) * side.dx - (px - side.x) * side.dy;
  const [endX, endY] = [x + dx * length, y + dy * length];
  const [from, to] = [along(x, y), along(endX, endY)];
  if (Math.abs(to - from) < SHORTEST) return null;
  const slope = (away(endX, endY) - away(x, y)) / (to - from);
  const awayAt = (share: number) => away(x, y) + slope * (share - from);
  let [start, end] = [Math.max(0, Math.min(from, to)), Math.min(side.length, Math.max(from, to))];
  if (slope !== 0) {
    const [near, far] = [-WALL, WALL].map((limit) => from + (limit - away(x, y)) / slope).sort((a, b) => a - b);
    start = Math.max(start, near!);
    end = Math.min(end, far!);
  } else if (Math.abs(awayAt(start)) > WALL) return null;
  if (end - start < SHORTEST) return null;
  return quadrilateral(side, [start, awayAt(start)], [end, awayAt(end)]);
}

function quadrilateral(side: Side, start: readonly [number, number], end: readonly [number, number]): Ring {
  const place = (share: number, offset: number) => [
    side.x + side.dx * share - side.dy * offset,
    side.y + side.dy * share + side.dx * offset,
  ];
  const out = start[1] + end[1] >= 0 ? OVERLAP : -OVERLAP;
  return [
    ...place(start[0], -out),
    ...place(end[0], -out),
    ...place(end[0], end[1] + out),
    ...place(start[0], start[1] + out),
  ];
}
