import { ringArea, ringContains } from '@/model/geometry/outline/ring';
import type { DxfEntity } from '../dxfDrawing';
import { numberOf, pointOf, pointsOf } from '../dxfDrawing';
import type { DxfGroup } from '../dxfGroups';
import { reversedPairs as reversed } from '../reversedPairs';
import { bulgedLine, ellipseArc, splineLine } from './curves';

const RADIANS = Math.PI / 180;
/** Bit of a boundary that is one polyline. */
const POLYLINE = 2;
/** Codes with which the boundaries begin and end, and each of them begins. */
const [BOUNDARIES, STYLE, BOUNDARY, EDGE] = [91, 75, 92, 72];

/** Groups cut before each one of this code; those before the first are left away. */
function cutAt(groups: readonly DxfGroup[], code: number): DxfGroup[][] {
  const pieces: DxfGroup[][] = [];
  for (const group of groups) {
    if (group.code === code) pieces.push([]);
    pieces.at(-1)?.push(group);
  }
  return pieces;
}

const asEntity = (groups: readonly DxfGroup[]): DxfEntity => ({ type: '', handle: '', layer: '', groups, parts: [] });

/** A filled area: an outline with the rings that are cut out of it. */
export interface HatchArea {
  readonly points: readonly number[];
  readonly holes: readonly (readonly number[])[];
}

/** The areas that a `HATCH` fills; null where a boundary is damaged. */
export function hatchAreas({ groups }: DxfEntity): HatchArea[] | null {
  const from = groups.findIndex(({ code }) => code === BOUNDARIES);
  const rest = groups.slice(from + 1);
  const to = rest.findIndex(({ code }) => code === STYLE);
  const rings = cutAt(to < 0 ? rest : rest.slice(0, to), BOUNDARY).map(boundary);
  return from < 0 || rings.includes(null) ? null : nested(rings.filter((ring) => ring !== null));
}

function boundary(groups: readonly DxfGroup[]): number[] | null {
  if (numberOf(asEntity(groups), BOUNDARY) & POLYLINE) {
    const corners = cutAt(groups, 10).map(asEntity);
    const at = corners.map((corner) => ({ point: pointOf(corner, 10), bulge: numberOf(corner, 42) }));
    const known = at.flatMap(({ point, bulge }) => (point ? [{ x: point[0], y: point[1], bulge }] : []));
    return known.length === at.length && known.length > 1 ? bulgedLine(known, true) : null;
  }
  const edges = cutAt(groups, EDGE).map((own) => edge(asEntity(own)));
  const ring: number[] = [];
  for (const [at, points] of edges.entries()) {
    if (!points || points.length < 4) return null;
    const next = edges[at + 1];
    // Some programs write edges in order, but not all of them forwards.
    const isBackwards = at === 0 ? next && touches(next, points[0]!, points[1]!) : !isNearer(points, ring);
    ring.push(...(isBackwards ? reversed(points) : points));
  }
  return ring.length >= 6 ? ring : null;
}

const distance = (ax: number, ay: number, bx: number, by: number): number => Math.hypot(ax - bx, ay - by);

/** An edge begins or ends at a point. */
const touches = (points: readonly number[], x: number, y: number): boolean =>
  Math.min(distance(points[0]!, points[1]!, x, y), distance(points.at(-2)!, points.at(-1)!, x, y)) < 1e-6;

/** The beginning of an edge is nearer to the end of the ring than its own end is. */
const isNearer = (points: readonly number[], ring: readonly number[]): boolean => {
  const [x, y] = [ring.at(-2)!, ring.at(-1)!];
  return distance(points[0]!, points[1]!, x, y) <= distance(points.at(-2)!, points.at(-1)!, x, y);
};

function edge(one: DxfEntity): number[] | null {
  const [kind, first, second] = [numberOf(one, EDGE), pointOf(one, 10), pointOf(one, 11)];
  if (kind === 1) return first && second && [...first, ...second];
  if (kind === 4) {
    const all = (code: number) => one.groups.filter((group) => group.code === code).map(({ value }) => Number(value));
    const count = numberOf(one, 96);
    const controls = pointsOf(one, 10)?.slice(0, 2 * count);
    const knots = all(40).slice(0, numberOf(one, 95));
    return controls ? splineLine({ degree: numberOf(one, 94), knots, controls, weights: all(42) }) : null;
  }
  // Angles of a clockwise arc are measured clockwise.
  const turn = numberOf(one, 73, 1) === 0 ? -RADIANS : RADIANS;
  const span = [numberOf(one, 50) * turn, numberOf(one, 51) * turn] as const;
  if (kind === 2 && first) {
    const radius = numberOf(one, 40);
    return ellipseArc(first, [radius, 0], [0, radius], span);
  }
  if (kind !== 3 || !first || !second) return null;
  const ratio = numberOf(one, 40);
  return ellipseArc(first, second, [-second[1] * ratio, second[0] * ratio], span);
}

/** Every second ring from outside to inside is a hole. */
function nested(rings: readonly (readonly number[])[]): HatchArea[] {
  const bySize = rings.toSorted((one, other) => Math.abs(ringArea(other)) - Math.abs(ringArea(one)));
  const areas = new Map<readonly number[], number[][]>();
  for (const [at, ring] of bySize.entries()) {
    const around = bySize.slice(0, at).filter((larger) => ringContains(larger, ring[0]!, ring[1]!));
    const owner = around.at(-1);
    if (around.length % 2 === 0 || !owner) areas.set(ring, []);
    else areas.get(owner)?.push([...ring]);
  }
  return [...areas].map(([points, holes]) => ({ points, holes }));
}
