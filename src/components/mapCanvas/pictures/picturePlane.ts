import type { PicturePlace } from './pictureFrame';

/** The size of a picture in device pixels, and how many of them a CSS pixel has. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** Shows a complete picture, which the compositor moves, scales and turns. */
export interface PicturePlane {
  /** Copies a picture from the first corner of the workspace that it was painted in. */
  setPicture(workspace: OffscreenCanvas, size: PictureSize): void;
  place(place: PicturePlace): void;
}

/**
 * A new canvas is so many pixels larger than its picture, and serves until it is more than twice as many larger: the
 * pictures of one view differ by a few.
 */
const SPARE = 32;

const sizeFor = (now: number, needed: number): number =>
  now < needed || now > needed + 2 * SPARE ? needed + SPARE : now;

/** Makes a canvas large enough for a picture. */
export function sizeCanvas(canvas: HTMLCanvasElement, { width, height, pixelRatio }: PictureSize): void {
  const wide = sizeFor(canvas.width, width);
  const high = sizeFor(canvas.height, height);
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  canvas.style.width = `${canvas.width / pixelRatio}px`;
  canvas.style.height = `${canvas.height / pixelRatio}px`;
}

/**
 * Shows a complete picture. It is copied, since to give its memory away and to ask for other takes longer than most
 * painting does; and a canvas that is being painted would be sent to the compositor with every frame.
 */
export function copyPicture(context: CanvasRenderingContext2D, from: OffscreenCanvas, size: PictureSize): void {
  const { width, height } = size;
  context.globalCompositeOperation = 'copy';
  context.drawImage(from, 0, 0, width, height, 0, 0, width, height);
}

/** Places the canvas of a picture by its style alone, so that nothing is painted. */
export function placeCanvas(canvas: HTMLCanvasElement, { x, y, ratio, turn }: PicturePlace): void {
  const rotate = turn === 0 ? '' : `rotate(${turn}rad) `;
  canvas.style.transform = `translate(${x}px, ${y}px) ${rotate}scale(${ratio})`;
}

/** A picture on a canvas of its own. */
export function canvasPlane(canvas: HTMLCanvasElement): PicturePlane {
  return {
    setPicture: (workspace, size) => {
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) return;
      sizeCanvas(canvas, size);
      copyPicture(context, workspace, size);
      settle(context);
    },
    place: (place) => placeCanvas(canvas, place),
  };
}

/** Makes the browser execute the recorded painting. */
export const settle = (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D) =>
  context.getImageData(0, 0, 1, 1);
