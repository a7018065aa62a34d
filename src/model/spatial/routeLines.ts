import type { Route } from '@/model/routing/route';

/** A place in metres: x and y as in the floor plan, z up. */
export interface Place3d {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Metres of a route above the floor: it neither touches nor floats. */
export const ROUTE_ABOVE = 0.7;

/**
 * A route through the floors of a building as lines that climb where it changes the floor; where it leaves the building, a
 * line ends and another one begins.
 * @param elevations of the floors that are drawn, in metres
 */
export function routeLines(
  { legs }: Pick<Route, 'legs'>,
  elevations: ReadonlyMap<string, number>,
): readonly (readonly Place3d[])[] {
  const lines: Place3d[][] = [];
  let line: Place3d[] = [];
  for (const { floor, points } of legs) {
    const elevation = elevations.get(floor);
    if (elevation === undefined) {
      if (line.length > 1) lines.push(line);
      line = [];
      continue;
    }
    for (const { x, y } of points) {
      const next = { x, y, z: elevation + ROUTE_ABOVE };
      const last = line.at(-1);
      if (!last || last.x !== next.x || last.y !== next.y || last.z !== next.z) line.push(next);
    }
  }
  if (line.length > 1) lines.push(line);
  return lines;
}
