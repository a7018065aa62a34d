import type { MeshSpans } from './meshSpans';

/** What most triangles of each drawn mesh use. */
export function mainMaterials(spans: MeshSpans, triangles: number, meshes: number, drawn: number[]): Int32Array {
  const totals: (Map<number, number> | undefined)[] = new Array(meshes);
  spans.forEach(triangles, (mesh, material, first, end) => {
    if (material < 0) return;
    totals[mesh] ??= new Map();
    totals[mesh].set(material, (totals[mesh].get(material) ?? 0) + end - first);
  });
  return Int32Array.from(drawn, (mesh) => {
    let best = -1;
    let most = 0;
    for (const [material, count] of totals[mesh] ?? []) {
      if (count > most) {
        most = count;
        best = material;
      }
    }
    return best;
  });
}
