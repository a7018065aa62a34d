import type { MeshSpans } from './meshSpans';

const NONE = -1;

/** The material of most triangles, for each drawn mesh. */
export function mainMaterials(spans: MeshSpans, triangles: number, meshes: number, drawn: number[]): Int32Array {
  // Nearly all meshes have one material: only the others get a map, which needs more memory than their triangles.
  const first = new Int32Array(meshes).fill(NONE);
  const counts = new Uint32Array(meshes);
  const mixed = new Map<number, Map<number, number>>();
  spans.forEach(triangles, (mesh, material, from, end) => {
    if (material < 0) return;
    const count = end - from;
    const totals = mixed.get(mesh);
    if (totals) {
      totals.set(material, (totals.get(material) ?? 0) + count);
    } else if (first[mesh] === NONE || first[mesh] === material) {
      first[mesh] = material;
      counts[mesh]! += count;
    } else {
      mixed.set(
        mesh,
        new Map([
          [first[mesh]!, counts[mesh]!],
          [material, count],
        ]),
      );
    }
  });
  return Int32Array.from(drawn, (mesh) => {
    const totals = mixed.get(mesh);
    return totals ? mostUsed(totals) : first[mesh]!;
  });
}

/** The most used material; of equal ones the first in the file. */
function mostUsed(totals: ReadonlyMap<number, number>): number {
  let best = NONE;
  let most = 0;
  for (const [material, count] of totals) {
    if (count <= most) continue;
    most = count;
    best = material;
  }
  return best;
}
