import earcut from 'earcut';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { FloorPlan } from '@/model/floorPlan/floorPlan';
import { FLOOR } from '@/model/floorPlan/kinds/meshKind';

/**
 * The bodies of a floor as triangles, three vertices each, and the upper edges of the bodies as pairs of ends. Metres; x
 * and y as in the floor plan, z up from the floor. All meshes are in one list, so that they are drawn together.
 */
export interface ExtrudedFloor {
  /** x, y, z of each vertex. */
  readonly positions: Float32Array;
  /** The unit normal of each vertex, triples. */
  readonly normals: Float32Array;
  /** The mesh of each vertex. */
  readonly owners: Uint32Array;
  /** Share of the light that reaches each vertex, 0 to 1: less at the foot of a body. */
  readonly shades: Float32Array;
  /** x, y, z of the two ends of each edge. */
  readonly edges: Float32Array;
  readonly edgeOwners: Uint32Array;
}

/** Metres from the top of a slab to its underside. */
export const SLAB = 0.6;
/** Light at the foot of a wall, where it meets the ground. */
const FOOT_SHADE = 0.86;
/** A body lower than this in metres has no darker foot. */
const LOW = 0.3;

/** Grows as it is written. */
class Numbers {
  values = new Float32Array(4096);
  count = 0;
  push(...added: readonly number[]): void {
    if (this.count + added.length > this.values.length) {
      const grown = new Float32Array(2 * this.values.length);
      grown.set(this.values);
      this.values = grown;
    }
    for (const one of added) this.values[this.count++] = one;
  }
  get written(): Float32Array {
    return this.values.slice(0, this.count);
  }
}

/** Extrudes meshes of a floor by their heights in metres, of `meshHeights`; those of the ground are slabs below it. */
export function extrudedFloor(
  { floorPlan, kinds, forward }: DrawnFloor,
  heights: Float32Array,
  meshes: Iterable<number> = floorPlan.names.keys(),
): ExtrudedFloor {
  const positions = new Numbers();
  const normals = new Numbers();
  const owners = new Numbers();
  const shades = new Numbers();
  const edges = new Numbers();
  const edgeOwners = new Numbers();
  for (const mesh of meshes) {
    const top = heights[mesh]!;
    const bottom = kinds[mesh] === FLOOR ? -SLAB : 0;
    addTop(floorPlan, mesh, (x, y) => {
      positions.push(x, y, top);
      normals.push(0, 0, 1);
      owners.push(mesh);
      shades.push(1);
    });
    // A slab meets nothing at its foot.
    const foot = bottom < 0 || top < LOW ? 1 : FOOT_SHADE;
    for (let ring = floorPlan.ringStart[mesh]!; ring < floorPlan.ringStart[mesh + 1]!; ring++)
      forEachSide(floorPlan, ring, (x0, y0, x1, y1) => {
        edges.push(x0, y0, top, x1, y1, top);
        edgeOwners.push(mesh, mesh);
        // The body is at the same side of every ring, also of a hole.
        const [ax, ay, bx, by] = forward[ring] === 1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
        const length = Math.hypot(bx - ax, by - ay);
        const [nx, ny] = [(by - ay) / length, (ax - bx) / length];
        positions.push(ax, ay, bottom, ax, ay, top, bx, by, top, ax, ay, bottom, bx, by, top, bx, by, bottom);
        for (const shade of [foot, 1, 1, foot, 1, foot]) {
          normals.push(nx, ny, 0);
          owners.push(mesh);
          shades.push(shade);
        }
      });
  }
  return {
    positions: positions.written,
    normals: normals.written,
    owners: Uint32Array.from(owners.written),
    shades: shades.written,
    edges: edges.written,
    edgeOwners: Uint32Array.from(edgeOwners.written),
  };
}

function forEachSide(
  { pointStart, points }: FloorPlan,
  ring: number,
  add: (x0: number, y0: number, x1: number, y1: number) => void,
): void {
  const [first, end] = [pointStart[ring]!, pointStart[ring + 1]!];
  for (let i = first, j = end - 1; i < end; j = i++) {
    const [x0, y0, x1, y1] = [points[2 * j]!, points[2 * j + 1]!, points[2 * i]!, points[2 * i + 1]!];
    if (x0 !== x1 || y0 !== y1) add(x0, y0, x1, y1);
  }
}

/** The triangles of a mesh as seen from above: each outer ring with the holes after it. */
function addTop(
  { ringStart, pointStart, points, holes }: FloorPlan,
  mesh: number,
  add: (x: number, y: number) => void,
) {
  const end = ringStart[mesh + 1]!;
  let ring = ringStart[mesh]!;
  while (ring < end) {
    let next = ring + 1;
    while (next < end && holes[next] === 1) next++;
    const from = pointStart[ring]!;
    const corners = points.subarray(2 * from, 2 * pointStart[next]!);
    const starts = Array.from({ length: next - ring - 1 }, (_, hole) => pointStart[ring + 1 + hole]! - from);
    const triangles = earcut(corners, starts);
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!];
      const isUp = turnOf(corners, a, b, c) < 0;
      for (const corner of isUp ? [a, b, c] : [a, c, b]) add(corners[2 * corner]!, corners[2 * corner + 1]!);
    }
    ring = next;
  }
}

/** Twice the area of a triangle, positive where it runs clockwise on the screen. */
const turnOf = (at: Float32Array, a: number, b: number, c: number): number =>
  (at[2 * b]! - at[2 * a]!) * (at[2 * c + 1]! - at[2 * a + 1]!) -
  (at[2 * b + 1]! - at[2 * a + 1]!) * (at[2 * c]! - at[2 * a]!);
