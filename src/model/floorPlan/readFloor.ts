import { faultOf } from './faults';
import { findShape } from './findShape';
import type { FloorPlan } from './floorPlan';
import { FloorPlanBuilder } from './floorPlanBuilder';
import { METRES, type ShapeCorrections } from './floorShape';
import { MeshError } from './meshError';
import { type Material, materialColour } from './obj/material';
import type { ObjMeshes } from './obj/objMeshes';
import { planAxes } from './planAxes';
import { planOrigin, type SharedOrigin } from './planOrigin';
import type { FloorPlanReport } from './report/floorPlanReport';
import { type ProblemGroup, ProblemLog } from './report/problems';

/** The parsed files of an upload. */
export interface FloorFiles {
  /** Name of the OBJ file. */
  readonly file: string;
  readonly meshes: ObjMeshes;
  readonly materials: readonly Material[];
  readonly problems: readonly ProblemGroup[];
}

/** A floor plan and its report. */
export interface ReadFloor {
  readonly floorPlan: FloorPlan;
  readonly report: FloorPlanReport;
}

/** Name of geometry without one; a number is added when an object has this name. */
const UNNAMED = 'unnamed';

/**
 * Makes the floor plan from the meshes: the outline of each from above, in metres. Axes and unit are estimated unless
 * `corrections` set them.
 * @throws MeshError when nothing can be drawn
 */
export function readFloor(files: FloorFiles, corrections: ShapeCorrections = {}, origin?: SharedOrigin): ReadFloor {
  const steps = drawFloor(files, corrections, origin);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Like `readFloor`, mesh by mesh, so that the caller can pause between two meshes.
 * @param sharedOrigin the origin of the other floors of the location, in metres
 * @returns steps with the number of finished meshes, from 0
 */
export function* drawFloor(
  files: FloorFiles,
  corrections: ShapeCorrections = {},
  sharedOrigin?: SharedOrigin,
): Generator<number, ReadFloor, undefined> {
  const { meshes } = files;
  const problems = new ProblemLog();
  const drawn = drawable(meshes, problems);
  if (drawn.length === 0) {
    const worst = meshes.problems.find(({ severity }) => severity === 'error')?.examples[0];
    const line = worst?.line ?? null;
    const fault =
      worst && line !== null
        ? faultOf('nothing-to-draw-since', { line, cause: worst.fault })
        : faultOf('nothing-to-draw');
    throw new MeshError(fault, line);
  }
  const shape = findShape(meshes, corrections);
  const { doubt } = shape;
  if (doubt) problems.add('warning', doubt.code, {}, () => doubt.values);
  yield 0;
  const colours = new Map(files.materials.map((material) => [material.name, materialColour(material)]));
  const names = uniqueNames(meshes.names);
  const axes = planAxes(shape);
  const origin = planOrigin(meshes, axes, sharedOrigin);
  const builder = new FloorPlanBuilder(meshes, axes, origin);
  for (const [done, mesh] of drawn.entries()) {
    const material = meshes.materials[meshes.material[mesh]!];
    const rings = builder.add(mesh, names[mesh]!, material === undefined ? null : (colours.get(material) ?? null));
    const name = names[mesh]!;
    if (rings === 0) problems.add('warning', 'no-area-from-above', { mesh: name }, () => ({ mesh: name }));
    yield done + 1;
  }
  const floorPlan = builder.finish();
  const metres = METRES[shape.unit];
  const size = sizeOf(floorPlan);
  if (isImplausible(size)) problems.add('warning', 'implausible-height', {}, () => inMetres(size));
  if (furthestOf(floorPlan) > COARSE) problems.add('warning', 'far-from-origin', {}, () => ({}));
  const { counts } = meshes;
  return {
    floorPlan,
    report: {
      file: files.file,
      names: floorPlan.names,
      counts: {
        meshes: floorPlan.names.length,
        vertices: counts.vertices,
        faces: counts.faces,
        triangles: counts.triangles,
        surfaceArea: counts.surfaceArea * metres * metres,
        bytes: counts.bytes,
      },
      shape,
      size,
      origin,
      materials: reportMaterials(files, drawn),
      problems: [...meshes.problems, ...files.problems, ...problems.groups()],
    },
  };
}

/** A mesh of which half or more cannot be drawn is left out, since its outline would be wrong. */
function drawable(meshes: ObjMeshes, problems: ProblemLog): number[] {
  return [...meshes.names.keys()].filter((mesh) => {
    const bad = meshes.badFaces[mesh]!;
    if (bad * 2 < meshes.faces[mesh]!) return true;
    const name = meshes.names[mesh]!;
    problems.add('error', 'mesh-left-out', { mesh: name }, () => ({ mesh: name, bad, all: meshes.faces[mesh]! }));
    return false;
  });
}

function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  let unnamed = UNNAMED;
  for (let number = 2; taken.has(unnamed); number++) unnamed = `${UNNAMED} ${number}`;
  return names.map((name) => name || unnamed);
}

function sizeOf(floorPlan: FloorPlan): FloorPlanReport['size'] {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let mesh = 0; mesh < floorPlan.names.length; mesh++) {
    left = Math.min(left, floorPlan.boxes[mesh * 4]!);
    top = Math.min(top, floorPlan.boxes[mesh * 4 + 1]!);
    right = Math.max(right, floorPlan.boxes[mesh * 4 + 2]!);
    bottom = Math.max(bottom, floorPlan.boxes[mesh * 4 + 3]!);
    low = Math.min(low, floorPlan.heights[mesh * 2]!);
    high = Math.max(high, floorPlan.heights[mesh * 2 + 1]!);
  }
  return { width: right - left, depth: bottom - top, height: high - low };
}

/** Metres beyond which a place is less exact than a few millimetres. */
const COARSE = 32_768;

const furthestOf = ({ boxes }: FloorPlan): number =>
  boxes.reduce((furthest, metres) => Math.max(furthest, Math.abs(metres)), 0);

/** Metres. No storey is higher; a lower one is still on its side where it is higher than it is wide or deep. */
const HIGHEST = 20;
const HIGH = 5;

const isImplausible = ({ width, depth, height }: FloorPlanReport['size']): boolean =>
  height > HIGHEST || (height > HIGH && height > Math.min(width, depth));

const inMetres = ({ width, depth, height }: FloorPlanReport['size']) => ({
  width: width.toFixed(1),
  depth: depth.toFixed(1),
  height: height.toFixed(1),
});

function reportMaterials(files: FloorFiles, drawn: readonly number[]): FloorPlanReport['materials'] {
  const { meshes } = files;
  const used = new Map<string, number>();
  for (const mesh of drawn) {
    const name = meshes.materials[meshes.material[mesh]!];
    if (name !== undefined) used.set(name, (used.get(name) ?? 0) + 1);
  }
  const defined = new Map(files.materials.map((material) => [material.name, material]));
  return [...new Set([...defined.keys(), ...meshes.materials])].map((name) => {
    const material = defined.get(name);
    const colour = material ? materialColour(material) : null;
    return {
      name,
      colour: colour === null ? null : `#${colour.toString(16).padStart(6, '0')}`,
      opacity: material?.opacity ?? 1,
      meshes: used.get(name) ?? 0,
    };
  });
}
