import type { Box } from '@/model/geometry/box';
import type { FloorPlan } from './floorPlan';
import { boxArea, buildMeshIndex, type MeshIndex } from './meshIndex';

/** A slab or corridor is drawn below everything and ignores clicks; a room may have a destination. */
export const SLAB = 0;
export const ROOM = 1;

/** A floor plan prepared for drawing: indexed by position, sorted into slabs and rooms, with known ring directions. */
export interface DrawnFloor {
  readonly floorPlan: FloorPlan;
  readonly index: MeshIndex;
  /** SLAB or ROOM of each mesh. */
  readonly kinds: Uint8Array;
  /** 1 where ring r has the direction that the non-zero rule needs: outer rings and holes run opposite ways. */
  readonly forward: Uint8Array;
  readonly meshByName: ReadonlyMap<string, number>;
}

/** Meshes lower than this in metres are ground rather than walls. */
const FLAT = 0.15;
/** A flat mesh that covers this share of the floor's box is a slab. */
const SLAB_SHARE = 0.2;

export function drawnFloor(floorPlan: FloorPlan): DrawnFloor {
  const index = buildMeshIndex(floorPlan);
  const kinds = meshKinds(floorPlan, index.box);
  const rings = floorPlan.pointStart.length - 1;
  const forward = new Uint8Array(Math.max(rings, 0));
  for (let ring = 0; ring < rings; ring++) {
    const runsPositive = signedArea(floorPlan, ring) >= 0;
    forward[ring] = runsPositive === (floorPlan.holes[ring] === 0) ? 1 : 0;
  }
  return { floorPlan, index, kinds, forward, meshByName: new Map(floorPlan.names.map((name, mesh) => [name, mesh])) };
}

/** SLAB or ROOM for each mesh of a floor plan with this box. */
export function meshKinds(floorPlan: FloorPlan, { minX, minY, maxX, maxY }: Box): Uint8Array {
  const whole = Math.max((maxX - minX) * (maxY - minY), 1e-9);
  const kinds = new Uint8Array(floorPlan.names.length).fill(ROOM);
  for (let mesh = 0; mesh < floorPlan.names.length; mesh++) {
    const isFlat = floorPlan.heights[2 * mesh + 1]! - floorPlan.heights[2 * mesh]! < FLAT;
    if (isFlat && boxArea(floorPlan, mesh) / whole >= SLAB_SHARE) kinds[mesh] = SLAB;
  }
  return kinds;
}

function signedArea({ pointStart, points }: FloorPlan, ring: number): number {
  let twice = 0;
  const from = pointStart[ring]!;
  const to = pointStart[ring + 1]!;
  for (let i = from, j = to - 1; i < to; j = i++)
    twice += points[2 * j]! * points[2 * i + 1]! - points[2 * i]! * points[2 * j + 1]!;
  return twice / 2;
}
