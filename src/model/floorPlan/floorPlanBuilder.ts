import type { Outline } from '@/model/geometry/outline/outline';
import { OutlineTracer } from '@/model/geometry/outline/outlineTracer';
import { ringArea } from '@/model/geometry/outline/ring';
import type { Point } from '@/model/geometry/points';
import { poleOfInaccessibility } from '@/model/geometry/poleOfInaccessibility';
import { type FloorPlan, NO_COLOUR } from './floorPlan';
import { meshError } from './meshError';
import type { ObjMeshes } from './obj/objMeshes';
import type { PlanAxes } from './planAxes';
import { isZero } from './planOrigin';

/** Builds a floor plan mesh by mesh. */
export class FloorPlanBuilder {
  readonly #meshes: ObjMeshes;
  readonly #tracer = new OutlineTracer();
  readonly #axes: PlanAxes['axes'];
  readonly #factors: PlanAxes['factors'];
  readonly #origin: Point;
  readonly #names: string[] = [];
  readonly #colours: number[] = [];
  readonly #boxes: number[] = [];
  readonly #heights: number[] = [];
  readonly #anchors: number[] = [];
  readonly #ringStart: number[] = [0];
  readonly #pointStart: number[] = [0];
  readonly #holes: number[] = [];
  readonly #rings: Float32Array[] = [];
  #points = 0;
  #corners = new Float64Array(6 * 64);
  #levels = new Float64Array(64);

  /** @param origin in metres; it is taken off in double precision, before anything is stored in single precision */
  constructor(meshes: ObjMeshes, { axes, factors }: PlanAxes, origin: Point) {
    this.#meshes = meshes;
    this.#axes = axes;
    this.#factors = factors;
    this.#origin = origin;
  }

  /** Adds one mesh; returns its number of rings. @throws MeshError when the meshes are too complex together */
  add(mesh: number, name: string, colour: number | null): number {
    const count = this.#project(mesh);
    const outline = this.#tracer.trace(this.#corners, this.#levels, count);
    if (this.#tracer.isExhausted) throw meshError('outlines-too-complex');
    this.#names.push(name);
    this.#colours.push(colour ?? NO_COLOUR);
    this.#addPlace(mesh, outline);
    this.#addRings(outline);
    return outline.rings.length;
  }

  finish(): FloorPlan {
    const points = new Float32Array(this.#points * 2);
    for (const [ring, values] of this.#rings.entries()) points.set(values, this.#pointStart[ring]! * 2);
    return {
      ...(!isZero(this.#origin) && { origin: this.#origin }),
      names: this.#names,
      colours: new Uint32Array(this.#colours),
      boxes: new Float32Array(this.#boxes),
      heights: new Float32Array(this.#heights),
      anchors: new Float32Array(this.#anchors),
      ringStart: new Uint32Array(this.#ringStart),
      pointStart: new Uint32Array(this.#pointStart),
      holes: new Uint8Array(this.#holes),
      points,
    };
  }

  /** Projects the triangles of a mesh from above, in metres; returns the number of triangles. */
  #project(mesh: number): number {
    const { vertices, triangles, triangleStart } = this.#meshes;
    const first = triangleStart[mesh]!;
    const count = triangleStart[mesh + 1]! - first;
    if (this.#levels.length < count) {
      this.#corners = new Float64Array(count * 6);
      this.#levels = new Float64Array(count);
    }
    const corners = this.#corners;
    const levels = this.#levels;
    const [axisX, axisY, axisUp] = this.#axes;
    const [perX, perY] = this.#factors;
    const { x, y } = this.#origin;
    for (let triangle = 0; triangle < count; triangle++) {
      const at = triangle * 6;
      const a = triangles[(first + triangle) * 3]! * 3;
      const b = triangles[(first + triangle) * 3 + 1]! * 3;
      const c = triangles[(first + triangle) * 3 + 2]! * 3;
      corners[at] = vertices[a + axisX]! * perX - x;
      corners[at + 1] = vertices[a + axisY]! * perY - y;
      corners[at + 2] = vertices[b + axisX]! * perX - x;
      corners[at + 3] = vertices[b + axisY]! * perY - y;
      corners[at + 4] = vertices[c + axisX]! * perX - x;
      corners[at + 5] = vertices[c + axisY]! * perY - y;
      const level = vertices[a + axisUp]!;
      levels[triangle] = level === vertices[b + axisUp]! && level === vertices[c + axisUp]! ? level : Number.NaN;
    }
    return count;
  }

  #addPlace(mesh: number, outline: Outline): void {
    const { boxes } = this.#meshes;
    const [axisX, axisY, axisUp] = this.#axes;
    const [perX, perY, perUp] = this.#factors;
    const { x, y } = this.#origin;
    const one = [boxes[mesh * 6 + axisX]! * perX - x, boxes[mesh * 6 + axisY]! * perY - y] as const;
    const other = [boxes[mesh * 6 + 3 + axisX]! * perX - x, boxes[mesh * 6 + 3 + axisY]! * perY - y] as const;
    const left = Math.min(one[0], other[0]);
    const top = Math.min(one[1], other[1]);
    this.#boxes.push(left, top, Math.max(one[0], other[0]), Math.max(one[1], other[1]));
    this.#heights.push(boxes[mesh * 6 + axisUp]! * perUp, boxes[mesh * 6 + 3 + axisUp]! * perUp);
    const pole =
      outline.rings.length > 0 ? poleOfInaccessibility(largestPart(outline)) : { x: left, y: top, radius: 0 };
    this.#anchors.push(pole.x, pole.y, pole.radius);
  }

  #addRings(outline: Outline): void {
    for (const [i, ring] of outline.rings.entries()) {
      this.#rings.push(Float32Array.from(ring));
      this.#points += ring.length / 2;
      this.#pointStart.push(this.#points);
      this.#holes.push(outline.holes[i] ? 1 : 0);
    }
    this.#ringStart.push(this.#holes.length);
  }
}

/** The outer ring with the largest area and its holes, where the label is placed. */
function largestPart(outline: Outline): Float64Array[] {
  let start = 0;
  let largest = 0;
  for (const [i, ring] of outline.rings.entries()) {
    if (outline.holes[i] || ringArea(ring) <= largest) continue;
    largest = ringArea(ring);
    start = i;
  }
  const next = outline.holes.findIndex((hole, i) => i > start && !hole);
  return outline.rings.slice(start, next < 0 ? undefined : next);
}
