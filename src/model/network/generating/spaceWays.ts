import type { Point } from '@/model/geometry/points';
import type { Barriers } from './barriers';
import { type Links, spanner } from './spanner';

/** A space of a floor with the doors that lead into it. */
export interface WalkedSpace {
  /** Outer ring and holes, in metres; x, y pairs that are not closed. */
  readonly rings: readonly ArrayLike<number>[];
  /** Outlines of walls, furniture and other spaces inside of it. */
  readonly obstacles: readonly ArrayLike<number>[];
  /** The place inside that is farthest from its walls. */
  readonly middle: Point;
  /** Whether people walk through it rather than into it: corridors and halls have ways between doors, rooms a node in the middle. */
  readonly isHall: boolean;
  readonly doors: readonly SpaceDoor[];
  contains(point: Point): boolean;
}

export interface SpaceDoor extends Point {
  /** Direction into the space, of length 1. */
  readonly inward: Point;
  /** Metres. */
  readonly width: number;
  /** Whether there is a hall at the other side as well. */
  readonly joinsHalls: boolean;
}

/** Nodes and links of a space. The first nodes are its doors, in their order. */
export interface SpaceWays {
  readonly nodes: readonly WayNode[];
  readonly links: readonly (readonly [number, number])[];
}

/** `foot`: before a door; `bend`: at a corner; `middle`: of a room; `crossing`: of two ways. */
export type WayRole = 'door' | 'foot' | 'bend' | 'middle' | 'crossing';

export interface WayNode extends Point {
  readonly role: WayRole;
  /** Doors that a foot belongs to, or the corner of a bend. */
  readonly of: readonly number[];
}

/** Metres to a wall that a way keeps where there is room. */
const CLEARANCE = 0.45;
/** Metres from a door within which a way may be nearer to a wall. */
const AT_DOOR = 1;
/** Metres from a wall at most to the way along it, so that wide halls have ways along their sides. */
const FOOT = 1.6;
/** Metres from a door at which its own outline is left behind. */
const BESIDE_DOOR = 0.06;
const LEAST_FOOT = 0.35;
/** Metres between feet that are one. */
const SAME_FOOT = 0.8;
const BEND = 1.6;
const BESIDE_CORNER = 0.03;
/** Radians that a bow turns from one bend to the next. */
const LEAST_TURN = 0.4;

export function spaceWays(space: WalkedSpace, barriers: Barriers): SpaceWays {
  const nodes: WayNode[] = space.doors.map(({ x, y }, door) => ({ role: 'door', x, y, of: [door] }));
  const footOf = space.isHall ? addFeet(space, barriers, nodes) : space.doors.map((_, door) => door);
  if (!space.isHall || nodes.length === 0) nodes.push({ role: 'middle', ...space.middle, of: [] });
  addBends(space, barriers, nodes);
  const terminals = [...new Set([...footOf, ...(space.isHall ? [] : [space.doors.length])])];
  const links = visibleLinks(space, barriers, nodes, new Set(footOf));
  const chosen = spanner(links, terminals, space.isHall ? 1.25 : 1.3, 0.9);
  for (const [door, foot] of footOf.entries()) if (foot !== door) chosen[door] = new Map([[foot, 0]]);
  return compact(nodes, chosen, space.doors.length);
}

/** One node before each door, on the middle line of narrow halls. Returns the terminal of each door. */
function addFeet({ doors, contains }: WalkedSpace, barriers: Barriers, nodes: WayNode[]): number[] {
  const feet = doors.map((door, index) => {
    const start = { x: door.x + door.inward.x * BESIDE_DOOR, y: door.y + door.inward.y * BESIDE_DOOR };
    const room = BESIDE_DOOR + barriers.reach(start, door.inward, 4 * FOOT);
    const depth = Math.min(room / 2, FOOT);
    // A door at the end of a hall is on its middle line already.
    if (depth < LEAST_FOOT || (door.joinsHalls && room >= 2 * FOOT)) return { index, foot: null };
    const foot = { x: door.x + door.inward.x * depth, y: door.y + door.inward.y * depth };
    return { index, foot: contains(foot) ? foot : null };
  });
  const terminals = doors.map((_, door) => door);
  const isUsed = new Set<number>();
  for (const { index, foot } of feet) {
    if (!foot || isUsed.has(index)) continue;
    const near = feet.filter(
      (other) =>
        other.foot &&
        !isUsed.has(other.index) &&
        Math.hypot(other.foot.x - foot.x, other.foot.y - foot.y) <= SAME_FOOT &&
        barriers.isFree(foot, other.foot),
    );
    const at = {
      x: near.reduce((sum, one) => sum + one.foot!.x, 0) / near.length,
      y: near.reduce((sum, one) => sum + one.foot!.y, 0) / near.length,
    };
    const isOne = near.every((one) => barriers.isFree(at, doors[one.index]!));
    const joined = isOne ? near : feet.filter((one) => one.index === index);
    for (const one of joined) {
      isUsed.add(one.index);
      terminals[one.index] = nodes.length;
    }
    nodes.push({ role: 'foot', ...(isOne ? at : foot), of: joined.map((one) => one.index) });
  }
  return terminals;
}

