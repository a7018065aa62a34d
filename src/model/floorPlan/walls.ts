import Flatbush from 'flatbush';
import type { Point } from '@/model/geometry/points';
import { crossingShares, type Segment } from '@/model/geometry/segments';
import { distanceToOutline } from './distanceToMesh';
import type { DrawnFloor } from './drawnFloor';
import type { FloorPlan } from './floorPlan';
import { CORRIDOR, DOOR, FACILITY, ROOM, SERVICE, WALL } from './kinds/meshKind';

/** Obstacles to a straight path on a floor. */
export interface Walls {
  /**
   * The first point between two points that is in a wall, or where the line runs right through a room; null for a free
   * line. It may run through rooms in `entered`, and through a wall near a door.
   */
  crossing(from: Point, to: Point, entered?: ReadonlySet<string>): Point | null;
  /** The first point where a line is in a room that is not in `entered`, also where it begins or ends there. */
  roomOnTheWay(from: Point, to: Point, entered: ReadonlySet<string>): Point | null;
  /** Whether the wall at this point is open, since a door is near. */
  isAtDoor(point: Point): boolean;
  /** Whether outlines of rooms take the place of walls, since the floor plan has none. */
  readonly areRooms: boolean;
  /** The name of the room that a point is well inside of; null on ground, in a corridor and in a hall. */
  roomAt(point: Point): string | null;
}

/** Words of a name that make a room a place to walk through, besides those that make it a corridor. */
const OPEN = /hall|atrium|floor|ground|court|terrace|street/i;

/** A way may touch a room by this much in metres, for paths that end at an outline or run along one. */
const GRAZE = 0.5;
/** Walls are thin: less than this is a touch. */
const TOUCH = 0.02;
/** A wall within this distance of a door is open there. */
const DOOR_REACH = 0.75;

/**
 * The walls of a floor. A floor plan without any has the outlines of its
 * rooms instead: a way may end in a room, but not go in and out again.
 */
export function buildWalls(floor: DrawnFloor): Walls {
  const { names } = floor.floorPlan;
  const isOf = (mesh: number, ...kinds: number[]) => kinds.includes(floor.kinds[mesh]!);
  const wallMeshes = meshesOf(names, (_, mesh) => isOf(mesh, WALL));
  const hasWalls = wallMeshes.length > 0;
  const isClosed = (mesh: number) =>
    (isOf(mesh, ROOM, SERVICE) && !OPEN.test(names[mesh]!)) || floor.facilities.get(mesh) === 'toilet';
  const meshes = hasWalls ? wallMeshes : meshesOf(names, (_, mesh) => isClosed(mesh));
  const obstacles = outlinesOf(floor.floorPlan, meshes);
  const isAtDoor = ({ x, y }: Point): boolean =>
    floor.index
      .within({ minX: x - DOOR_REACH, minY: y - DOOR_REACH, maxX: x + DOOR_REACH, maxY: y + DOOR_REACH })
      .some((mesh) => isOf(mesh, DOOR));

  const roomAt = (point: Point): string | null => {
    const mesh = floor.index.at(point, (one) => isOf(one, ROOM, SERVICE, CORRIDOR, FACILITY));
    return mesh !== null && isClosed(mesh) && distanceToOutline(floor.floorPlan, mesh, point) > GRAZE
      ? names[mesh]!
      : null;
  };
  const common = { isAtDoor, roomAt, areRooms: !hasWalls };
  // A floor plan with walls needs the outlines of its rooms for fixes alone.
  let rooms = hasWalls ? null : obstacles;
  /**
   * @param least metres in a mesh that count
   * @param withEnds whether a stretch that begins or ends in a mesh counts too
   */
  const firstIn = (
    { owners, ends, index }: Outlines,
    { from, to }: Segment,
    entered: ReadonlySet<string> | undefined,
    { least, withEnds }: { readonly least: number; readonly withEnds: boolean },
  ): Point | null => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0 || index === null) return null;
    const shares = new Map<number, number[]>();
    const near = index.search(
      Math.min(from.x, to.x),
      Math.min(from.y, to.y),
      Math.max(from.x, to.x),
      Math.max(from.y, to.y),
    );
    for (const segment of near) {
      const mesh = owners[segment]!;
      if (entered?.has(names[mesh]!)) continue;
      const share = shareOfCrossing(from, to, ends, 4 * segment);
      if (share === null) continue;
      const list = shares.get(mesh);
      if (list) list.push(share);
      else shares.set(mesh, [share]);
    }
    let first = Number.POSITIVE_INFINITY;
    for (const [mesh, list] of shares) {
      if (withEnds) list.push(0, 1);
      list.sort((one, other) => one - other);
      for (let at = 1; at < list.length; at++) {
        const [enters, leaves] = [list[at - 1]!, list[at]!];
        if ((leaves - enters) * length <= least || enters >= first) continue;
        const middle = pointAt(from, to, (enters + leaves) / 2);
        if (floor.index.at(middle, (one) => one === mesh) === null || isAtDoor(middle)) continue;
        first = enters;
      }
    }
    return Number.isFinite(first) ? pointAt(from, to, first) : null;
  };
  return {
    ...common,
    crossing: (from: Point, to: Point, entered?: ReadonlySet<string>) =>
      firstIn(obstacles, { from, to }, entered, { least: hasWalls ? TOUCH : GRAZE, withEnds: false }),
    roomOnTheWay: (from: Point, to: Point, entered: ReadonlySet<string>) => {
      rooms ??= outlinesOf(
        floor.floorPlan,
        meshesOf(names, (_, mesh) => isClosed(mesh)),
      );
      const found = firstIn(rooms, { from, to }, entered, { least: GRAZE, withEnds: true });
      if (found) return found;
      // A line that stays inside of one room crosses no outline.
      const middle = pointAt(from, to, 0.5);
      const room = roomAt(middle);
      return room === null || entered.has(room) ? null : middle;
    },
  };
}

