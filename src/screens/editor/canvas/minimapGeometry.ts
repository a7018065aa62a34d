import { type Box, growBox } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { Size, View } from '@/model/geometry/view';

const MOST: Size = { width: 180, height: 130 };
/** The margin that a thumbnail leaves around its floor plan, as a share of the larger side. */
const PAD_SHARE = 0.04;

/** The part of the floor that the minimap shows. */
const shownBox = (bounds: Box): Box =>
  growBox(bounds, PAD_SHARE * Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY));

/** CSS pixels a metre. */
function scaleOf(box: Box): number {
  return Math.min(MOST.width / Math.max(box.maxX - box.minX, 1e-3), MOST.height / Math.max(box.maxY - box.minY, 1e-3));
}

/** The size of the minimap of a floor, with the proportions of the floor, in CSS pixels. */
export function minimapSize(bounds: Box): Size {
  const box = shownBox(bounds);
  const scale = scaleOf(box);
  return { width: (box.maxX - box.minX) * scale, height: (box.maxY - box.minY) * scale };
}

interface MinimapFrame extends Size {
  readonly left: number;
  readonly top: number;
  /** Whether the window shows the whole floor. */
  readonly isWhole: boolean;
}

/** Where the part of the floor that is seen is on the minimap, in CSS pixels; never beyond its borders, so that all four sides are seen. */
export function minimapFrame(seen: Box, bounds: Box): MinimapFrame {
  const box = shownBox(bounds);
  const scale = scaleOf(box);
  const inX = (x: number) => Math.min(Math.max(x, box.minX), box.maxX);
  const inY = (y: number) => Math.min(Math.max(y, box.minY), box.maxY);
  return {
    left: (inX(seen.minX) - box.minX) * scale,
    top: (inY(seen.minY) - box.minY) * scale,
    width: (inX(seen.maxX) - inX(seen.minX)) * scale,
    height: (inY(seen.maxY) - inY(seen.minY)) * scale,
    isWhole:
      seen.minX <= bounds.minX && seen.minY <= bounds.minY && seen.maxX >= bounds.maxX && seen.maxY >= bounds.maxY,
  };
}

/** The view with the pressed place of the minimap in the middle of the window. */
export function viewFromMinimap({ x, y }: Point, bounds: Box, { scale }: View, window: Size): View {
  const box = shownBox(bounds);
  const perMetre = scaleOf(box);
  return {
    scale,
    x: window.width / 2 - (box.minX + x / perMetre) * scale,
    y: window.height / 2 - (box.minY + y / perMetre) * scale,
  };
}
