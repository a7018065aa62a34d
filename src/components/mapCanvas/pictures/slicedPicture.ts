import { type Box, isEmptyBox } from '@/model/geometry/box';
import type { PaintContext } from '../drawing/paintContext';
import {
  coversView,
  type FrameLayout,
  isSharp,
  layoutFrame,
  type PictureFrame,
  type PictureWindow,
  placeOf,
} from './pictureFrame';
import { type PicturePlane, settle } from './picturePlane';
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
  readonly #plane: PicturePlane;
  readonly #workspace: OffscreenCanvasRenderingContext2D;
  readonly #queue: SliceQueue;
  readonly #onFinish: (() => void) | undefined;

  /**
   * @param plane shows the picture; it begins at the first corner of the window and is moved from there
   * @param workspace where pictures are painted; those of one queue share one, since they are painted one after the other
   * @param onFinish called when a picture is complete and shown
   */
  constructor(
    plane: PicturePlane,
    workspace: OffscreenCanvasRenderingContext2D,
    queue: SliceQueue,
    onFinish?: () => void,
  ) {
    this.#plane = plane;
    this.#workspace = workspace;
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
    this.#plane.place(placeOf(this.#shown, this.#window));
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
    const layout = layoutFrame(window, painter.contents);
    const context = this.#workspace;
    const steps = paintFrom(painter, context, layout);
    this.#next = {
      frame: layout.frame,
      step: () => {
        if (!steps.next().done) return false;
        this.#finish(layout);
        return true;
      },
      settle: () => settle(context),
    };
    this.#queue.add(this.#next);
  }

  #finish({ frame, width, height }: FrameLayout): void {
    this.#plane.setPicture(this.#workspace.canvas, { width, height, pixelRatio: frame.pixelRatio });
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
 * Paints a picture from its first command on. That one alone is a step: a workspace that is too small gets its memory with
 * it, which takes as long as a slice, and whoever asks for a picture has a task of its own to end.
 */
function* paintFrom(
  painter: Painter,
  context: OffscreenCanvasRenderingContext2D,
  { frame, width, height }: FrameLayout,
): Generator<void, void, void> {
  const { canvas } = context;
  const { area, turn } = frame;
  const zoom = frame.scale * frame.pixelRatio;
  context.reset();
  if (canvas.width < width) canvas.width = width;
  if (canvas.height < height) canvas.height = height;
  context.setTransform(zoom, 0, 0, zoom, -area.minX * zoom, -area.minY * zoom);
  if (turn !== 0) context.rotate(turn);
  yield;
  yield* painter.paint(context, frame);
}
