import Flatbush from 'flatbush';
import { ringArea } from '@/model/geometry/outline/ring';
import { reversedPairs } from './reversedPairs';

/** A line in metres that bounds an area together with others. */
export interface OpenLine {
  readonly handle: string;
  /** x, y pairs. */
  readonly points: readonly number[];
}

export interface ClosedOutlines {
  /** Each area that the lines enclose, with the handle of its first line in the file. */
  readonly rings: readonly OpenLine[];
  /** Lines that enclose nothing. */
  readonly open: readonly string[];
  /** Metres of each gap that was closed. */
  readonly gaps: readonly number[];
}

/** Metres within which two ends are one. */
const SAME = 0.005;
/** Metres of the widest gap that is closed: less than the narrowest door. */
const WIDEST_GAP = 0.3;

interface Side {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** From one node to the other. */
  readonly points: readonly number[];
}

/**
 * The areas that lines enclose, where their ends meet, end on another line, or leave a gap of at most `WIDEST_GAP` metres.
 * Lines that two areas share bound both. Lines that cross are not cut.
 */
export function closeOutlines(lines: readonly OpenLine[]): ClosedOutlines {
  const nodes = new Ends(SAME);
  const edges = sidesOf(nodes, lines);
  const gaps = bridge(nodes, edges);
  const kept = withoutDeadEnds(edges);
  const rings = faces(kept).map((sides) => ringOf(sides, lines));
  const used = new Set(kept.map(({ line }) => line));
  return { rings, open: lines.filter((_line, at) => !used.has(at)).map(({ handle }) => handle), gaps };
}

/** Ends of lines, those that are within a distance of each other as one. */
class Ends {
  readonly points: (readonly [x: number, y: number])[] = [];
  readonly #cells = new Map<string, number[]>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  at(x: number, y: number): number {
    const found = this.near(x, y, this.#size)[0];
    if (found !== undefined) return found;
    const key = `${Math.floor(x / WIDEST_GAP)} ${Math.floor(y / WIDEST_GAP)}`;
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), this.points.length]);
    return this.points.push([x, y]) - 1;
  }

  side(line: number, from: number, to: number): Side {
    return { line, from, to, points: [...this.points[from]!, ...this.points[to]!] };
  }

  /** The ends within a distance of at most `WIDEST_GAP`, nearest first. */
  near(x: number, y: number, within: number): number[] {
    const [column, row] = [Math.floor(x / WIDEST_GAP), Math.floor(y / WIDEST_GAP)];
    const found: { end: number; far: number }[] = [];
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const end of this.#cells.get(`${column + dx} ${row + dy}`) ?? []) {
          const far = Math.hypot(this.points[end]![0] - x, this.points[end]![1] - y);
          if (far <= within) found.push({ end, far });
        }
    return found.sort((one, other) => one.far - other.far).map(({ end }) => end);
  }
}

/** The sides of all lines, each cut where another line ends on it. */
function sidesOf(nodes: Ends, lines: readonly OpenLine[]): Side[] {
  const sides: Side[] = [];
  const add = (line: number, from: number, to: number) => {
    if (from !== to) sides.push(nodes.side(line, from, to));
  };
  for (const [line, { points }] of lines.entries())
    for (let at = 2; at < points.length; at += 2)
      add(line, nodes.at(points[at - 2]!, points[at - 1]!), nodes.at(points[at]!, points[at + 1]!));
  return cutAtEnds(nodes, sides);
}

/** A drawing may have a hundred thousand sides: those that an end may lie on are found by their boxes. */
function cutAtEnds(nodes: Ends, whole: readonly Side[]): Side[] {
  if (whole.length === 0) return [];
  const boxes = new Flatbush(whole.length);
  for (const { points } of whole) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points;
    boxes.add(Math.min(ax, bx) - SAME, Math.min(ay, by) - SAME, Math.max(ax, bx) + SAME, Math.max(ay, by) + SAME);
  }
  boxes.finish();
  // A side that is cut makes way for its two pieces, which come last.
  const sides: (Side | null)[] = [...whole];
  const piecesOf = new Map<number, readonly number[]>();
  for (const end of looseEnds(whole)) {
    const [x, y] = nodes.points[end]!;
    const isCut = (at: number) => {
      const side = sides[at];
      return side != null && side.from !== end && side.to !== end && liesOn(side.points, x, y);
    };
    const [first] = boxes
      .search(x, y, x, y)
      .flatMap((one) => (piecesOf.get(one) ?? [one]).filter(isCut).map((at) => ({ one, at })))
      .sort((one, other) => one.at - other.at);
    const cut = first && sides[first.at];
    if (!first || !cut) continue;
    const pieces = [nodes.side(cut.line, cut.from, end), nodes.side(cut.line, end, cut.to)];
    const others = (piecesOf.get(first.one) ?? []).filter((at) => at !== first.at);
    piecesOf.set(first.one, [...others, sides.length, sides.length + 1]);
    sides[first.at] = null;
    sides.push(...pieces);
  }
  return sides.filter((side) => side !== null);
}

