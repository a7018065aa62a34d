/**
 * The floor plan of one upload: the exact outline of every named object from above. Lengths are metres, x to the right,
 * y down the screen. Flat arrays, so that fifty thousand objects can be transferred from a worker without copying and
 * drawn without an object per mesh.
 */
export interface FloorPlan {
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
