import type { ProblemGroup } from '../report/problems';

/** The meshes of one OBJ file as flat arrays; lengths and axes are the file's own. */
export interface ObjMeshes {
  /** Name of each mesh that has a face, in the order in which names first appear; '' for geometry without a name. */
  readonly names: readonly string[];
  /** Mesh i has the triangles triangleStart[i] to triangleStart[i + 1] - 1; length meshes + 1. */
  readonly triangleStart: Uint32Array;
  /** Three vertices of each triangle, from 0. */
  readonly triangles: Uint32Array;
  /** x, y, z of each vertex; NaN where the file has no number. */
  readonly vertices: Float64Array;
  /** Faces of three corners or more of each mesh. */
  readonly faces: Uint32Array;
  /** Faces of each mesh that cannot be drawn: a vertex that does not exist or is no point. */
  readonly badFaces: Uint32Array;
  /** minX, minY, minZ, maxX, maxY, maxZ of the vertices that faces of each mesh use; infinite where there is none. */
  readonly boxes: Float64Array;
  /** Index into `materials` of what most triangles of each mesh use; -1 for none. */
  readonly material: Int32Array;
  /** Names given by `usemtl`, in order of appearance. */
  readonly materials: readonly string[];
  /** Names given by `mtllib`; they are recorded and never opened. */
  readonly libraries: readonly string[];
  readonly counts: ObjCounts;
  readonly problems: readonly ProblemGroup[];
}

export interface ObjCounts {
  readonly bytes: number;
  readonly lines: number;
  readonly vertices: number;
  /** Faces of three corners or more. */
  readonly faces: number;
  readonly triangles: number;
  /** Area of all faces in square units of the file; a face that is not flat counts as seen from where it is largest. */
  readonly surfaceArea: number;
}

/** What one OBJ file may hold; more is refused with a MeshError. */
export interface ObjLimits {
  readonly vertices: number;
  readonly triangles: number;
  /** Names that begin a mesh, and names of materials. */
  readonly names: number;
  /** Bytes of one line, continuation lines together. */
  readonly lineLength: number;
}

export const OBJ_LIMITS: ObjLimits = {
  vertices: 40_000_000,
  triangles: 60_000_000,
  names: 200_000,
  lineLength: 4 * 1024 * 1024,
};
