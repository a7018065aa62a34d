import type { Material } from '@/model/mesh/material';
import type { ObjMeshes } from '@/model/mesh/objMeshes';
import type { ObjFacts } from './objFacts';

/** Share of a value that it may differ by, as the format states. */
const TOLERANCE = 1e-4;
/** Facts are rounded to about seven digits; this much is nothing for a value near zero. */
const NOTHING = 1e-6;

const near = (found: number, expected: number) => Math.abs(found - expected) <= Math.abs(expected) * TOLERANCE + NOTHING;
/** Names are compared with inner runs of blanks made one. */
const plain = (name: string) => name.replace(/\s+/g, ' ').trim();

/** Everything in which the meshes differ from the facts, in words. */
export function compareFacts(facts: ObjFacts['facts'], meshes: ObjMeshes, materials: readonly Material[]): string[] {
  const differences: string[] = [];
  const compare = (what: string, found: number | undefined, expected: number | null | undefined) => {
    if (expected === undefined || expected === null) return;
    if (found === undefined || !near(found, expected)) differences.push(`${what} ${found}, expected ${expected}`);
  };
  compare('vertices', meshes.counts.vertices, facts.vertices?.value);
  compare('faces', meshes.counts.faces, facts.faces?.value);
  compare('triangles', meshes.counts.triangles, facts.triangles?.value);
  compare('surface area', meshes.counts.surfaceArea, facts.surface_area?.value);
  const all = meshes.names.map((_, mesh) => mesh);
  const compareBox = (what: string, of: readonly number[], expected: NonNullable<ObjFacts['facts']['bbox']>['value']) => {
    for (let axis = 0; axis < 3; axis++) {
      compare(`${what} low ${'xyz'[axis]}`, Math.min(...of.map((mesh) => meshes.boxes[mesh * 6 + axis]!)), expected[0][axis]);
      compare(`${what} high ${'xyz'[axis]}`, Math.max(...of.map((mesh) => meshes.boxes[mesh * 6 + 3 + axis]!)), expected[1][axis]);
    }
  };
  if (facts.bbox) compareBox('box', all, facts.bbox.value);
  for (const expected of facts.meshes) {
    const found = all.filter((mesh) => plain(meshes.names[mesh]!) === plain(expected.name));
    if (found.length === 0) {
      differences.push(`no mesh “${expected.name}”`);
      continue;
    }
    const triangles = found.reduce((sum, mesh) => sum + meshes.triangleStart[mesh + 1]! - meshes.triangleStart[mesh]!, 0);
    compare(`triangles of “${expected.name}”`, triangles, expected.triangles);
    if (expected.bbox) compareBox(`box of “${expected.name}”`, found, expected.bbox);
  }
  const named = new Map(materials.map((material) => [plain(material.name), material.diffuse]));
  for (const { name, Kd } of facts.materials) {
    const found = named.get(plain(name));
    for (const [part, value] of Kd.entries()) compare(`Kd of “${name}”`, found?.[part], value);
  }
  return differences;
}
