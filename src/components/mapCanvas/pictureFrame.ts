import type { Box } from '@/model/geometry/box';
import { growBox, isEmptyBox } from '@/model/geometry/box';
import { boxInView, type Size, type View } from '@/model/geometry/view';

/** The part of the floor and the scale of a picture. The coordinates of its context are metres. */
export interface PictureFrame {
  readonly box: Box;
  /** CSS pixels a metre. */
  readonly scale: number;
  /** Device pixels a CSS pixel. */
  readonly pixelRatio: number;
  /** Metres of a drawn pixel: the unit of letters, nodes and arrows, which grow on large windows. */
  readonly px: number;
}

/** The window that shows the pictures. */
export interface PictureWindow {
  readonly view: View;
  readonly size: Size;
  readonly pixelRatio: number;
}

/** A frame with the size of its canvas in device pixels. */
export interface FrameLayout {
  readonly frame: PictureFrame;
  readonly width: number;
  readonly height: number;
}

/**
 * The margin of a picture on every side as a share of the window, and its maximum, so that a pan has something to show.
 */
const MARGIN = 0.35;
const LARGEST_MARGIN = 320;
/** Drawn pixels by which labels, nodes and shadows may exceed the contents. */
const OVERHANG = 28;
/** Widths between which letters grow from 12 to 16 pixels: people look at a wall-sized screen from further away. */
const NARROW = 1080;
const WIDE = 3120;
const LETTERS = { least: 12, most: 16 } as const;

/** A tall window of at least this width is a standing kiosk, which people look at while they stand before it. */
const KIOSK = { width: 900, height: 1.3, growth: 1.5 } as const;

/** The factor of things of a fixed size, such that letters have whole pixels. */
export function growthOf({ width, height }: Size): number {
  if (width >= KIOSK.width && height >= KIOSK.height * width) return KIOSK.growth;
  const share = Math.min(1, Math.max(0, (width - NARROW) / (WIDE - NARROW)));
  return Math.round(LETTERS.least + (LETTERS.most - LETTERS.least) * share) / LETTERS.least;
}

const pixelOf = ({ view, size }: PictureWindow): number => growthOf(size) / view.scale;

const marginOf = ({ width, height }: Size) => ({
  x: Math.min(width * MARGIN, LARGEST_MARGIN),
  y: Math.min(height * MARGIN, LARGEST_MARGIN),
});

/** The window with a share of the margin around it, clipped to the contents. */
function wantedBox(window: PictureWindow, contents: Box, share: number): Box {
  const { view, size } = window;
  const margin = marginOf(size);
  const seen = boxInView(view, size);
  const whole = growBox(contents, OVERHANG * pixelOf(window));
  return {
    minX: Math.max(seen.minX - (margin.x * share) / view.scale, whole.minX),
    minY: Math.max(seen.minY - (margin.y * share) / view.scale, whole.minY),
    maxX: Math.min(seen.maxX + (margin.x * share) / view.scale, whole.maxX),
    maxY: Math.min(seen.maxY + (margin.y * share) / view.scale, whole.maxY),
  };
}

/**
 * The frame to paint for a window: it and its margin without the empty ground, in whole device pixels of that window.
 */
export function layoutFrame(window: PictureWindow, contents: Box): FrameLayout {
  const { view, pixelRatio } = window;
  const box = wantedBox(window, contents, 1);
  const zoom = view.scale * pixelRatio;
  const [left, top] = [view.x * pixelRatio, view.y * pixelRatio];
  if (isEmptyBox(box))
    return { frame: { box, scale: view.scale, pixelRatio, px: pixelOf(window) }, width: 1, height: 1 };
  const from = { x: Math.floor(box.minX * zoom + left), y: Math.floor(box.minY * zoom + top) };
  const to = { x: Math.ceil(box.maxX * zoom + left), y: Math.ceil(box.maxY * zoom + top) };
  return {
    frame: {
      box: {
        minX: (from.x - left) / zoom,
        minY: (from.y - top) / zoom,
        maxX: (to.x - left) / zoom,
        maxY: (to.y - top) / zoom,
      },
      scale: view.scale,
      pixelRatio,
      px: pixelOf(window),
    },
    width: Math.max(1, to.x - from.x),
    height: Math.max(1, to.y - from.y),
  };
}

/** Whether a picture has the scale of the window, so that its letters are sharp and of the right size. */
export const isSharp = ({ scale, pixelRatio, px }: PictureFrame, window: PictureWindow): boolean =>
  pixelRatio === window.pixelRatio &&
  Math.abs(window.view.scale / scale - 1) < 1e-6 &&
  Math.abs(pixelOf(window) / px - 1) < 1e-6;

/** Whether a picture covers the window and half of the margin, so that nothing needs painting yet. */
export function coversView({ box, scale }: PictureFrame, window: PictureWindow, contents: Box): boolean {
  const wanted = wantedBox(window, contents, 0.5);
  if (isEmptyBox(wanted)) return true;
  const give = 1e-3 / scale;
  return (
    wanted.minX >= box.minX - give &&
    wanted.minY >= box.minY - give &&
    wanted.maxX <= box.maxX + give &&
    wanted.maxY <= box.maxY + give
  );
}

/** Position of the picture's first corner in the window, in CSS pixels, and its scale. */
export function placeOf(
  frame: PictureFrame,
  { view, pixelRatio }: PictureWindow,
): { x: number; y: number; ratio: number } {
  const ratio = view.scale / frame.scale;
  const [x, y] = [frame.box.minX * view.scale + view.x, frame.box.minY * view.scale + view.y];
  if (Math.abs(ratio - 1) > 1e-6) return { x, y, ratio };
  // On whole device pixels a picture is as sharp as it was painted.
  return { x: Math.round(x * pixelRatio) / pixelRatio, y: Math.round(y * pixelRatio) / pixelRatio, ratio: 1 };
}
