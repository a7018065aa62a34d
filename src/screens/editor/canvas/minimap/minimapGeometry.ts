import { type Box, containsBox, growBox } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { turnedBox } from '@/model/geometry/turns';
import { boxInView, centreOn, type Size, toFloor, turnedWindow, type View } from '@/model/geometry/view';

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
  /** Radians by which it is turned around its middle. */
  readonly turn: number;
  /** Whether the window shows the whole floor. */
  readonly isWhole: boolean;
}

/** Where the window is on the minimap, in CSS pixels; never beyond its borders unless it is turned, so that all four sides are seen. */
export function minimapFrame(view: View, window: Size, bounds: Box): MinimapFrame {
  const box = shownBox(bounds);
  const scale = scaleOf(box);
  if (view.turn !== 0) return turnedFrame(view, window, bounds);
  const seen = boxInView(view, window);
  const inX = (x: number) => Math.min(Math.max(x, box.minX), box.maxX);
  const inY = (y: number) => Math.min(Math.max(y, box.minY), box.maxY);
  return {
    left: (inX(seen.minX) - box.minX) * scale,
    top: (inY(seen.minY) - box.minY) * scale,
    width: (inX(seen.maxX) - inX(seen.minX)) * scale,
    height: (inY(seen.maxY) - inY(seen.minY)) * scale,
    turn: 0,
    isWhole: containsBox(seen, bounds),
  };
}

/** The map keeps north at the top, so that its window turns the other way. */
function turnedFrame(view: View, window: Size, bounds: Box): MinimapFrame {
  const box = shownBox(bounds);
  const scale = scaleOf(box);
  const middle = toFloor(view, { x: window.width / 2, y: window.height / 2 });
  const [width, height] = [(window.width / view.scale) * scale, (window.height / view.scale) * scale];
  return {
    left: (middle.x - box.minX) * scale - width / 2,
    top: (middle.y - box.minY) * scale - height / 2,
    width,
    height,
    turn: -view.turn,
    isWhole: containsBox(turnedWindow(view, window), turnedBox(bounds, view.turn)),
  };
}

/** The view with the pressed place of the minimap in the middle of the window. */
export function viewFromMinimap({ x, y }: Point, bounds: Box, view: View, window: Size): View {
  const box = shownBox(bounds);
  const perMetre = scaleOf(box);
  return centreOn(view, window, { x: box.minX + x / perMetre, y: box.minY + y / perMetre });
}
