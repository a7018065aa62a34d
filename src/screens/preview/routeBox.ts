import { type Box, EMPTY_BOX, growBox, joinBoxes } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { RouteDrawing } from '@/model/routing/routeDrawing';

/** Metres around a route in the view. */
const AROUND_ROUTE = 4;
/** A short route is shown with a margin, so that visitors recognise its surroundings. */
const LEAST_ROUTE = 45;

/** The points of the part of a route that is drawn on a floor. */
export const drawnPoints = ({ lines, start, end }: RouteDrawing): readonly Point[] => [
  ...lines.flat(),
  ...[start, end].filter((at) => at !== null),
];

/** The part of a floor to show for a route. */
export function routeBox(points: readonly Point[]): Box {
  const box = boxAround(points);
  const width = Math.max(box.maxX - box.minX, box.maxY - box.minY);
  return growBox(box, Math.max(AROUND_ROUTE, (LEAST_ROUTE - width) / 2));
}

export const boxAround = (points: readonly Point[]): Box =>
  points.reduce<Box>((box, { x, y }) => joinBoxes(box, { minX: x, minY: y, maxX: x, maxY: y }), EMPTY_BOX);