/** A node off each corner that ways turn around, of the space itself and of the obstacles in it. */
function addBends({ rings, obstacles, contains }: WalkedSpace, barriers: Barriers, nodes: WayNode[]): void {
  const isSolid = (point: Point, isObstacle: boolean) => isObstacle || !contains(point);
  let corner = 0;
  for (const [at, ring] of [...rings, ...obstacles].entries())
    for (const { point, direction } of turnsOf(ring)) {
      corner += 1;
      const beside = (metres: number) => ({ x: point.x + direction.x * metres, y: point.y + direction.y * metres });
      if (!contains(beside(BESIDE_CORNER)) || !isSolid(beside(-BESIDE_CORNER), at >= rings.length)) continue;
      const depth = Math.min(BEND, barriers.reach(beside(2 * BESIDE_CORNER), direction, 2 * BEND) / 2);
      nodes.push({ role: 'bend', ...beside(depth), of: [corner] });
    }
}

/** The corners of a ring at which it turns, a bow at every so many degrees of it, with the direction that they point to. */
function* turnsOf(ring: ArrayLike<number>): Generator<{ readonly point: Point; readonly direction: Point }> {
  const count = ring.length / 2;
  const corners = Array.from({ length: count }, (_, at) => ({ x: ring[2 * at]!, y: ring[2 * at + 1]! }));
  let turned = 0;
  for (const [at, point] of corners.entries()) {
    const before = unit(corners[(at + count - 1) % count]!, point);
    const after = unit(point, corners[(at + 1) % count]!);
    turned += Math.atan2(before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y);
    if (Math.abs(turned) < LEAST_TURN) continue;
    turned = 0;
    const [x, y] = [before.x - after.x, before.y - after.y];
    const length = Math.hypot(x, y);
    if (length > 0) yield { point, direction: { x: x / length, y: y / length } };
  }
}

function unit(from: Point, to: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** Nodes that see each other with room to spare; with less where a node would have no link. */
function visibleLinks(
  { contains, doors }: WalkedSpace,
  barriers: Barriers,
  nodes: readonly WayNode[],
  terminals: ReadonlySet<number>,
): Links {
  const links: Map<number, number>[] = nodes.map(() => new Map());
  const isEnd = (at: number) => at >= doors.length || terminals.has(at);
  const tight: [number, number, number][] = [];
  for (let from = 0; from < nodes.length; from++) {
    if (!isEnd(from)) continue;
    for (let to = from + 1; to < nodes.length; to++) {
      if (!isEnd(to)) continue;
      const [one, other] = [nodes[from]!, nodes[to]!];
      const length = Math.hypot(one.x - other.x, one.y - other.y);
      if (length < 1e-6 || !barriers.isFree(one, other)) continue;
      if (!contains({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })) continue;
      const room = roomAlong(barriers, one, other, length);
      if (room >= CLEARANCE) {
        links[from]!.set(to, length);
        links[to]!.set(from, length);
      } else tight.push([from, to, length]);
    }
  }
  // Narrow places: ways with less room count as much longer.
  for (const [from, to, length] of tight) {
    links[from]!.set(to, length * 1.6 + 1);
    links[to]!.set(from, length * 1.6 + 1);
  }
  return links;
}

/** Least distance to a wall along a line, without what is near a door. */
function roomAlong(barriers: Barriers, from: WayNode, to: WayNode, length: number): number {
  const start = from.role === 'door' ? AT_DOOR / length : 0;
  const end = to.role === 'door' ? 1 - AT_DOOR / length : 1;
  if (start >= end) return CLEARANCE;
  const at = (share: number) => ({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
  return barriers.clearance(at(start), at(end), CLEARANCE);
}

/** Without nodes that no way uses. */
function compact(nodes: readonly WayNode[], chosen: Links, doors: number): SpaceWays {
  const isLinked = new Set<number>();
  const links: [number, number][] = [];
  for (const [from, of] of chosen.entries())
    for (const to of of.keys()) {
      isLinked.add(from).add(to);
      if (from < to || !chosen[to]!.has(from)) links.push([from, to]);
    }
  const kept = nodes.flatMap((node, at) => (at < doors || isLinked.has(at) || node.role === 'middle' ? [at] : []));
  const place = new Map(kept.map((at, index) => [at, index]));
  return {
    nodes: kept.map((at) => nodes[at]!),
    links: links.map(([from, to]) => [place.get(from)!, place.get(to)!] as const),
  };
}
