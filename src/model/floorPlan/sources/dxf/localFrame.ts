import type { Geometry } from '../geoFeature';
import type { ToMetres } from '../localMetres';
import type { FlatLine } from './flatDrawing';

/** Metres between two origins. */
const GRID = 1000;

/**
 * Turns units of a drawing into metres, x to the right and y downwards. A drawing that is far from its origin is moved by
 * whole kilometres, so that single precision holds it and floors of one building in several files still lie on each other.
 */
export function localFrame(lines: readonly FlatLine[], metres: number) {
  const origin = [0, 1].map((axis) => {
    // The middle one: a stray line far away moves it least.
    const at = lines.map(({ points }) => points[axis]! * metres).sort((one, other) => one - other);
    return Math.round((at[Math.floor(at.length / 2)] ?? 0) / GRID) * GRID;
  });
  const [left, low] = [origin[0] ?? 0, origin[1] ?? 0];
  const point = ([x, y]: readonly [x: number, y: number]): readonly [x: number, y: number] => [
    x * metres - left,
    low - y * metres,
  ];
  const pairs = (points: readonly number[]) =>
    Array.from({ length: points.length / 2 }, (_one, at) => point([points[2 * at]!, points[2 * at + 1]!]));
  const identity: ToMetres = (pair) => pair;
  return {
    point,
    identity,
    polygon: ({ points, holes }: FlatLine): Geometry => ({
      type: 'MultiPolygon',
      coordinates: [[pairs(points), ...holes.map(pairs)]],
    }),
    line: ({ points, centre }: FlatLine): Pick<FlatLine, 'points' | 'centre'> => ({
      points: pairs(points).flat(),
      centre: centre && point(centre),
    }),
  };
}