/** The outlines of meshes as segments. */
interface Outlines {
  /** The mesh of each segment. */
  readonly owners: readonly number[];
  /** x0, y0, x1, y1 of each segment. */
  readonly ends: readonly number[];
  /** Null where there are none. */
  readonly index: Flatbush | null;
}

function outlinesOf({ ringStart, pointStart, points }: FloorPlan, meshes: readonly number[]): Outlines {
  const owners: number[] = [];
  const ends: number[] = [];
  for (const mesh of meshes)
    for (let ring = ringStart[mesh]!; ring < ringStart[mesh + 1]!; ring++) {
      const first = pointStart[ring]!;
      const next = pointStart[ring + 1]!;
      for (let i = first, j = next - 1; i < next; j = i++) {
        owners.push(mesh);
        ends.push(points[2 * j]!, points[2 * j + 1]!, points[2 * i]!, points[2 * i + 1]!);
      }
    }
  if (owners.length === 0) return { owners, ends, index: null };
  const index = new Flatbush(owners.length, 16, Float32Array);
  for (let at = 0; at < ends.length; at += 4) {
    const [x0, y0, x1, y1] = [ends[at]!, ends[at + 1]!, ends[at + 2]!, ends[at + 3]!];
    index.add(Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1));
  }
  index.finish();
  return { owners, ends, index };
}

const meshesOf = (names: readonly string[], isOne: (name: string, mesh: number) => boolean): number[] =>
  names.flatMap((name, mesh) => (isOne(name, mesh) ? [mesh] : []));

const pointAt = (from: Point, to: Point, share: number): Point => ({
  x: from.x + share * (to.x - from.x),
  y: from.y + share * (to.y - from.y),
});

/** How far along the way, 0 to 1, it crosses the segment at `at` of `ends`; null where it does not. */
function shareOfCrossing(from: Point, to: Point, ends: readonly number[], at: number): number | null {
  const shares = crossingShares(from, to, ends, at);
  if (!shares) return null;
  const { share, along } = shares;
  // Half open, so that a way through a corner crosses one of its two segments.
  return share >= 0 && share <= 1 && along >= 0 && along < 1 ? share : null;
}
