import { type DrawnFloor, SLAB } from '@/model/mesh/drawnFloor';
import { boxArea } from '@/model/mesh/meshIndex';
import type { PlanColours } from './planColours';
import type { Painter } from './slicedPicture';
import { traceMesh } from './traceMesh';

/** What is written on a mesh. */
export interface MeshLabel {
  readonly text: string;
  /** `#rrggbb` of the category, or null. */
  readonly colour: string | null;
  readonly isFlagship: boolean;
}

export interface PlanPicture {
  readonly floor: DrawnFloor;
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly colours: PlanColours;
  readonly hasShadows: boolean;
}

/** Meshes painted between two looks at the clock. */
const CHUNK = 60;
const LABEL_PIXELS = 12;
const CATEGORY_SHARE = 0.22;
/** A mesh smaller than this is a speck: filled, but without a line. */
const SPECK_PIXELS = 4;

/** Paints slabs, rooms and labels of a floor. Lines and letters are in screen pixels and do not grow with zoom. */
export const paintPlan = ({ floor, labels, colours, hasShadows }: PlanPicture): Painter =>
  function* paint(context, { box, scale }) {
    context.fillStyle = colours.ground;
    context.fillRect(box.minX, box.minY, box.maxX - box.minX, box.maxY - box.minY);
    const meshes = floor.index.within(box);
    const slabs = meshes.filter((mesh) => floor.kinds[mesh] === SLAB);
    const rooms = meshes.filter((mesh) => floor.kinds[mesh] !== SLAB);

    context.fillStyle = colours.slab;
    for (const mesh of slabs) {
      context.beginPath();
      traceMesh(context, floor, mesh);
      context.fill();
      yield;
    }
    if (hasShadows) {
      context.save();
      context.translate(2 / scale, 2 / scale);
      context.fillStyle = colours.shadow;
      yield* fillChunks(context, floor, rooms);
      context.restore();
    }
    context.fillStyle = colours.room;
    yield* fillChunks(context, floor, rooms);
    yield* paintCategories(context, floor, rooms, labels);

    context.strokeStyle = colours.roomLine;
    context.lineWidth = 1 / scale;
    context.lineJoin = 'round';
    const lined = rooms.filter((mesh) => sizeOf(floor, mesh) * scale >= SPECK_PIXELS);
    for (let at = 0; at < lined.length; at += CHUNK) {
      context.beginPath();
      for (const mesh of lined.slice(at, at + CHUNK)) traceMesh(context, floor, mesh);
      context.stroke();
      yield;
    }
    yield* paintLabels(context, floor, rooms, labels, colours, scale);
  };

const sizeOf = ({ plan }: DrawnFloor, mesh: number): number =>
  Math.max(plan.boxes[4 * mesh + 2]! - plan.boxes[4 * mesh]!, plan.boxes[4 * mesh + 3]! - plan.boxes[4 * mesh + 1]!);

function* fillChunks(context: CanvasRenderingContext2D, floor: DrawnFloor, meshes: readonly number[]) {
  for (let at = 0; at < meshes.length; at += CHUNK) {
    context.beginPath();
    for (const mesh of meshes.slice(at, at + CHUNK)) traceMesh(context, floor, mesh);
    context.fill();
    yield;
  }
}

function* paintCategories(
  context: CanvasRenderingContext2D,
  floor: DrawnFloor,
  rooms: readonly number[],
  labels: ReadonlyMap<number, MeshLabel>,
) {
  const byColour = new Map<string, number[]>();
  for (const mesh of rooms) {
    const colour = labels.get(mesh)?.colour;
    if (!colour) continue;
    const list = byColour.get(colour);
    if (list) list.push(mesh);
    else byColour.set(colour, [mesh]);
  }
  context.save();
  context.globalAlpha = CATEGORY_SHARE;
  for (const [colour, meshes] of byColour) {
    context.fillStyle = colour;
    yield* fillChunks(context, floor, meshes);
  }
  context.restore();
}

/** Labels in the order of their weight, flagships and large rooms first; one that would touch another is left out. */
function* paintLabels(
  context: CanvasRenderingContext2D,
  floor: DrawnFloor,
  rooms: readonly number[],
  labels: ReadonlyMap<number, MeshLabel>,
  colours: PlanColours,
  scale: number,
) {
  const { anchors } = floor.plan;
  const wanted = rooms
    .filter((mesh) => labels.has(mesh))
    .map((mesh) => ({ mesh, weight: (labels.get(mesh)?.isFlagship ? 1e12 : 0) + boxArea(floor.plan, mesh) }))
    .sort((one, other) => other.weight - one.weight);
  const taken: [number, number, number, number][] = [];
  const height = LABEL_PIXELS + 4;
  context.save();
  context.font = `600 ${LABEL_PIXELS}px "Segoe UI", system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const base = context.getTransform();
  let count = 0;
  for (const { mesh } of wanted) {
    if (++count % CHUNK === 0) yield;
    // A room that is narrower than three letters shows none.
    if (sizeOf(floor, mesh) * scale < 26) continue;
    const text = labels.get(mesh)?.text ?? '';
    const fitted = fitText(context, text, Math.max(sizeOf(floor, mesh) * scale * 0.95, 40));
    if (fitted === '') continue;
    const half = context.measureText(fitted).width / 2 + 3;
    const x = anchors[3 * mesh]! * scale;
    const y = anchors[3 * mesh + 1]! * scale;
    const box: [number, number, number, number] = [x - half, y - height / 2, x + half, y + height / 2];
    if (taken.some((other) => box[0] < other[2] && box[2] > other[0] && box[1] < other[3] && box[3] > other[1]))
      continue;
    taken.push(box);
    context.setTransform(base);
    context.translate(x / scale, y / scale);
    context.scale(1 / scale, 1 / scale);
    context.strokeStyle = colours.halo;
    context.lineWidth = 3;
    context.strokeText(fitted, 0, 0);
    context.fillStyle = colours.label;
    context.fillText(fitted, 0, 0);
  }
  context.restore();
}

/** The text, cut with an ellipsis to so many pixels; empty when not even three letters fit. */
function fitText(context: CanvasRenderingContext2D, text: string, most: number): string {
  if (context.measureText(text).width <= most) return text;
  let length = Math.floor((text.length * most) / Math.max(context.measureText(text).width, 1));
  while (length >= 3) {
    const cut = `${text.slice(0, length).trimEnd()}…`;
    if (context.measureText(cut).width <= most) return cut;
    length--;
  }
  return '';
}
