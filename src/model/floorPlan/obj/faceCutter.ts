import { Triangulator } from '@/model/geometry/triangulator';

/** Cuts faces in space into triangles. One instance is reused, so that a face allocates nothing. */
export class FaceCutter {
  /** Whether the last face has an area and crosses itself. */
  crossed = false;
  readonly #triangulator = new Triangulator();

  /** Tests of all faces so far that took many, because they cross themselves. */
  get costly(): number {
    return this.#triangulator.costly;
  }

  /**
   * Writes the triangles of a face of `count` corners, at least 3, into `indices` from `at`: `count` - 2 of them.
   * @returns the area of the face; NaN when a corner has no coordinates
   */
  cut(vertices: Float64Array, corners: Uint32Array, count: number, indices: Uint32Array, at: number): number {
    this.crossed = false;
    if (count === 4) return cutQuad(vertices, corners, indices, at);
    if (count > 4) return this.#cutPolygon(vertices, corners, count, indices, at);
    const a = corners[0]!;
    const b = corners[1]!;
    const c = corners[2]!;
    indices[at] = a;
    indices[at + 1] = b;
    indices[at + 2] = c;
    return areaOf(vertices, a, b, c);
  }

  /** Projects a face of five corners or more on its best plane, then clips ears. */
  #cutPolygon(
    vertices: Float64Array,
    corners: Uint32Array,
    count: number,
    indices: Uint32Array,
    first: number,
  ): number {
    const triangulator = this.#triangulator;
    triangulator.reserve(count);
    const o = corners[0]! * 3;
    let nx = 0;
    let ny = 0;
    let nz = 0;
    for (let i = 1; i + 1 < count; i++) {
      const b = corners[i]! * 3;
      const c = corners[i + 1]! * 3;
      const bx = vertices[b]! - vertices[o]!;
      const by = vertices[b + 1]! - vertices[o + 1]!;
      const bz = vertices[b + 2]! - vertices[o + 2]!;
      const cx = vertices[c]! - vertices[o]!;
      const cy = vertices[c + 1]! - vertices[o + 1]!;
      const cz = vertices[c + 2]! - vertices[o + 2]!;
      nx += by * cz - bz * cy;
      ny += bz * cx - bx * cz;
      nz += bx * cy - by * cx;
    }
    const sizeX = Math.abs(nx);
    const sizeY = Math.abs(ny);
    const sizeZ = Math.abs(nz);
    const dropX = sizeX >= sizeY && sizeX >= sizeZ;
    const dropY = !dropX && sizeY >= sizeZ;
    const one = dropX ? 1 : 0;
    const other = dropX || dropY ? 2 : 1;
    for (let i = 0; i < count; i++) {
      const at = corners[i]! * 3;
      triangulator.points[i * 2] = vertices[at + one]! - vertices[o + one]!;
      triangulator.points[i * 2 + 1] = vertices[at + other]! - vertices[o + other]!;
    }
    const clean = triangulator.cut(count);
    for (let i = 0; i < (count - 2) * 3; i++) indices[first + i] = corners[triangulator.triangles[i]!]!;
    const area = Math.sqrt(nx * nx + ny * ny + nz * nz) / 2;
    this.crossed = !clean && area > 0;
    return area;
  }
}

/** Cuts along the diagonal inside the quad. */
function cutQuad(vertices: Float64Array, corners: Uint32Array, indices: Uint32Array, at: number): number {
  const a = corners[0]!;
  const b = corners[1]!;
  const c = corners[2]!;
  const d = corners[3]!;
  const ax = vertices[a * 3]!;
  const ay = vertices[a * 3 + 1]!;
  const az = vertices[a * 3 + 2]!;
  const bx = vertices[b * 3]! - ax;
  const by = vertices[b * 3 + 1]! - ay;
  const bz = vertices[b * 3 + 2]! - az;
  const cx = vertices[c * 3]! - ax;
  const cy = vertices[c * 3 + 1]! - ay;
  const cz = vertices[c * 3 + 2]! - az;
  const dx = vertices[d * 3]! - ax;
  const dy = vertices[d * 3 + 1]! - ay;
  const dz = vertices[d * 3 + 2]! - az;
  // Normals of abc and acd.
  const px = by * cz - bz * cy;
  const py = bz * cx - bx * cz;
  const pz = bx * cy - by * cx;
  const qx = cy * dz - cz * dy;
  const qy = cz * dx - cx * dz;
  const qz = cx * dy - cy * dx;
  indices[at] = a;
  indices[at + 1] = b;
  if (px * qx + py * qy + pz * qz < 0) {
    indices[at + 2] = d;
    indices[at + 3] = b;
    indices[at + 4] = c;
    indices[at + 5] = d;
  } else {
    indices[at + 2] = c;
    indices[at + 3] = a;
    indices[at + 4] = c;
    indices[at + 5] = d;
  }
  return Math.sqrt((px + qx) ** 2 + (py + qy) ** 2 + (pz + qz) ** 2) / 2;
}

/** Area of a triangle in space. */
export function areaOf(vertices: Float64Array, a: number, b: number, c: number): number {
  const ax = vertices[a * 3]!;
  const ay = vertices[a * 3 + 1]!;
  const az = vertices[a * 3 + 2]!;
  const bx = vertices[b * 3]! - ax;
  const by = vertices[b * 3 + 1]! - ay;
  const bz = vertices[b * 3 + 2]! - az;
  const cx = vertices[c * 3]! - ax;
  const cy = vertices[c * 3 + 1]! - ay;
  const cz = vertices[c * 3 + 2]! - az;
  const x = by * cz - bz * cy;
  const y = bz * cx - bx * cz;
  const z = bx * cy - by * cx;
  return Math.sqrt(x * x + y * y + z * z) / 2;
}
