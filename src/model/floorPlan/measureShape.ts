import { kindOfName } from './kinds/kindOfName';
import { DOOR } from './kinds/meshKind';
import type { ObjMeshes } from './obj/objMeshes';

/** Measures from which the shape of a floor is estimated; lengths in the file's unit, triples are x, y, z. */
export interface ShapeMeasures {
  readonly size: readonly [number, number, number];
  /** Area of all faces as seen along each axis. */
  readonly facing: readonly [number, number, number];
  /** Share of the meshes whose lowest point is on the most frequent level of each axis. */
  readonly standing: readonly [number, number, number];
  /** Median larger side of the meshes, and how many have one. */
  readonly middlePart: number;
  readonly parts: number;
  /** Meshes named doors and their median width, with y or z up. */
  readonly doors: Readonly<Record<'y' | 'z', { readonly count: number; readonly middle: number }>>;
  /** Closed meshes whose faces are turned outward, and inward. */
  readonly outward: number;
  readonly inward: number;
  /** Open meshes, such as slabs and rooms without a ceiling, that face up and down, with y or z up. */
  readonly openY: readonly [number, number];
  readonly openZ: readonly [number, number];
}

/** The normals of a closed surface cancel: a larger share of its area left over means that it is open. */
const OPEN = 1e-3;

/** Measures all meshes in one pass over their triangles. */
export function measureShape(meshes: ObjMeshes): ShapeMeasures {
  const { boxes, names } = meshes;
  const low = [0, 1, 2].map((axis) => least(boxes, names.length, axis));
  const high = [3, 4, 5].map((axis) => -least(boxes, names.length, axis, -1));
  const size = [0, 1, 2].map((axis) => Math.max(0, high[axis]! - low[axis]!) || 0) as [number, number, number];
  const facing: [number, number, number] = [0, 0, 0];
  const parts: number[] = [];
  let outward = 0;
  let inward = 0;
  const openY: [number, number] = [0, 0];
  const openZ: [number, number] = [0, 0];
  for (let mesh = 0; mesh < names.length; mesh++) {
    const turn = measureMesh(meshes, mesh, facing);
    const at = mesh * 6;
    const part = Math.max(
      boxes[at + 3]! - boxes[at]!,
      boxes[at + 4]! - boxes[at + 1]!,
      boxes[at + 5]! - boxes[at + 2]!,
    );
    if (Number.isFinite(part)) parts.push(part);
    if (Math.hypot(turn.up[0], turn.up[1], turn.up[2]) > OPEN * turn.area) {
      if (Math.abs(turn.up[1]) > OPEN * turn.area) openY[turn.up[1] > 0 ? 0 : 1]++;
      if (Math.abs(turn.up[2]) > OPEN * turn.area) openZ[turn.up[2] > 0 ? 0 : 1]++;
    } else if (turn.volume > 0) {
      outward++;
    } else if (turn.volume < 0) {
      inward++;
    }
  }
  const standing = [0, 1, 2].map((axis) => commonestLevel(boxes, names.length, axis, Math.max(...size) / 2000));
  return {
    size,
    facing,
    standing: standing as [number, number, number],
    middlePart: median(parts),
    parts: parts.length,
    doors: { y: doorWidths(meshes, 2), z: doorWidths(meshes, 1) },
    outward,
    inward,
    openY,
    openZ,
  };
}

const median = (lengths: readonly number[]): number => Float64Array.from(lengths).sort()[lengths.length >> 1] ?? 0;

/** @param across the axis that lies flat beside x */
function doorWidths({ names, boxes }: ObjMeshes, across: 1 | 2): { readonly count: number; readonly middle: number } {
  const widths: number[] = [];
  for (const [mesh, name] of names.entries()) {
    // Most names hold no such word, and a plan may have fifty thousand.
    if (!/door/i.test(name) || kindOfName(name)?.kind !== DOOR) continue;
    const at = mesh * 6;
    const width = Math.max(boxes[at + 3]! - boxes[at]!, boxes[at + 3 + across]! - boxes[at + across]!);
    if (Number.isFinite(width)) widths.push(width);
  }
  return { count: widths.length, middle: median(widths) };
}

function least(boxes: Float64Array, count: number, field: number, sign = 1): number {
  let value = Number.POSITIVE_INFINITY;
  for (let mesh = 0; mesh < count; mesh++) value = Math.min(value, boxes[mesh * 6 + field]! * sign);
  return value;
}

/** Six times the signed volume, twice the area along the axes and the sum of the normals; adds to `facing`. */
function measureMesh(meshes: ObjMeshes, mesh: number, facing: [number, number, number]) {
  const { vertices, triangles, triangleStart, boxes } = meshes;
  const x = (boxes[mesh * 6]! + boxes[mesh * 6 + 3]!) / 2;
  const y = (boxes[mesh * 6 + 1]! + boxes[mesh * 6 + 4]!) / 2;
  const z = (boxes[mesh * 6 + 2]! + boxes[mesh * 6 + 5]!) / 2;
  let volume = 0;
  let upX = 0;
  let upY = 0;
  let upZ = 0;
  let facingX = 0;
  let facingY = 0;
  let facingZ = 0;
  const end = triangleStart[mesh + 1]! * 3;
  for (let at = triangleStart[mesh]! * 3; at < end; at += 3) {
    const a = triangles[at]! * 3;
    const b = triangles[at + 1]! * 3;
    const c = triangles[at + 2]! * 3;
    const ax = vertices[a]!;
    const ay = vertices[a + 1]!;
    const az = vertices[a + 2]!;
    const bx = vertices[b]! - ax;
    const by = vertices[b + 1]! - ay;
    const bz = vertices[b + 2]! - az;
    const cx = vertices[c]! - ax;
    const cy = vertices[c + 1]! - ay;
    const cz = vertices[c + 2]! - az;
    const nx = by * cz - bz * cy;
    const ny = bz * cx - bx * cz;
    const nz = bx * cy - by * cx;
    const part = (ax - x) * nx + (ay - y) * ny + (az - z) * nz;
    // NaN is skipped.
    if (Number.isNaN(part)) continue;
    volume += part;
    upX += nx;
    upY += ny;
    upZ += nz;
    facingX += Math.abs(nx);
    facingY += Math.abs(ny);
    facingZ += Math.abs(nz);
  }
  facing[0] += facingX / 2;
  facing[1] += facingY / 2;
  facing[2] += facingZ / 2;
  return { volume, area: facingX + facingY + facingZ, up: [upX, upY, upZ] as const };
}

function commonestLevel(boxes: Float64Array, count: number, axis: number, step: number): number {
  const levels = new Map<number, number>();
  let most = 0;
  for (let mesh = 0; mesh < count; mesh++) {
    const level = step > 0 ? Math.round(boxes[mesh * 6 + axis]! / step) : 0;
    const met = (levels.get(level) ?? 0) + 1;
    levels.set(level, met);
    most = Math.max(most, met);
  }
  return count > 0 ? most / count : 0;
}