function liesOn([ax = 0, ay = 0, bx = 0, by = 0]: readonly number[], x: number, y: number): boolean {
  if (x < Math.min(ax, bx) - SAME || x > Math.max(ax, bx) + SAME) return false;
  if (y < Math.min(ay, by) - SAME || y > Math.max(ay, by) + SAME) return false;
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) < SAME * Math.hypot(bx - ax, by - ay);
}

/** Ends that no other side has. */
function looseEnds(sides: readonly Side[]): Set<number> {
  const uses = new Map<number, number>();
  for (const { from, to } of sides) for (const end of [from, to]) uses.set(end, (uses.get(end) ?? 0) + 1);
  return new Set([...uses].filter(([, count]) => count === 1).map(([end]) => end));
}

/** Joins loose ends, the nearest first; returns how far apart they were. */
function bridge(nodes: Ends, edges: Side[]): number[] {
  const loose = looseEnds(edges);
  const pairs = [...loose].flatMap((end) => {
    const [x, y] = nodes.points[end]!;
    return nodes
      .near(x, y, WIDEST_GAP)
      .filter((other) => other > end && loose.has(other))
      .map((other) => ({ end, other, far: Math.hypot(nodes.points[other]![0] - x, nodes.points[other]![1] - y) }));
  });
  const gaps: number[] = [];
  for (const { end, other, far } of pairs.sort((one, next) => one.far - next.far)) {
    if (!loose.has(end) || !loose.has(other)) continue;
    loose.delete(end);
    loose.delete(other);
    gaps.push(far);
    edges.push({ line: -1, from: end, to: other, points: [...nodes.points[end]!, ...nodes.points[other]!] });
  }
  return gaps;
}

/** Takes off lines that end in nothing, again and again. */
function withoutDeadEnds(edges: readonly Side[]): Side[] {
  const at = new Map<number, Set<Side>>();
  for (const edge of edges) for (const end of [edge.from, edge.to]) at.set(end, (at.get(end) ?? new Set()).add(edge));
  const isDead = (end: number) => {
    const here = [...(at.get(end) ?? [])];
    return here.length === 1 && here[0]!.from !== here[0]!.to;
  };
  const dead = [...at.keys()].filter(isDead);
  for (let end = dead.pop(); end !== undefined; end = dead.pop()) {
    if (!isDead(end)) continue;
    const [edge] = at.get(end)!;
    for (const one of [edge!.from, edge!.to]) {
      at.get(one)?.delete(edge!);
      if (isDead(one)) dead.push(one);
    }
  }
  return edges.filter((edge) => at.get(edge.from)?.has(edge));
}

const backwards = ({ line, from, to, points }: Side): Side => ({
  line,
  from: to,
  to: from,
  points: reversedPairs(points),
});

/** Walks around each area by the next side to the right at every end; the walk around all of them from outside is left out. */
function faces(edges: readonly Side[]): Side[][] {
  const sides = edges.flatMap((edge) => [edge, backwards(edge)]);
  const twin = (at: number) => (at % 2 === 0 ? at + 1 : at - 1);
  const angle = ({ points }: Side) => Math.atan2(points[3]! - points[1]!, points[2]! - points[0]!);
  const leaving = new Map<number, number[]>();
  for (const [at, { from }] of sides.entries()) leaving.set(from, [...(leaving.get(from) ?? []), at]);
  for (const here of leaving.values()) here.sort((one, other) => angle(sides[one]!) - angle(sides[other]!));
  const next = (at: number) => {
    const here = leaving.get(sides[at]!.to)!;
    return here[(here.indexOf(twin(at)) + here.length - 1) % here.length]!;
  };
  const walked = new Set<number>();
  const found: Side[][] = [];
  for (const start of sides.keys()) {
    if (walked.has(start)) continue;
    const face: Side[] = [];
    for (let at = start; !walked.has(at); at = next(at)) {
      walked.add(at);
      face.push(sides[at]!);
    }
    if (ringArea(face.flatMap(({ points }) => points)) > 0) found.push(face);
  }
  return found;
}

function ringOf(sides: readonly Side[], lines: readonly OpenLine[]): OpenLine {
  const first = Math.min(...sides.map(({ line }) => line).filter((line) => line >= 0));
  return { handle: lines[first]?.handle ?? '', points: sides.flatMap(({ points }) => points.slice(0, -2)) };
}
