import { type FloorPoint, floorPoint, type Point } from '@/model/geometry/points';
import { distance, nearestOnSegment, type Segment } from '@/model/geometry/segments';
import { turnedPoint } from '@/model/geometry/turns';
import type { EdgeId, NodeId } from './network';

/** Snap targets; the caller passes those nearby, so that the cost follows the view. */
export interface SnapTargets {
  readonly nodes: readonly (Point & { readonly id: NodeId })[];
  readonly paths: readonly (Segment & { readonly id: EdgeId })[];
  /** Nodes that align the point horizontally, vertically or in 45 degree steps. */
  readonly neighbours: readonly Point[];
  readonly outlines?: readonly Segment[];
  readonly doors?: readonly Point[];
  /** Corners of rooms, for a tool that draws outlines. */
  readonly corners?: readonly Point[];
  /** Nodes of the floor below, where it is shown. */
  readonly below?: readonly Point[];
  /** By how many radians the view is turned: points align along the axes of the screen. */
  readonly turn?: number;
}

export type SnapLabel =
  | 'node'
  | 'midpoint'
  | 'path'
  | 'door'
  | 'corner'
  | 'below'
  | 'outline'
  | 'aligned'
  | 'same-x'
  | 'same-y'
  | 'diagonal';

export interface Snap {
  readonly point: FloorPoint;
  /** Guide lines to draw while snapped. */
  readonly guides: readonly Segment[];
  /** Key of the label to show; null when nothing is near. */
  readonly label: SnapLabel | null;
  /** The snap target, if it is a node or a path. */
  readonly node: NodeId | null;
  readonly edge: EdgeId | null;
}

/**
 * The snapped position of a point. Points take precedence over lines, and lines over directions: node, midpoint, corner,
 * door, node below, path, edge, then alignment with neighbours (two where they cross).
 * @param tolerance largest distance to a target, in floor units
 */
export function snap(point: Point, targets: SnapTargets, tolerance: number): Snap {
  return (
    toNode(point, targets, tolerance) ??
    toMidpoint(point, targets, tolerance) ??
    toCorner(point, targets, tolerance) ??
    toDoor(point, targets, tolerance) ??
    toBelow(point, targets, tolerance) ??
    toPath(point, targets, tolerance) ??
    toOutline(point, targets, tolerance) ??
    toTurnedLines(point, targets, tolerance) ??
    snapped(point, null)
  );
}

const snapped = (at: Point, label: SnapLabel | null, rest: Partial<Snap> = {}): Snap => ({
  point: floorPoint(at.x, at.y),
  guides: [],
  label,
  node: null,
  edge: null,
  ...rest,
});

/** The candidate whose place is nearest, if one is near enough; of equal ones the first. */
function nearest<Candidate>(
  point: Point,
  candidates: readonly Candidate[],
  placeOf: (candidate: Candidate) => Point,
  tolerance: number,
): { readonly candidate: Candidate; readonly place: Point } | null {
  let best: { candidate: Candidate; place: Point } | null = null;
  let within = tolerance;
  for (const candidate of candidates) {
    const place = placeOf(candidate);
    const away = distance(point, place);
    if (away > within || (best !== null && away === within)) continue;
    within = away;
    best = { candidate, place };
  }
  return best;
}

function toNode(point: Point, { nodes }: SnapTargets, tolerance: number): Snap | null {
  const hit = nearest(point, nodes, (node) => node, tolerance);
  return hit && snapped(hit.place, 'node', { node: hit.candidate.id });
}

function toMidpoint(point: Point, { paths }: SnapTargets, tolerance: number): Snap | null {
  const hit = nearest(point, paths, middle, tolerance);
  return hit && snapped(hit.place, 'midpoint', { edge: hit.candidate.id, guides: [hit.candidate] });
}

function toCorner(point: Point, { corners = [] }: SnapTargets, tolerance: number): Snap | null {
  const hit = nearest(point, corners, (corner) => corner, tolerance);
  return hit && snapped(hit.place, 'corner');
}

function toDoor(point: Point, { doors = [] }: SnapTargets, tolerance: number): Snap | null {
  const hit = nearest(point, doors, (door) => door, tolerance);
  return hit && snapped(hit.place, 'door');
}

function toBelow(point: Point, { below = [] }: SnapTargets, tolerance: number): Snap | null {
  const hit = nearest(point, below, (node) => node, tolerance);
  return hit && snapped(hit.place, 'below');
}

function toPath(point: Point, { paths }: SnapTargets, tolerance: number): Snap | null {
  const hit = nearest(point, paths, ({ from, to }) => nearestOnSegment(point, from, to), tolerance);
  return hit && snapped(hit.place, 'path', { edge: hit.candidate.id, guides: [hit.candidate] });
}

function toOutline(point: Point, { outlines = [] }: SnapTargets, tolerance: number): Snap | null {
  const hit = nearest(point, outlines, ({ from, to }) => nearestOnSegment(point, from, to), tolerance);
  return hit && snapped(hit.place, 'outline', { guides: [hit.candidate] });
}

const middle = ({ from, to }: Segment): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });

/** Alignment as it is seen: in turned points, turned back. */
function toTurnedLines(point: Point, { turn = 0, ...targets }: SnapTargets, tolerance: number): Snap | null {
  if (turn === 0) return toLines(point, targets, tolerance);
  const onScreen = (at: Point) => turnedPoint(at, turn);
  const hit = toLines(onScreen(point), { ...targets, neighbours: targets.neighbours.map(onScreen) }, tolerance);
  if (!hit) return null;
  const onFloor = (at: Point) => turnedPoint(at, -turn);
  const guides = hit.guides.map(({ from, to }) => ({ from: onFloor(from), to: onFloor(to) }));
  return snapped(onFloor(hit.point), hit.label, { guides });
}

function toLines(point: Point, { neighbours }: SnapTargets, tolerance: number): Snap | null {
  const upright = nearest(point, neighbours, (near) => ({ x: near.x, y: point.y }), tolerance);
  const level = nearest(point, neighbours, (near) => ({ x: point.x, y: near.y }), tolerance);
  if (upright && level) {
    const at = { x: upright.place.x, y: level.place.y };
    if (distance(point, at) <= tolerance)
      return snapped(at, 'aligned', { guides: [line(upright.candidate, at), line(level.candidate, at)] });
  }
  const straight = [
    upright && { ...upright, label: 'same-x' as const },
    level && { ...level, label: 'same-y' as const },
    ...DIAGONALS.map((slope) => {
      const hit = nearest(point, neighbours, (near) => onDiagonal(point, near, slope), tolerance);
      return hit && { ...hit, label: 'diagonal' as const };
    }),
  ].filter((hit) => hit !== null);
  const hit = nearest(point, straight, ({ place }) => place, tolerance);
  return hit && snapped(hit.place, hit.candidate.label, { guides: [line(hit.candidate.candidate, hit.place)] });
}

const DIAGONALS = [1, -1] as const;

/** The foot of the perpendicular from `point` on the diagonal through `near`. */
function onDiagonal(point: Point, near: Point, slope: 1 | -1): Point {
  const along = (point.x - near.x + slope * (point.y - near.y)) / 2;
  return { x: near.x + along, y: near.y + slope * along };
}

const line = (from: Point, to: Point): Segment => ({ from: { x: from.x, y: from.y }, to });
