import type { Box } from './box';
import { type FloorPoint, floorPoint, type Point, type ScreenPoint, screenPoint } from './points';

/** Mapping of a floor to the screen: floor point p is drawn at `p * scale + (x, y)`, in CSS pixels. */
export interface View {
  /** CSS pixels a metre. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SMALLEST = 0.02;
const LARGEST = 2_000;

export const toScreen = (view: View, point: Point): ScreenPoint =>
  screenPoint(point.x * view.scale + view.x, point.y * view.scale + view.y);

export const toFloor = (view: View, point: Point): FloorPoint =>
  floorPoint((point.x - view.x) / view.scale, (point.y - view.y) / view.scale);

/** The view moved by so many CSS pixels. */
export const panBy = (view: View, dx: number, dy: number): View => ({ ...view, x: view.x + dx, y: view.y + dy });

/** The view scaled by `factor` around `at`, so that the floor point under the pointer stays there. */
export function zoomAt(view: View, at: Point, factor: number): View {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale * factor));
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** The view that shows a box whole and in the middle, with `margin` CSS pixels around it. */
export function fitBox(box: Box, { width, height }: Size, margin = 40): View {
  const boxWidth = Math.max(box.maxX - box.minX, 1e-3);
  const boxHeight = Math.max(box.maxY - box.minY, 1e-3);
  const room = { width: Math.max(width - 2 * margin, 10), height: Math.max(height - 2 * margin, 10) };
  const scale = Math.min(LARGEST, Math.max(SMALLEST, Math.min(room.width / boxWidth, room.height / boxHeight)));
  return {
    scale,
    x: width / 2 - ((box.minX + box.maxX) / 2) * scale,
    y: height / 2 - ((box.minY + box.maxY) / 2) * scale,
  };
}

/** The part of the floor that is visible in the window. */
export function boxInView(view: View, { width, height }: Size): Box {
  const from = toFloor(view, { x: 0, y: 0 });
  const to = toFloor(view, { x: width, y: height });
  return { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y };
}

/** The view after its window changed size, with the same floor point in the middle. */
export const keepCentre = (view: View, before: Size, after: Size): View =>
  panBy(view, (after.width - before.width) / 2, (after.height - before.height) / 2);

export const isSameView = (one: View, other: View): boolean =>
  one.scale === other.scale && one.x === other.x && one.y === other.y;

/** Points this close to the rim are hidden or hard to see: a share of width and height. */
const RIM = 0.1;

/** The view with a floor point visible: unchanged if it is already, otherwise centred on the point. */
export function bringIntoView(view: View, { width, height }: Size, point: Point): View {
  const { x, y } = toScreen(view, point);
  const isSeen = x >= width * RIM && x <= width * (1 - RIM) && y >= height * RIM && y <= height * (1 - RIM);
  return isSeen ? view : panBy(view, width / 2 - x, height / 2 - y);
}

/** Whether a part of a box is in the window, by more than `margin` CSS pixels. */
export function isInSight(view: View, { width, height }: Size, box: Box, margin = 24): boolean {
  const from = toScreen(view, { x: box.minX, y: box.minY });
  const to = toScreen(view, { x: box.maxX, y: box.maxY });
  return to.x > margin && to.y > margin && from.x < width - margin && from.y < height - margin;
}
