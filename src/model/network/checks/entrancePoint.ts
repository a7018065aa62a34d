import { distanceToMesh } from '@/model/floorPlan/distanceToMesh';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { snapGeometryWithin } from '@/model/floorPlan/snapGeometry';
import type { Point } from '@/model/geometry/points';
import { distance } from '@/model/geometry/segments';

/** A door belongs to a room when it is this near to its box, in metres. */
const DOOR_REACH = 0.5;
/** Halvings of the way to the outline: a millimetre on a kilometre. */
const HALVINGS = 20;

/** The point where visitors from a place would enter a room: at its nearest door, else where they meet its outline. */
export function entrancePoint(floor: DrawnFloor, mesh: number, from: Point): Point {
  const { anchors, boxes } = floor.floorPlan;
  const { doors } = snapGeometryWithin(floor, {
    minX: boxes[4 * mesh]! - DOOR_REACH,
    minY: boxes[4 * mesh + 1]! - DOOR_REACH,
    maxX: boxes[4 * mesh + 2]! + DOOR_REACH,
    maxY: boxes[4 * mesh + 3]! + DOOR_REACH,
  });
  const [door] = doors
    // The box of a room that is not a rectangle holds doors of its neighbours.
    .filter((one) => distanceToMesh(floor.floorPlan, mesh, one) <= DOOR_REACH)
    .sort((one, other) => distance(from, one) - distance(from, other));
  if (door) return door;
  let inside: Point = { x: anchors[3 * mesh]!, y: anchors[3 * mesh + 1]! };
  let outside = from;
  for (let times = 0; times < HALVINGS; times++) {
    const middle = { x: (inside.x + outside.x) / 2, y: (inside.y + outside.y) / 2 };
    if (floor.index.at(middle, (one) => one === mesh) === null) outside = middle;
    else inside = middle;
  }
  return outside;
}
