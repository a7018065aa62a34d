import { METRES } from '@/model/floorPlan/floorShape';
import type { ObjMeshes } from '@/model/floorPlan/obj/objMeshes';
import type { ReadFloor } from '@/model/floorPlan/readFloor';
import { rasterise } from '@/model/geometry/outline/rasterOutline';
import { ringArea } from '@/model/geometry/outline/ring';

/** Share of the rasterised area that an outline may differ by. */
const TOLERANCE = 0.01;
/** Cells along the longer side: a finer raster is used when the coarse one is inconclusive. */
const SIDES = [500, 2000, 8000];

/** Meshes whose outline has another area than the raster of their triangles as seen from above, in words. */
export function compareOutlines({ floorPlan, report }: ReadFloor, meshes: ObjMeshes): string[] {
  const differences: string[] = [];
  const metres = METRES[report.shape.unit];
  const across = report.shape.up === 'y' ? 2 : 1;
  for (let mesh = 0; mesh < floorPlan.names.length; mesh++) {
    const source = meshes.names.findIndex(
      (name) => name === floorPlan.names[mesh] || (name === '' && floorPlan.names[mesh]!.startsWith('unnamed')),
    );
    if (source < 0) continue;
    let outline = 0;
    let border = 0;
    for (let ring = floorPlan.ringStart[mesh]!; ring < floorPlan.ringStart[mesh + 1]!; ring++) {
      const points = floorPlan.points.subarray(floorPlan.pointStart[ring]! * 2, floorPlan.pointStart[ring + 1]! * 2);
      outline += ringArea(points);
      border += lengthOf(points);
    }
    const corners = cornersFromAbove(meshes, source, across, metres);
    let raster = 0;
    const agrees = SIDES.some((side) => {
      const cells = rasterise(corners, corners.length / 6, side);
      raster = cells ? cells.cells.reduce((sum, cell) => sum + cell, 0) * cells.step ** 2 : 0;
      const allowed = TOLERANCE * raster;
      // An outline that is only a few millimetres wide has no raster to be measured by.
      return Math.abs(outline - raster) <= allowed || Math.abs(outline - raster) <= border * 0.0015;
    });
    if (!agrees)
      differences.push(
        `outline of “${floorPlan.names[mesh]}” ${outline.toFixed(4)} m², raster ${raster.toFixed(4)} m²`,
      );
  }
  return differences;
}

function lengthOf(ring: Float32Array): number {
  let length = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    length += Math.hypot(ring[i]! - ring[j]!, ring[i + 1]! - ring[j + 1]!);
  return length;
}

/** x, y of the corners of each triangle that is all numbers. */
function cornersFromAbove(meshes: ObjMeshes, mesh: number, across: number, metres: number): Float64Array {
  const corners: number[] = [];
  for (let at = meshes.triangleStart[mesh]! * 3; at < meshes.triangleStart[mesh + 1]! * 3; at += 3) {
    const triangle = [0, 1, 2].flatMap((i) => {
      const vertex = meshes.triangles[at + i]! * 3;
      return [meshes.vertices[vertex]! * metres, meshes.vertices[vertex + across]! * metres];
    });
    if (triangle.every(Number.isFinite)) corners.push(...triangle);
  }
  return Float64Array.from(corners);
}
