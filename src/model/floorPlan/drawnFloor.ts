import type { FloorPlan } from './floorPlan';
import { CORRIDOR, DOOR, type Facility, FLOOR, FURNITURE, WALL } from './kinds/meshKind';
import { type KindHints, meshKinds } from './kinds/meshKinds';
import { boxArea, buildMeshIndex, type MeshIndex } from './meshIndex';

/** A floor plan prepared for drawing: indexed by position, with the kind of each mesh and known ring directions. */
export interface DrawnFloor {
  readonly floorPlan: FloorPlan;
  readonly index: MeshIndex;
  /** Index into MESH_KINDS of each mesh. */
  readonly kinds: Uint8Array;
  readonly facilities: ReadonlyMap<number, Facility>;
  /** 1 where ring r has the direction that the non-zero rule needs: outer rings and holes run opposite ways. */
  readonly forward: Uint8Array;
  readonly meshByName: ReadonlyMap<string, number>;
}

export function drawnFloor(floorPlan: FloorPlan, hints?: KindHints): DrawnFloor {
  const index = buildMeshIndex(floorPlan);
  const rings = floorPlan.pointStart.length - 1;
  const forward = new Uint8Array(Math.max(rings, 0));
  for (let ring = 0; ring < rings; ring++) {
    const runsPositive = signedArea(floorPlan, ring) >= 0;
    forward[ring] = runsPositive === (floorPlan.holes[ring] === 0) ? 1 : 0;
  }
  return {
    floorPlan,
    index,
    ...meshKinds(floorPlan, index.box, hints),
    forward,
    meshByName: new Map(floorPlan.names.map((name, mesh) => [name, mesh])),
  };
}

/** A corridor that covers this share of the floor is ground to a pointer, so that a drag on it moves the view. */
const GROUND_SHARE = 0.2;

/** Whether a click picks a mesh. Clicks on ground are meant for the objects on it. */
export function isPickable({ floorPlan, index, kinds }: DrawnFloor, mesh: number): boolean {
  if (kinds[mesh] !== CORRIDOR) return kinds[mesh] !== FLOOR;
  const { minX, minY, maxX, maxY } = index.box;
  return boxArea(floorPlan, mesh) < GROUND_SHARE * (maxX - minX) * (maxY - minY);
}

/** Whether a mesh is somewhere to be: a node inside may be its entrance. */
export const isPlace = (floor: DrawnFloor, mesh: number): boolean =>
  isPickable(floor, mesh) && ![WALL, DOOR, FURNITURE].includes(floor.kinds[mesh]!);

function signedArea({ pointStart, points }: FloorPlan, ring: number): number {
  let twice = 0;
  const from = pointStart[ring]!;
  const to = pointStart[ring + 1]!;
  for (let i = from, j = to - 1; i < to; j = i++)
    twice += points[2 * j]! * points[2 * i + 1]! - points[2 * i]! * points[2 * j + 1]!;
  return twice / 2;
}
