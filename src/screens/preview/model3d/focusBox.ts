import { type Box, EMPTY_BOX, growBox, joinBoxes } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { Box3d } from '@/model/spatial/orbit';
import type { Place3d } from '@/model/spatial/routeLines';

/** Metres around a place in the view. */
const AROUND_PLACE = 25;
const AROUND_STEP = 18;
const AROUND_ROUTE = 6;
/** A short route is shown with a margin, so that visitors recognise its surroundings. */
const LEAST_ROUTE = 45;
/** Metres of the bodies above their floor. */
const BODIES = 4;

export const onFloor = (box: Box, elevation: number): Box3d => ({
  ...box,
  minZ: elevation,
  maxZ: elevation + BODIES,
});

const boxOfPoints = (points: Iterable<Point>): Box =>
  [...points].reduce<Box>((box, { x, y }) => joinBoxes(box, { minX: x, minY: y, maxX: x, maxY: y }), EMPTY_BOX);

interface Wanted {
  /** The shown floor. */
  readonly elevation: number;
  readonly floor: Box;
  /** All floors of the building, or those of the route, where they are looked at together; null where one floor is. */
  readonly stack: { readonly box: Box; readonly lowest: number; readonly highest: number } | null;
  readonly step: Point | null;
  /** Of the part of the route on this floor. */
  readonly route: readonly Place3d[];
  readonly room: Box | null;
  readonly spots: readonly Point[];
}

/** The box that the camera is to show: the step, the route, the open place, or the floor. */
export function focusBox({ elevation, floor, stack, step, route, room, spots }: Wanted): Box3d {
  if (step) return onFloor(growBox(boxOfPoints([step]), AROUND_STEP), elevation);
  if (stack) return { ...stack.box, minZ: stack.lowest, maxZ: stack.highest + BODIES };
  if (route.length > 0) {
    const box = boxOfPoints(route);
    const width = Math.max(box.maxX - box.minX, box.maxY - box.minY);
    return onFloor(growBox(box, Math.max(AROUND_ROUTE, (LEAST_ROUTE - width) / 2)), elevation);
  }
  if (room) return onFloor(growBox(room, AROUND_PLACE), elevation);
  if (spots.length > 0) return onFloor(growBox(boxOfPoints(spots), AROUND_PLACE), elevation);
  return onFloor(floor, elevation);
}
