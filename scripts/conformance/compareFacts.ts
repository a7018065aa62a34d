import type { Material } from '@/model/floorPlan/obj/material';
import type { ObjMeshes } from '@/model/floorPlan/obj/objMeshes';
import type { ObjFacts } from './objFacts';

/** Share of a value that it may differ by, as the format states. */
const TOLERANCE = 1e-4;
/** Facts are rounded to about seven digits; this much is nothing for a value near zero. */
const NOTHING = 1e-6;

const near = (found: number, expected: number) =>
  Math.abs(found - expected) <= Math.abs(expected) * TOLERANCE + NOTHING;
/** Names are compared with inner runs of blanks made one. */
const plain = (name: string) => name.replace(/\s+/g, ' ').trim();

/** Everything in which the meshes differ from the facts, in words. */
export function compareFacts(
  { facts, disputed }: ObjFacts,
  meshes: ObjMeshes,
  materials: readonly Material[],
): string[] {
  const differences: string[] = [];
  const compare = (what: string, found: number | undefined, expected: number | null | undefined) => {
    if (expected === undefined || expected === null) return;
    if (found === undefined || !near(found, expected)) differences.push(`${what} ${found}, expected ${expected}`);
  };
  compare('vertices', meshes.counts.vertices, facts.vertices?.value);
  compare('faces', meshes.counts.faces, facts.faces?.value);
  compare('triangles', meshes.counts.triangles, facts.triangles?.value);
  differences.push(...compareArea(facts.surface_area?.value, Object.values(disputed?.surface_area ?? {}), meshes));
  const all = meshes.names.map((_, mesh) => mesh);
  const compareBox = (
    what: string,
    of: readonly number[],
    expected: NonNullable<ObjFacts['facts']['bbox']>['value'],
  ) => {
    for (let axis = 0; axis < 3; axis++) {
      compare(
        `${what} low ${'xyz'[axis]}`,
        Math.min(...of.map((mesh) => meshes.boxes[mesh * 6 + axis]!)),
        expected[0][axis],
      );
      compare(
        `${what} high ${'xyz'[axis]}`,
        Math.max(...of.map((mesh) => meshes.boxes[mesh * 6 + 3 + axis]!)),
        expected[1][axis],
      );
    }
  };
  if (facts.bbox) compareBox('box', all, facts.bbox.value);
  for (const expected of facts.meshes) {
    const found = all.filter((mesh) => plain(meshes.names[mesh]!) === plain(expected.name));
    if (found.length === 0) {
      differences.push(`no mesh “${expected.name}”`);
      continue;
    }
    const triangles = found.reduce(
      (sum, mesh) => sum + meshes.triangleStart[mesh + 1]! - meshes.triangleStart[mesh]!,
      0,
    );
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

/**
 * Compares the area of the faces with that of their triangles. Faces that are not flat have no unique area: where
 * parsers disagree, ours must be in their range, and theirs came from coordinates of six digits.
 */
function compareArea(expected: number | undefined, disputed: readonly (number | null)[], meshes: ObjMeshes): string[] {
  if (expected === undefined) return [];
  const stated = [expected, ...disputed.filter((area) => area !== null)];
  const { area, edges, furthest } = measureTriangles(meshes);
  const digits = furthest > 0 ? 0.5 * 10 ** (Math.floor(Math.log10(furthest)) - 5) : 0;
  const slack = disputed.length > 0 ? digits * edges : 0;
  return [meshes.counts.surfaceArea, area]
    .filter((found) => {
      const allowed = Math.abs(found) * TOLERANCE + NOTHING + slack;
      return !(found >= Math.min(...stated) - allowed && found <= Math.max(...stated) + allowed);
    })
    .map((found) => `surface area ${found}, expected ${stated.join(' or ')}`);
}

/** Area of all triangles, length of their sides together, and the largest coordinate that they use. */
function measureTriangles({ triangles, vertices }: ObjMeshes): { area: number; edges: number; furthest: number } {
  let area = 0;
  let edges = 0;
  let furthest = 0;
  const distance = (a: number, b: number) =>
    Math.hypot(vertices[a]! - vertices[b]!, vertices[a + 1]! - vertices[b + 1]!, vertices[a + 2]! - vertices[b + 2]!);
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3] as const;
    const cross = [0, 1, 2].map((axis) => {
      const one = (axis + 1) % 3;
      const other = (axis + 2) % 3;
      return (
        (vertices[b + one]! - vertices[a + one]!) * (vertices[c + other]! - vertices[a + other]!) -
        (vertices[b + other]! - vertices[a + other]!) * (vertices[c + one]! - vertices[a + one]!)
      );
    });
    const part = Math.hypot(...cross) / 2;
    if (!Number.isFinite(part)) continue;
    area += part;
    edges += distance(a, b) + distance(b, c) + distance(c, a);
    for (const vertex of [a, b, c])
      for (let axis = 0; axis < 3; axis++) furthest = Math.max(furthest, Math.abs(vertices[vertex + axis]!));
  }
  return { area, edges, furthest };
}
