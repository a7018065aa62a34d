/** Radians between two corners of a drawn curve: 72 to a circle, whose area is then true to 0.13 %. */
const STEP = Math.PI / 36;

/** Corners of a part of an ellipse as x, y pairs; the major axis is a vector, angles are parameters in radians. */
export function ellipseArc(
  [cx, cy]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [from, to]: readonly [number, number],
): number[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / STEP - 1e-9));
  const points: number[] = [];
  for (let at = 0; at <= count; at++) {
    const angle = from + ((to - from) * at) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    points.push(cx + ax * cos + bx * sin, cy + ay * cos + by * sin);
  }
  return points;
}

export const circleArc = (
  centre: readonly [number, number],
  radius: number,
  span: readonly [number, number],
): number[] => ellipseArc(centre, [radius, 0], [0, radius], span);

/** The end of an arc that begins at this angle, counter-clockwise. */
export const arcEnd = (from: number, to: number): number => {
  const turn = (to - from) % (2 * Math.PI);
  return from + (turn > 1e-9 ? turn : turn + 2 * Math.PI);
};

/** Corners with the bulge of the side that follows each: the tangent of a quarter of its angle, left turns positive. */
export interface BulgedCorner {
  readonly x: number;
  readonly y: number;
  readonly bulge: number;
}

/** Corners of a polyline as x, y pairs, its arcs drawn out. A closed one has no repeated first corner. */
export function bulgedLine(corners: readonly BulgedCorner[], isClosed: boolean): number[] {
  const points: number[] = [];
  for (const [at, corner] of corners.entries()) {
    const next = corners[at + 1] ?? (isClosed ? corners[0] : undefined);
    points.push(corner.x, corner.y);
    if (!next || corner.bulge === 0) continue;
    points.push(...bulge(corner, next).slice(2, -2));
  }
  return points;
}

function bulge({ x, y, bulge: size }: BulgedCorner, to: Pick<BulgedCorner, 'x' | 'y'>): number[] {
  const [dx, dy] = [to.x - x, to.y - y];
  const chord = Math.hypot(dx, dy);
  if (chord === 0) return [x, y, to.x, to.y];
  const centreAt = (1 - size * size) / (4 * size);
  const centre = [(x + to.x) / 2 - dy * centreAt, (y + to.y) / 2 + dx * centreAt] as const;
  const from = Math.atan2(y - centre[1], x - centre[0]);
  return circleArc(centre, Math.hypot(x - centre[0], y - centre[1]), [from, from + 4 * Math.atan(size)]);
}

/** A curve of B-splines; points and weights of its control polygon. */
export interface Spline {
  readonly degree: number;
  readonly knots: readonly number[];
  readonly controls: readonly number[];
  /** One a control point; empty where all are 1. */
  readonly weights: readonly number[];
}

/** Corners that are drawn for each span between two knots. */
const SPAN_STEPS = 8;
/** More is no curve that anybody has drawn. */
const MOST_DEGREE = 25;

/** Corners of a spline as x, y pairs (de Boor); null where its numbers do not fit together. */
export function splineLine({ degree, knots, controls, weights }: Spline): number[] | null {
  const count = controls.length / 2;
  if (degree < 1 || degree > MOST_DEGREE || count <= degree || knots.length !== count + degree + 1) return null;
  if (knots.some((knot, at) => at > 0 && knot < knots[at - 1]!)) return null;
  if (weights.length > 0 && weights.length !== count) return null;
  const points: number[] = [];
  for (let span = degree; span < count; span++) {
    const [from, to] = [knots[span]!, knots[span + 1]!];
    if (to <= from) continue;
    for (let step = points.length === 0 ? 0 : 1; step <= SPAN_STEPS; step++)
      points.push(...deBoor(span, from + ((to - from) * step) / SPAN_STEPS, { degree, knots, controls, weights }));
  }
  return points.length > 2 && points.every(Number.isFinite) ? points : null;
}

function deBoor(span: number, at: number, { degree, knots, controls, weights }: Spline): [number, number] {
  const near = Array.from({ length: degree + 1 }, (_one, i): [number, number, number] => {
    const index = span - degree + i;
    const weight = weights[index] ?? 1;
    return [controls[2 * index]! * weight, controls[2 * index + 1]! * weight, weight];
  });
  for (let level = 1; level <= degree; level++)
    for (let i = degree; i >= level; i--) {
      const low = knots[span - degree + i]!;
      const width = knots[span + 1 + i - level]! - low;
      const share = width > 0 ? (at - low) / width : 0;
      const [one, other] = [near[i - 1]!, near[i]!];
      near[i] = [0, 1, 2].map((axis) => (1 - share) * one[axis]! + share * other[axis]!) as [number, number, number];
    }
  const [x, y, weight] = near[degree]!;
  return [x / weight, y / weight];
}
