import { type Box, isEmptyBox } from '@/model/geometry/box';
import type { PaintContext } from './paintContext';
import { coversView, isSharp, layoutFrame, type PictureFrame, type PictureWindow, placeOf } from './pictureFrame';
import type { SlicedWork, SliceQueue } from './sliceQueue';

/** Paints in steps: each call of the generator's `next` does little, so that no task is long. */
export interface Painter {
  /** The contents to paint, in metres. */
  readonly contents: Box;
  paint(context: PaintContext, frame: PictureFrame): Generator<void, void, void>;
}

/** A view without a change for this long rests. A zoom is painted sharp when it rests, not at each of its steps. */
export const REST_MILLISECONDS = 75;

interface Painting extends SlicedWork {
  readonly frame: PictureFrame;
}

/**
 * A picture that is too large to paint in one frame. While the view moves, the compositor moves, scales and turns the last
 * picture without painting; a sharp one is painted meanwhile, a slice a frame, and replaces it when it is complete.
 */
export class SlicedPicture {
  #shown: PictureFrame | null = null;
  #next: Painting | null = null;
  #painter: Painter | null = null;
  #isStale = true;
  #restTimer = 0;
  #window: PictureWindow | null = null;
  #movedAt = 0;
  readonly #canvas: HTMLCanvasElement;
  readonly #queue: SliceQueue;
  readonly #onFinish: (() => void) | undefined;

  /**
   * @param canvas shows the picture; it begins at the first corner of the window and is moved from there
   * @param onFinish called when a picture is complete and shown
   */
  constructor(canvas: HTMLCanvasElement, queue: SliceQueue, onFinish?: () => void) {
    this.#canvas = canvas;
    this.#queue = queue;
    this.#onFinish = onFinish;
  }

  /** Whether the first picture is being painted. */
  get isFirst(): boolean {
    return this.#next !== null && (this.#shown === null || isEmptyBox(this.#shown.box));
  }

  /**
   * Sets other contents and paints them for the current window: the shown picture stays until the new one is complete.
   */
  setPainter(painter: Painter, window: PictureWindow): void {
    this.#painter = painter;
    this.#isStale = true;
    this.#cancelPainting();
    this.show(window);
  }

  /** Moves the last picture to match the view, and starts a better one when it is needed. */
  show(window: PictureWindow): void {
    if (this.#window?.view !== window.view) this.#movedAt = performance.now();
    this.#window = window;
    this.#place();
    this.#paintIfNeeded(window);
  }

  stop(): void {
    clearTimeout(this.#restTimer);
    this.#cancelPainting();
  }

  #place(): void {
    if (!this.#shown || !this.#window) return;
    const { x, y, ratio, turn } = placeOf(this.#shown, this.#window);
    const rotate = turn === 0 ? '' : `rotate(${turn}rad) `;
    this.#canvas.style.transform = `translate(${x}px, ${y}px) ${rotate}scale(${ratio})`;
  }

  #paintIfNeeded(window: PictureWindow): void {
    const painter = this.#painter;
    if (!painter || window.size.width < 1 || window.size.height < 1) return;
    const isFresh = (frame: PictureFrame) => isSharp(frame, window) && coversView(frame, window, painter.contents);
    if (this.#next) {
      // Painting at an outdated scale would only delay the sharp picture.
      if (this.#isStale || isSharp(this.#next.frame, window)) return;
      this.#cancelPainting();
    }
    if (!this.#isStale && this.#shown && isFresh(this.#shown)) return;
    clearTimeout(this.#restTimer);
    const isZooming = this.#shown && !this.#isStale && !isSharp(this.#shown, window);
    const restsIn = this.#movedAt + REST_MILLISECONDS - performance.now();
    if (!isZooming || restsIn <= 0) this.#begin(painter, window);
    else this.#restTimer = globalThis.window.setTimeout(this.#onRest, restsIn);
  }

  readonly #onRest = (): void => {
    if (this.#window) this.#paintIfNeeded(this.#window);
  };

  #begin(painter: Painter, window: PictureWindow): void {
    const { frame, width, height } = layoutFrame(window, painter.contents);
    const canvas = new OffscreenCanvas(width, height);
    // A graphics card paints thousands of small outlines no faster, and its work could not be cut into slices.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    const steps = paintFrom(painter, context, frame, frame.scale * window.pixelRatio);
    this.#next = {
      frame,
      step: () => {
        if (!steps.next().done) return false;
        this.#finish(frame, canvas);
        return true;
      },
      settle: () => {
        context.getImageData(0, 0, 1, 1);
      },
    };
    this.#queue.add(this.#next);
  }

  /** A bitmap is sent to the compositor once; a canvas that is being painted would be sent with every frame. */
  #finish(frame: PictureFrame, painted: OffscreenCanvas): void {
    const { width, height } = painted;
    this.#canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(painted.transferToImageBitmap());
    this.#canvas.style.width = `${width / frame.pixelRatio}px`;
    this.#canvas.style.height = `${height / frame.pixelRatio}px`;
    this.#shown = frame;
    this.#next = null;
    this.#isStale = false;
    this.#place();
    this.#onFinish?.();
    if (this.#window) this.#paintIfNeeded(this.#window);
  }

  #cancelPainting(): void {
    if (this.#next) this.#queue.remove(this.#next);
    this.#next = null;
  }
}

/**
 * Paints a picture from its first command on. That one alone is a step: the canvas gets its memory with it, which takes
 * as long as a slice, and whoever asks for a picture has a task of its own to end.
 *
 * @param zoom pixels of the canvas per metre
 */
function* paintFrom(
  painter: Painter,
  context: OffscreenCanvasRenderingContext2D,
  frame: PictureFrame,
  zoom: number,
): Generator<void, void, void> {
  context.setTransform(zoom, 0, 0, zoom, -frame.area.minX * zoom, -frame.area.minY * zoom);
  if (frame.turn !== 0) context.rotate(frame.turn);
  yield;
  yield* painter.paint(context, frame);
}
