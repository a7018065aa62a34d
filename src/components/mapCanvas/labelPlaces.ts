import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { boxArea } from '@/model/floorPlan/meshIndex';
import type { MeshLabel } from './floorPlanPainter';

/** A text with its middle, in metres. */
export interface LabelPlace {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface LabelOptions {
  readonly floor: DrawnFloor;
  readonly rooms: readonly number[];
  readonly labels: ReadonlyMap<number, MeshLabel>;
  /** Metres of a drawn pixel. */
  readonly px: number;
  /** Width of a text in drawn pixels. */
  readonly measure: (text: string) => number;
}

/** Drawn pixels of a label. */
export const LABEL_PIXELS = 12;
const HEIGHT = LABEL_PIXELS + 4;
/** A room that is narrower than three letters shows none. */
const NARROWEST = 26;
const NARROW_TEXT = 40;
/** Rooms between two steps. */
const CHUNK = 60;
/** Labels are indexed by squares of so many drawn pixels. */
const SQUARE = 128;

type Corners = readonly [number, number, number, number];

/**
 * Labels in the order of their weight, flagships and large rooms first; one that would touch another is left out.
 * Yields null after many rooms without a label, so that the caller can pause.
 */
export function* placeLabels({
  floor,
  rooms,
  labels,
  px,
  measure,
}: LabelOptions): Generator<LabelPlace | null, void, void> {
  const { anchors, boxes } = floor.floorPlan;
  const widthOf = (mesh: number) =>
    Math.max(boxes[4 * mesh + 2]! - boxes[4 * mesh]!, boxes[4 * mesh + 3]! - boxes[4 * mesh + 1]!) / px;
  const wanted = rooms
    .filter((mesh) => labels.has(mesh) && widthOf(mesh) >= NARROWEST)
    .map((mesh) => ({ mesh, weight: (labels.get(mesh)?.isFlagship ? 1e12 : 0) + boxArea(floor.floorPlan, mesh) }))
    .sort((one, other) => other.weight - one.weight);
  const taken = new Map<string, Corners[]>();
  let count = 0;
  for (const { mesh } of wanted) {
    if (++count % CHUNK === 0) yield null;
    const text = fitText(labels.get(mesh)?.text ?? '', Math.max(widthOf(mesh) * 0.95, NARROW_TEXT), measure);
    if (text === '') continue;
    const half = measure(text) / 2 + 3;
    const [x, y] = [anchors[3 * mesh]! / px, anchors[3 * mesh + 1]! / px];
    if (take(taken, [x - half, y - HEIGHT / 2, x + half, y + HEIGHT / 2])) yield { text, x: x * px, y: y * px };
  }
}

/** Occupies a place unless another label has it. */
function take(taken: Map<string, Corners[]>, box: Corners): boolean {
  const [left, top, right, bottom] = box;
  const squares: string[] = [];
  for (let column = Math.floor(left / SQUARE); column <= Math.floor(right / SQUARE); column++)
    for (let row = Math.floor(top / SQUARE); row <= Math.floor(bottom / SQUARE); row++)
      squares.push(`${column} ${row}`);
  const isTaken = squares.some((square) =>
    taken.get(square)?.some((other) => left < other[2] && right > other[0] && top < other[3] && bottom > other[1]),
  );
  if (isTaken) return false;
  for (const square of squares) {
    const list = taken.get(square);
    if (list) list.push(box);
    else taken.set(square, [box]);
  }
  return true;
}

/** The text, shortened with an ellipsis to so many pixels; empty when not even three letters fit. */
function fitText(text: string, most: number, measure: (text: string) => number): string {
  const width = measure(text);
  if (width <= most) return text;
  for (let length = Math.floor((text.length * most) / Math.max(width, 1)); length >= 3; length--) {
    const cut = `${text.slice(0, length).trimEnd()}…`;
    if (measure(cut) <= most) return cut;
  }
  return '';
}
