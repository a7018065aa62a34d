import type { Box } from './box';
import { type FloorPoint, floorPoint, type Point, type ScreenPoint, screenPoint } from './points';
import { normalTurn, turnedBox, turnedPoint } from './turns';

/**
 * Mapping of a floor to the screen, in CSS pixels: floor point p is drawn at `turned(p, turn) * scale + (x, y)`.
 */
export interface View {
  /** CSS pixels a metre. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Radians clockwise on the screen, above -π and up to π; 0 shows the floor plan as it was uploaded. */
  readonly turn: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 0.02;
const LARGEST = 2_000;

export function toScreen({ scale, x, y, turn }: View, point: Point): ScreenPoint {
  const at = turnedPoint(point, turn);
  return screenPoint(at.x * scale + x, at.y * scale + y);
}

export function toFloor({ scale, x, y, turn }: View, point: Point): FloorPoint {
  const at = turnedPoint({ x: (point.x - x) / scale, y: (point.y - y) / scale }, -turn);
  return floorPoint(at.x, at.y);
}

/** A way of so many CSS pixels on the screen, in metres of the floor. */
export const wayOnFloor = ({ scale, turn }: View, dx: number, dy: number): Point =>
  turnedPoint({ x: dx / scale, y: dy / scale }, -turn);

/** The view moved by so many CSS pixels. */
export const panBy = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x + dx, y: view.y + dy });

/** The view scaled by `factor` around `at`, so that the floor point under the pointer stays there. */
export function zoomAt(view: View, at: Point, factor: number): View {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale * factor));
  const ratio = scale / view.scale;
  return { ...view, scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** The view turned clockwise by so many radians around `at`, a place of the screen that keeps its floor point. */
export function turnAround(view: View, at: Point, by: number): View {
  const from = turnedPoint({ x: view.x - at.x, y: view.y - at.y }, by);
  return { ...view, turn: normalTurn(view.turn + by), x: at.x + from.x, y: at.y + from.y };
}

/** The turned view that shows a box whole and in the middle, with `margin` CSS pixels around it. */
export function fitBox(box: Box, { width, height }: Size, margin = 40, turn = 0): View {
  const { minX, minY, maxX, maxY } = turnedBox(box, turn);
  const boxWidth = Math.max(maxX - minX, 1e-3);
  const boxHeight = Math.max(maxY - minY, 1e-3);
  const room = { width: Math.max(width - 2 * margin, 10), height: Math.max(height - 2 * margin, 10) };
  const scale = Math.min(LARGEST, Math.max(SMALLEST, Math.min(room.width / boxWidth, room.height / boxHeight)));
  return {
    scale,
    x: width / 2 - ((minX + maxX) / 2) * scale,
    y: height / 2 - ((minY + maxY) / 2) * scale,
    turn,
  };
}

/** A quarter turn is worth its change of direction where it shows the box this much larger. */
const WORTH_TURNING = 1.1;

/**
 * The turn at which a box is shown largest in a window: the present one, or a quarter from it, towards upright, where that
 * shows the box clearly larger.
 */
export function fitTurn(box: Box, size: Size, turn: number): number {
  const quarter = normalTurn(turn + (turn > 0 ? -Math.PI / 2 : Math.PI / 2));
  const scaleAt = (at: number) => fitBox(box, size, undefined, at).scale;
  return scaleAt(quarter) > scaleAt(turn) * WORTH_TURNING ? quarter : turn;
}

/** The window in metres along the axes of the screen, as `turnedBox` has boxes of the floor. */
export const turnedWindow = ({ scale, x, y }: View, { width, height }: Size): Box => ({
  minX: -x / scale,
  minY: -y / scale,
  maxX: (width - x) / scale,
  maxY: (height - y) / scale,
});

/** The smallest box of the floor around all that is visible in the window. */
export const boxInView = (view: View, size: Size): Box => turnedBox(turnedWindow(view, size), -view.turn);

/** The view after its window changed size, with the same floor point in the middle. */
export const keepCentre = (view: View, before: Size, after: Size): View =>
  panBy(view, (after.width - before.width) / 2, (after.height - before.height) / 2);

export const isSameView = (one: View, other: View): boolean =>
  one.scale === other.scale && one.x === other.x && one.y === other.y && one.turn === other.turn;

/** Points this close to the rim are hidden or hard to see: a share of width and height. */
const RIM = 0.1;

/** The view with a floor point visible: unchanged if it is already, otherwise centred on the point. */
export function bringIntoView(view: View, { width, height }: Size, point: Point): View {
  const { x, y } = toScreen(view, point);
  const isSeen = x >= width * RIM && x <= width * (1 - RIM) && y >= height * RIM && y <= height * (1 - RIM);
  return isSeen ? view : centreOn(view, { width, height }, point);
}

/** The view with a floor point in the middle of the window. */
export function centreOn(view: View, { width, height }: Size, point: Point): View {
  const { x, y } = toScreen(view, point);
  return panBy(view, width / 2 - x, height / 2 - y);
}

/** Whether a part of a box is in the window, by more than `margin` CSS pixels. */
export function isInSight(view: View, { width, height }: Size, box: Box, margin = 24): boolean {
  const inner = panBy(view, -margin, -margin);
  const window = turnedWindow(inner, { width: width - 2 * margin, height: height - 2 * margin });
  // Two rectangles are apart when they are apart along a side of either.
  return overlap(window, turnedBox(box, view.turn)) && overlap(turnedBox(window, -view.turn), box);
}

const overlap = (one: Box, other: Box): boolean =>
  one.maxX > other.minX && one.minX < other.maxX && one.maxY > other.minY && one.minY < other.maxY;
