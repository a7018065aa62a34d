import { ringArea } from '@/model/geometry/outline/ring';
import { poleOfInaccessibility } from '@/model/geometry/poleOfInaccessibility';
import type { FloorPlan } from '../floorPlan';
import { type MeshShape, partsOf, type Ring } from './meshShape';

interface Change {
  /** The new shape of a mesh; null removes it. */
  readonly changed: ReadonlyMap<number, MeshShape | null>;
  /** Follow all others. */
  readonly added: readonly MeshShape[];
}

/** Where the numbers of a mesh come from: those that stay are copied in one piece. */
type Source = { readonly mesh: number } | { readonly shape: MeshShape };

/** The floor plan with some of its meshes changed, removed or added. The other meshes keep their numbers and their order. */
export function withMeshes(plan: FloorPlan, { changed, added }: Change): FloorPlan {
  const sources: Source[] = [];
  for (let mesh = 0; mesh < plan.names.length; mesh++) {
    const shape = changed.get(mesh);
    if (shape === undefined) sources.push({ mesh });
    else if (shape !== null) sources.push({ shape });
  }
  sources.push(...added.map((shape) => ({ shape })));
  return assemble(plan, sources);
}

function assemble(plan: FloorPlan, sources: readonly Source[]): FloorPlan {
  const rings = sources.reduce((sum, source) => sum + ringsOf(plan, source), 0);
  const points = sources.reduce((sum, source) => sum + pointsOf(plan, source), 0);
  const made = {
    ...(plan.origin && { origin: plan.origin }),
    ...(plan.described && { described: plan.described }),
    ...(plan.place && { place: plan.place }),
    names: sources.map((source) => ('shape' in source ? source.shape.name : plan.names[source.mesh]!)),
    colours: new Uint32Array(sources.length),
    boxes: new Float32Array(sources.length * 4),
    heights: new Float32Array(sources.length * 2),
    anchors: new Float32Array(sources.length * 3),
    ringStart: new Uint32Array(sources.length + 1),
    pointStart: new Uint32Array(rings + 1),
    holes: new Uint8Array(rings),
    points: new Float32Array(points * 2),
  };
  let ring = 0;
  const addRing = (values: ArrayLike<number>, isHole: boolean) => {
    const start = made.pointStart[ring]!;
    made.points.set(values, start * 2);
    made.holes[ring] = isHole ? 1 : 0;
    ring += 1;
    made.pointStart[ring] = start + values.length / 2;
  };
  for (const [at, source] of sources.entries()) {
    if ('shape' in source) setShape(made, at, source.shape, addRing);
    else copyMesh(made, at, plan, source.mesh, addRing);
    made.ringStart[at + 1] = ring;
  }
  return made;
}

const ringsOf = ({ ringStart }: FloorPlan, source: Source): number =>
  'shape' in source ? source.shape.rings.length : ringStart[source.mesh + 1]! - ringStart[source.mesh]!;

const pointsOf = ({ ringStart, pointStart }: FloorPlan, source: Source): number =>
  'shape' in source
    ? source.shape.rings.reduce((sum, ring) => sum + ring.length / 2, 0)
    : pointStart[ringStart[source.mesh + 1]!]! - pointStart[ringStart[source.mesh]!]!;

type AddRing = (values: ArrayLike<number>, isHole: boolean) => void;

function copyMesh(made: FloorPlan, at: number, plan: FloorPlan, mesh: number, addRing: AddRing): void {
  made.colours[at] = plan.colours[mesh]!;
  made.boxes.set(plan.boxes.subarray(mesh * 4, mesh * 4 + 4), at * 4);
  made.heights.set(plan.heights.subarray(mesh * 2, mesh * 2 + 2), at * 2);
  made.anchors.set(plan.anchors.subarray(mesh * 3, mesh * 3 + 3), at * 3);
  for (let ring = plan.ringStart[mesh]!; ring < plan.ringStart[mesh + 1]!; ring++)
    addRing(plan.points.subarray(plan.pointStart[ring]! * 2, plan.pointStart[ring + 1]! * 2), plan.holes[ring] === 1);
}

function setShape(made: FloorPlan, at: number, shape: MeshShape, addRing: AddRing): void {
  made.colours[at] = shape.colour;
  made.boxes.set(boxOfRings(shape.rings), at * 4);
  made.heights.set(shape.heights, at * 2);
  const pole = poleOfInaccessibility(largestPart(shape));
  made.anchors.set([pole.x, pole.y, pole.radius], at * 3);
  for (const [index, ring] of shape.rings.entries()) addRing(ring, shape.holes[index] === true);
}

/** The label is placed in the largest part. */
const largestPart = (shape: MeshShape): readonly Ring[] =>
  partsOf(shape).reduce((best, part) =>
    Math.abs(ringArea(part[0] ?? [])) > Math.abs(ringArea(best[0] ?? [])) ? part : best,
  );

function boxOfRings(rings: readonly Ring[]): [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      box[0] = Math.min(box[0], ring[i]!);
      box[1] = Math.min(box[1], ring[i + 1]!);
      box[2] = Math.max(box[2], ring[i]!);
      box[3] = Math.max(box[3], ring[i + 1]!);
    }
  return box;
}
