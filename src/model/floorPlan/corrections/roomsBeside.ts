import { type DrawnFloor, isPlace } from '../drawnFloor';
import { containsPoint } from '../meshContains';
import { bridges, WALL } from './bridge';
import { meshShape } from './meshShape';

/** Rooms that overlap a room, touch it, or have only a wall between them and it, so that they can be merged with it. */
export function roomsBeside(floor: DrawnFloor, name: string): readonly string[] {
  const { floorPlan, index, meshByName } = floor;
  const room = meshByName.get(name);
  if (room === undefined) return [];
  const { boxes } = floorPlan;
  const near = {
    minX: boxes[4 * room]! - WALL,
    minY: boxes[4 * room + 1]! - WALL,
    maxX: boxes[4 * room + 2]! + WALL,
    maxY: boxes[4 * room + 3]! + WALL,
  };
  const own = meshShape(floorPlan, room).rings;
  return index
    .within(near)
    .filter((other) => other !== room && isPlace(floor, other))
    .filter((other) => bridges(own, meshShape(floorPlan, other).rings).length > 0 || isInside(floor, other, room))
    .map((other) => floorPlan.names[other]!);
}

/** Whether a room is in the middle of another one, away from its outline. */
function isInside({ floorPlan }: DrawnFloor, inner: number, outer: number): boolean {
  const contains = (mesh: number, other: number) =>
    containsPoint(floorPlan, mesh, floorPlan.anchors[3 * other]!, floorPlan.anchors[3 * other + 1]!);
  return contains(outer, inner) || contains(inner, outer);
}
