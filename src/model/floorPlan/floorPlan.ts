import type { GeoPosition } from '@/model/geometry/geoPosition';
import type { Point } from '@/model/geometry/points';
import type { Facility, MeshKind } from './kinds/meshKind';

/** Facts about a mesh besides its shape, from the source of its floor plan. */
export interface MeshDescription {
  /** The `object_name`. */
  readonly name: string;
  readonly kind: MeshKind;
  /** Null except for facilities. */
  readonly facility: Facility | null;
  /** As the source has it, so that a later plan of the floor finds the mesh again. */
  readonly id: string;
  /** The category of a unit of IMDF; absent where the source has none. */
  readonly category?: string;
}

/** Where 0, 0 of a floor plan is on earth. */
export interface PlanPlace extends GeoPosition {
  /** Degrees clockwise from up on the plan to true north. */
  readonly north: number;
}

/**
 * The floor plan of one upload: the exact outline of every named object from above. Lengths are metres, x to the right,
 * y down the screen. Flat arrays, so that fifty thousand objects can be transferred from a worker without copying and
 * drawn without an object per mesh.
 */
export interface FloorPlan {
  /** The point of the file, in metres, that is 0, 0 here; absent where it is that of the file. */
  readonly origin?: Point;
  /** Absent where the source does not say it. */
  readonly place?: PlanPlace;
  /** Descriptions of meshes by a source that has more than shapes; absent for meshes whose kind is found. */
  readonly described?: readonly MeshDescription[];
  /** `object_name` of each mesh, unique, in file order. */
  readonly names: readonly string[];
  /** Fill of each mesh as 0xRRGGBB from its material, or NO_COLOUR. */
  readonly colours: Uint32Array;
  /** minX, minY, maxX, maxY of each mesh. */
  readonly boxes: Float32Array;
  /** Lowest and highest point of each mesh in metres, pairs. */
  readonly heights: Float32Array;
  /** Label anchor x, y and radius of the largest circle around it inside the mesh, triples. */
  readonly anchors: Float32Array;
  /** Mesh i has the rings ringStart[i] to ringStart[i + 1] - 1; length meshes + 1. */
  readonly ringStart: Uint32Array;
  /** Ring r has the points pointStart[r] to pointStart[r + 1] - 1; length rings + 1; rings are not closed. */
  readonly pointStart: Uint32Array;
  /** 1 where ring r is a hole of the outer ring before it. */
  readonly holes: Uint8Array;
  /** x, y of each point. */
  readonly points: Float32Array;
}

/** A mesh without a material of its own. */
export const NO_COLOUR = 0xffffffff;

/** A floor plan that is to be drawn by hand. */
export const NO_MESHES: FloorPlan = {
  names: [],
  colours: new Uint32Array(),
  boxes: new Float32Array(),
  heights: new Float32Array(),
  anchors: new Float32Array(),
  ringStart: new Uint32Array(1),
  pointStart: new Uint32Array(1),
  holes: new Uint8Array(),
  points: new Float32Array(),
};
