import type { ProblemGroup } from '../report/problems';

/** The meshes of one OBJ file as flat arrays; lengths and axes are the file's own. */
export interface ObjMeshes {
  /** Name of each mesh that has a face, by first appearance; '' for geometry without a name. */
  readonly names: readonly string[];
  /** Mesh i has the triangles triangleStart[i] to triangleStart[i + 1] - 1; length meshes + 1. */
  readonly triangleStart: Uint32Array;
  /** Three vertices of each triangle, from 0. */
  readonly triangles: Uint32Array;
  /** x, y, z of each vertex; NaN when the file has no number there. */
  readonly vertices: Float64Array;
  /** Faces of at least three corners, by mesh. */
  readonly faces: Uint32Array;
  /** Faces that cannot be drawn, by mesh: a vertex does not exist or has no coordinates. */
  readonly badFaces: Uint32Array;
  /** minX, minY, minZ, maxX, maxY, maxZ of the vertices used by each mesh; infinite when there are none. */
  readonly boxes: Float64Array;
  /** Index into `materials` of the material of most triangles of each mesh; -1 for none. */
  readonly material: Int32Array;
  /** Names in `usemtl`, by first appearance. */
  readonly materials: readonly string[];
  /** Names in `mtllib`; recorded and never opened. */
  readonly libraries: readonly string[];
  readonly counts: ObjCounts;
  readonly problems: readonly ProblemGroup[];
}

export interface ObjCounts {
  readonly bytes: number;
  readonly lines: number;
  readonly vertices: number;
  /** Faces of at least three corners. */
  readonly faces: number;
  readonly triangles: number;
  /** Area of all faces in square units of the file; a face that is not flat counts by its largest projection. */
  readonly surfaceArea: number;
}

/** Limits of one OBJ file; a larger one is rejected with a MeshError. */
export interface ObjLimits {
  readonly vertices: number;
  readonly triangles: number;
  /** Names of meshes, and names of materials. */
  readonly names: number;
  /** Bytes of one line including its continuation lines. */
  readonly lineLength: number;
  /** Lines, of which an archive of a megabyte can hold a thousand million. */
  readonly lines: number;
  /** Tests that cutting faces may take which need very many: they cross themselves. */
  readonly costlyTests: number;
}

export const OBJ_LIMITS: ObjLimits = {
  vertices: 12_000_000,
  triangles: 20_000_000,
  names: 200_000,
  lineLength: 4 * 1024 * 1024,
  lines: 80_000_000,
  costlyTests: 200_000_000,
};
