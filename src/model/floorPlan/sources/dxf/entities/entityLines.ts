import type { DxfEntity } from '../dxfDrawing';
import { numberOf, pointOf, pointsOf } from '../dxfDrawing';
import type { FlatLine } from '../flatDrawing';
import { type Affine, IDENTITY, MIRRORED, mapped } from './affine';
import { arcEnd, type BulgedCorner, bulgedLine, circleArc, ellipseArc, splineLine } from './curves';
import { hatchAreas } from './hatchRings';

const RADIANS = Math.PI / 180;
const [CLOSED, MESHES, FRAME] = [1, 16 | 64, 16];

type Drawn = Pick<FlatLine, 'points' | 'isClosed' | 'holes' | 'centre'>;
const open = (points: readonly number[]): Drawn => ({ points, isClosed: false, holes: [], centre: null });
const closed = (points: readonly number[]): Drawn => ({ points, isClosed: true, holes: [], centre: null });

/** Entities whose coordinates are those of the plane that they are drawn in; all others have those of the world. */
const IN_PLANE = new Set(['LWPOLYLINE', 'POLYLINE', 'ARC', 'CIRCLE', 'TEXT', 'ATTRIB', 'INSERT', 'HATCH', 'SOLID']);

/** The plane that an entity is drawn in: the floor, seen from above or from below; null where it stands or leans. */
export function planeOf(entity: DxfEntity): Affine | null {
  if (!IN_PLANE.has(entity.type)) return IDENTITY;
  const [x, y, z] = [numberOf(entity, 210), numberOf(entity, 220), numberOf(entity, 230, 1)];
  if (Math.hypot(x, y) > 1e-6 * Math.abs(z)) return null;
  return z < 0 ? MIRRORED : IDENTITY;
}

/** Draws one type of entity; null where its numbers are damaged. */
const DRAWN: Readonly<Record<string, (entity: DxfEntity) => readonly Drawn[] | null>> = {
  LINE: (entity) => {
    const [from, to] = [pointOf(entity, 10), pointOf(entity, 11)];
    return from && to && [open([...from, ...to])];
  },
  LWPOLYLINE: (entity) => {
    const corners: BulgedCorner[] = [];
    let at: { x: number; y: number; bulge: number } | null = null;
    for (const { code, value } of entity.groups) {
      const number = Number.parseFloat(value);
      if (code === 10) {
        at = { x: number, y: Number.NaN, bulge: 0 };
        corners.push(at);
      } else if (at && code === 20) at.y = number;
      else if (at && code === 42) at.bulge = Number.isFinite(number) ? number : 0;
    }
    return polyline(corners, (numberOf(entity, 70) & CLOSED) !== 0);
  },
  POLYLINE: (entity) => {
    const flags = numberOf(entity, 70);
    if (flags & MESHES) return null;
    const corners = entity.parts
      .filter((corner) => (numberOf(corner, 70) & FRAME) === 0)
      .map((corner) => {
        const [x, y] = pointOf(corner, 10) ?? [Number.NaN, Number.NaN];
        return { x, y, bulge: numberOf(corner, 42) };
      });
    return polyline(corners, (flags & CLOSED) !== 0);
  },
  ARC: (entity) => {
    const [centre, radius] = [pointOf(entity, 10), numberOf(entity, 40)];
    if (!centre || radius <= 0) return null;
    const from = numberOf(entity, 50) * RADIANS;
    const span = [from, arcEnd(from, numberOf(entity, 51) * RADIANS)] as const;
    return [{ ...open(circleArc(centre, radius, span)), centre }];
  },
  CIRCLE: (entity) => {
    const [centre, radius] = [pointOf(entity, 10), numberOf(entity, 40)];
    return centre && radius > 0 ? [closed(circleArc(centre, radius, [0, 2 * Math.PI]).slice(0, -2))] : null;
  },
  ELLIPSE: (entity) => {
    const [centre, axis] = [pointOf(entity, 10), pointOf(entity, 11)];
    if (!centre || !axis) return null;
    // Seen from below it turns the other way.
    const ratio = numberOf(entity, 40, 1) * (numberOf(entity, 230, 1) < 0 ? -1 : 1);
    const from = numberOf(entity, 41);
    const to = arcEnd(from, numberOf(entity, 42, 2 * Math.PI));
    const points = ellipseArc(centre, axis, [-axis[1] * ratio, axis[0] * ratio], [from, to]);
    return [to - from > 2 * Math.PI - 1e-6 ? closed(points.slice(0, -2)) : open(points)];
  },
  SPLINE: (entity) => {
    const all = (code: number) => entity.groups.filter((one) => one.code === code).map(({ value }) => Number(value));
    const controls = pointsOf(entity, 10);
    if (!controls) return null;
    const curve = { degree: numberOf(entity, 71, 3), knots: all(40), controls, weights: all(41) };
    // A spline may be stored by the points that it passes alone.
    const points = controls.length > 0 ? splineLine(curve) : pointsOf(entity, 11);
    return points && points.length >= 4 ? [withoutRepeat(points, (numberOf(entity, 70) & CLOSED) !== 0)] : null;
  },
  HATCH: (entity) => hatchAreas(entity)?.map(({ points, holes }) => ({ ...closed(points), holes })) ?? null,
  SOLID: (entity) => {
    const [a, b, c, d] = [10, 11, 12, 13].map((code) => pointOf(entity, code));
    return a && b && c ? [closed([a, b, d ?? c, c].flat())] : null;
  },
};

const polyline = (corners: readonly BulgedCorner[], isClosed: boolean): Drawn[] | null => {
  const isWhole = corners.length > 1 && corners.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  return isWhole ? [withoutRepeat(bulgedLine(corners, isClosed), isClosed)] : null;
};

/** A line that ends where it begins is closed, whether its flag says so or not. */
function withoutRepeat(points: readonly number[], isClosed: boolean): Drawn {
  const isRepeated = points.length > 6 && points[0] === points.at(-2) && points[1] === points.at(-1);
  const corners = isRepeated ? points.slice(0, -2) : points;
  return isClosed || isRepeated ? closed(corners) : open(corners);
}

export const isLine = ({ type }: DxfEntity): boolean => DRAWN[type] !== undefined;

/** The lines of an entity, mapped; null where it is damaged or has no lines of its own. */
export function entityLines(entity: DxfEntity, map: Affine): Drawn[] | null {
  const lines = DRAWN[entity.type]?.(entity) ?? null;
  if (!lines) return null;
  const drawn = lines.map(({ points, holes, centre, isClosed }): Drawn => {
    const [x, y] = centre ? mapped(map, centre) : [];
    return {
      points: mapped(map, points),
      isClosed,
      holes: holes.map((hole) => mapped(map, hole)),
      centre: x === undefined || y === undefined ? null : [x, y],
    };
  });
  return drawn.every(({ points }) => points.every(Number.isFinite)) ? drawn : null;
}
