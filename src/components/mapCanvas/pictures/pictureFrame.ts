import type { Box } from '@/model/geometry/box';
import { growBox, isEmptyBox } from '@/model/geometry/box';
import { turnedBox, turnedPoint } from '@/model/geometry/turns';
import { type Size, toScreen, turnedWindow, type View } from '@/model/geometry/view';

/** The part of the floor and the scale of a picture. The coordinates of its context are metres. */
export interface PictureFrame {
  /** The part of the floor; around it where the picture is turned. */
  readonly box: Box;
  /** The picture itself in metres along the axes of the screen: `turnedBox` of the floor. */
  readonly area: Box;
  /** Radians, as of a view. */
  readonly turn: number;
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
  /** The factor of things of a fixed size. */
  readonly growth: number;
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

/** A tall window of at least this width is an upright kiosk, whose visitors stand close to it. */
const KIOSK = { width: 900, height: 1.3, growth: 1.5 } as const;

/** The factor of things of a fixed size on a map that people look at from afar, such that letters have whole pixels. */
export function growthOf({ width, height }: Size): number {
  if (width >= KIOSK.width && height >= KIOSK.height * width) return KIOSK.growth;
  const share = Math.min(1, Math.max(0, (width - NARROW) / (WIDE - NARROW)));
  return Math.round(LETTERS.least + (LETTERS.most - LETTERS.least) * share) / LETTERS.least;
}

const pixelOf = ({ view, growth }: PictureWindow): number => growth / view.scale;

const marginOf = ({ width, height }: Size) => ({
  x: Math.min(width * MARGIN, LARGEST_MARGIN),
  y: Math.min(height * MARGIN, LARGEST_MARGIN),
});

/** The window with a share of the margin around it, clipped to the contents, along the axes of the screen. */
function wantedBox(window: PictureWindow, contents: Box, share: number): Box {
  const { view, size } = window;
  const margin = marginOf(size);
  const seen = turnedWindow(view, size);
  const whole = growBox(turnedBox(contents, view.turn), OVERHANG * pixelOf(window));
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
  const { scale, turn } = view;
  const box = wantedBox(window, contents, 1);
  const zoom = scale * pixelRatio;
  const [left, top] = [view.x * pixelRatio, view.y * pixelRatio];
  if (isEmptyBox(box))
    return { frame: { box, area: box, turn, scale, pixelRatio, px: pixelOf(window) }, width: 1, height: 1 };
  const from = { x: Math.floor(box.minX * zoom + left), y: Math.floor(box.minY * zoom + top) };
  const to = { x: Math.ceil(box.maxX * zoom + left), y: Math.ceil(box.maxY * zoom + top) };
  const area: Box = {
    minX: (from.x - left) / zoom,
    minY: (from.y - top) / zoom,
    maxX: (to.x - left) / zoom,
    maxY: (to.y - top) / zoom,
  };
  return {
    frame: { box: turnedBox(area, -turn), area, turn, scale, pixelRatio, px: pixelOf(window) },
    width: Math.max(1, to.x - from.x),
    height: Math.max(1, to.y - from.y),
  };
}

/** Whether a picture has the scale and the turn of the window: its letters are sharp, upright and of the right size. */
export const isSharp = ({ scale, turn, pixelRatio, px }: PictureFrame, window: PictureWindow): boolean =>
  pixelRatio === window.pixelRatio &&
  turn === window.view.turn &&
  Math.abs(window.view.scale / scale - 1) < 1e-6 &&
  Math.abs(pixelOf(window) / px - 1) < 1e-6;

/** Whether a picture of the same turn covers the window and half of the margin, so that nothing needs painting yet. */
export function coversView({ area, scale }: PictureFrame, window: PictureWindow, contents: Box): boolean {
  const wanted = wantedBox(window, contents, 0.5);
  if (isEmptyBox(wanted)) return true;
  const give = 1e-3 / scale;
  return (
    wanted.minX >= area.minX - give &&
    wanted.minY >= area.minY - give &&
    wanted.maxX <= area.maxX + give &&
    wanted.maxY <= area.maxY + give
  );
}

/** How a picture is shown in a window. */
export interface PicturePlace {
  /** Its first corner, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly ratio: number;
  /** Radians by which it is turned further than it was painted. */
  readonly turn: number;
}

export function placeOf(frame: PictureFrame, { view, pixelRatio }: PictureWindow): PicturePlace {
  const ratio = view.scale / frame.scale;
  const turn = view.turn - frame.turn;
  const { x, y } = toScreen(view, turnedPoint({ x: frame.area.minX, y: frame.area.minY }, -frame.turn));
  if (turn !== 0 || Math.abs(ratio - 1) > 1e-6) return { x, y, ratio, turn };
  // On whole device pixels a picture is as sharp as it was painted.
  return { x: Math.round(x * pixelRatio) / pixelRatio, y: Math.round(y * pixelRatio) / pixelRatio, ratio: 1, turn };
}
