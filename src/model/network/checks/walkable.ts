import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { groundOf } from '@/model/floorPlan/ground';
import { containsPoint } from '@/model/floorPlan/meshContains';
import type { Point } from '@/model/geometry/points';
import type { CheckedFloor } from './problem';

/** An end of a path: a position and the room that it is an entrance of. */
interface End extends Point {
  readonly mesh: string | null;
}

/** The first thing that a path goes through, and where. */
export interface Obstacle {
  readonly kind: 'through-wall' | 'crosses-room' | 'leaves-building';
  readonly at: Point;
}

/**
 * The first obstacle that a drawn path goes through: a wall away from its doors, a room that it does not lead to, or the outside
 * of the building; null for a path that visitors can walk. It may begin and end outdoors, and at a node in any room unless
 * it is the way to another one.
 */
export function obstacleBetween(floor: CheckedFloor, from: End, to: End): Obstacle | null {
  const { walls, drawn } = floor;
  const crossing = walls.crossing(from, to, enteredBy(from, to));
  if (crossing) return { kind: walls.areRooms ? 'crosses-room' : 'through-wall', at: crossing };
  // The way to an entrance leads through no room of others; a person may have put a node into any room. Where there are
  // walls, they say what is open.
  const isWayIn = walls.areRooms && (from.mesh !== null || to.mesh !== null);
  const room = isWayIn ? walls.roomOnTheWay(from, to, roomsAround(drawn, from, to)) : null;
  if (room) return { kind: 'crosses-room', at: room };
  const outside = groundOf(floor).leaves(from, to);
  return outside && { kind: 'leaves-building', at: outside };
}

/**
 * Whether a path may be drawn without a person: nothing is in its way, it ends in no room of others, and it goes out of the
 * building or into it through doors only. A floor plan that is not loaded prevents nothing.
 */
export function isWalkable(floor: CheckedFloor | undefined, from: End, to: End): boolean {
  if (!floor) return true;
  const { walls } = floor;
  if (obstacleBetween(floor, from, to) || groundOf(floor).crossesFacade(from, to)) return false;
  const own = [from.mesh, walls.roomAt(from)].filter((name) => name !== null);
  const room = walls.roomAt(to);
  return (room === null || own.includes(room)) && !walls.roomOnTheWay(from, to, new Set(own));
}

/** The rooms that the ends are entrances of, and those that hold such a room, as a ward holds its suites. */
function roomsAround({ floorPlan, index, meshByName }: DrawnFloor, ...ends: readonly End[]) {
  const { anchors } = floorPlan;
  const rooms = new Set(enteredBy(...ends));
  for (const name of enteredBy(...ends)) {
    const mesh = meshByName.get(name);
    if (mesh === undefined) continue;
    const [x, y] = [anchors[3 * mesh]!, anchors[3 * mesh + 1]!];
    for (const one of index.within({ minX: x, minY: y, maxX: x, maxY: y }))
      if (containsPoint(floorPlan, one, x, y)) rooms.add(floorPlan.names[one]!);
  }
  return rooms;
}

const enteredBy = (...ends: readonly End[]): ReadonlySet<string> =>
  new Set(ends.flatMap(({ mesh }) => (mesh === null ? [] : [mesh])));
