import { ringArea } from '@/model/geometry/outline/ring';
import type { Point } from '@/model/geometry/points';
import { type FloorPlan, NO_COLOUR } from '../floorPlan';
import { buildMeshIndex } from '../meshIndex';
import { NEW_MESH } from '../newMesh';
import { type Correction, type CorrectionError, LEAST_AREA, MOST_CORNERS, MOST_NAME, refuse } from './correction';
import { crossesItself } from './crossesItself';
import { freeName } from './freeName';
import { withMeshes } from './withMeshes';

/** Metres between two corners that are one. */
const SAME_CORNER = 0.001;
/** Metres above the ground that it is on, so that nothing takes it for ground itself. */
const HEIGHT = 1;

/** A name for a drawn room that the floor plan does not have. */
export const nameOfDrawn = (names: readonly string[]): string => freeName(names, 'room', 1);

/** Why a ring cannot be the outline of a room; null where it can. */
function ringRefusal(ring: readonly Point[]): CorrectionError | null {
  const corners = distinctCorners(ring);
  if (corners.length < 3) return 'too-few-corners';
  if (corners.length > MOST_CORNERS) return 'too-many-corners';
  if (crossesItself(corners, true)) return 'crosses-itself';
  return Math.abs(ringArea(flat(corners))) < LEAST_AREA ? 'too-small' : null;
}

/** Adds a room that the floor plan lacks. */
export function drawMesh(plan: FloorPlan, name: string, ring: readonly Point[]): Correction {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > MOST_NAME || trimmed === NEW_MESH || /\p{Cc}/u.test(trimmed))
    return refuse('name-invalid');
  if (plan.names.includes(trimmed)) return refuse('name-taken');
  const refused = ringRefusal(ring);
  if (refused) return refuse(refused);
  const corners = distinctCorners(ring);
  const low = groundUnder(plan, corners);
  const shape = {
    name: trimmed,
    colour: NO_COLOUR,
    heights: [low, low + HEIGHT] as const,
    rings: [flat(corners)],
    holes: [false],
  };
  return {
    plan: withMeshes(plan, { changed: new Map(), added: [shape] }),
    room: trimmed,
    removed: [],
    added: trimmed,
  };
}

const flat = (corners: readonly Point[]): number[] => corners.flatMap(({ x, y }) => [x, y]);

const isSame = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < SAME_CORNER;

function distinctCorners(ring: readonly Point[]): Point[] {
  const corners = ring.filter((corner, at) => at === 0 || !isSame(corner, ring[at - 1]!));
  while (corners.length > 1 && isSame(corners[0]!, corners.at(-1)!)) corners.pop();
  return corners;
}

/** The lowest height of the mesh under the first corner that has one; 0 on open ground. */
function groundUnder(plan: FloorPlan, corners: readonly Point[]): number {
  const index = buildMeshIndex(plan);
  for (const corner of corners) {
    const mesh = index.at(corner);
    if (mesh !== null) return plan.heights[2 * mesh]!;
  }
  return 0;
}
