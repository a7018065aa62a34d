import type { Box } from '@/model/geometry/box';
import type { Size, View } from '@/model/geometry/view';
import { toFloor } from '@/model/geometry/view';

/** What a picture shows: a window in floor units at a scale. The context has that window as its coordinates, in metres. */
export interface PictureFrame {
  readonly box: Box;
  readonly scale: number;
}

/** Paints in steps: each call of the generator's `next` does a little, so that no task is long. */
export type Painter = (context: CanvasRenderingContext2D, frame: PictureFrame) => Generator<void, void, void>;

/** Share of the window that a picture is larger on every side, so that a pan has something to show. */
const MARGIN = 0.35;
/** Work per frame while the view moves, and while it rests. */
const SLICE_MOVING = 4;
const SLICE_RESTING = 14;
/** A view that has not changed for this long rests. A zoom is painted sharp when it rests, not at every step of it. */
const REST_MILLISECONDS = 90;

interface Picture {
  readonly canvas: HTMLCanvasElement;
  readonly frame: PictureFrame;
}

/**
 * A picture of something that is too large to be painted in one frame. While the view moves the last picture is shown,
 * moved and scaled; a sharp one is painted meanwhile, a slice a frame, and takes its place when it is whole.
 */
export class SlicedPicture {
  #shown: Picture | null = null;
  #next: (Picture & { readonly steps: Generator<void, void, void> }) | null = null;
  #painter: Painter | null = null;
  #isStale = true;
  #frame = 0;
  #restTimer = 0;
  #spare: HTMLCanvasElement | null = null;
  #lastView: View | null = null;
  #movedAt = 0;
  readonly #onReady: () => void;

  constructor(onReady: () => void) {
    this.#onReady = onReady;
  }

  /** Other contents: what is shown stays until the new picture is whole. */
  setPainter(painter: Painter): void {
    this.#painter = painter;
    this.#isStale = true;
    cancelAnimationFrame(this.#frame);
    this.#spare ??= this.#next?.canvas ?? null;
    this.#next = null;
  }

  /** Whether the picture on show is what the painter would paint for this view. */
  get isSettled(): boolean {
    return !this.#isStale && this.#next === null;
  }

  /** Draws the last picture for the view, and starts a better one when it is needed. */
  draw(context: CanvasRenderingContext2D, view: View, size: Size, pixelRatio: number): void {
    if (this.#lastView !== view) this.#movedAt = performance.now();
    this.#lastView = view;
    const shown = this.#shown;
    if (shown) {
      const { box, scale } = shown.frame;
      const ratio = view.scale / scale;
      // A scaled picture stands for a moment only, and smoothing costs more than everything else in it.
      context.imageSmoothingEnabled = false;
      context.drawImage(
        shown.canvas,
        box.minX * view.scale + view.x,
        box.minY * view.scale + view.y,
        (shown.canvas.width / pixelRatio) * ratio,
        (shown.canvas.height / pixelRatio) * ratio,
      );
    }
    if (this.#next !== null || !this.#needsPainting(view, size)) return;
    const isZooming = shown !== null && !this.#isStale && view.scale !== shown.frame.scale && this.#isMoving();
    clearTimeout(this.#restTimer);
    if (!isZooming) {
      this.#begin(view, size, pixelRatio);
      return;
    }
    this.#restTimer = window.setTimeout(this.#onReady, REST_MILLISECONDS);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#restTimer);
    this.#next = null;
  }

  #isMoving(): boolean {
    return performance.now() - this.#movedAt < REST_MILLISECONDS;
  }

  #needsPainting(view: View, size: Size): boolean {
    if (this.#isStale || !this.#shown) return this.#painter !== null;
    const { box, scale } = this.#shown.frame;
    if (Math.abs(view.scale / scale - 1) > 1e-6) return true;
    // Half of the margin is used up: paint before the edge comes into sight.
    const from = toFloor(view, { x: 0, y: 0 });
    const to = toFloor(view, { x: size.width, y: size.height });
    const left = (MARGIN / 2) * (size.width / view.scale);
    const top = (MARGIN / 2) * (size.height / view.scale);
    return from.x - left < box.minX || to.x + left > box.maxX || from.y - top < box.minY || to.y + top > box.maxY;
  }

  #begin(view: View, size: Size, pixelRatio: number): void {
    if (!this.#painter || size.width < 1 || size.height < 1) return;
    const wide = { x: Math.round(size.width * MARGIN), y: Math.round(size.height * MARGIN) };
    const from = toFloor(view, { x: -wide.x, y: -wide.y });
    const to = toFloor(view, { x: size.width + wide.x, y: size.height + wide.y });
    const frame: PictureFrame = { box: { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y }, scale: view.scale };
    const canvas = this.#spare ?? document.createElement('canvas');
    this.#spare = null;
    canvas.width = Math.round((size.width + 2 * wide.x) * pixelRatio);
    canvas.height = Math.round((size.height + 2 * wide.y) * pixelRatio);
    const context = canvas.getContext('2d');
    if (!context) return;
    const zoom = view.scale * pixelRatio;
    context.setTransform(zoom, 0, 0, zoom, -frame.box.minX * zoom, -frame.box.minY * zoom);
    this.#isStale = false;
    this.#next = { canvas, frame, steps: this.#painter(context, frame) };
    this.#frame = requestAnimationFrame(this.#slice);
  }

  readonly #slice = (): void => {
    const next = this.#next;
    if (!next) return;
    const until = performance.now() + (this.#isMoving() ? SLICE_MOVING : SLICE_RESTING);
    do {
      if (next.steps.next().done) {
        this.#spare = this.#shown?.canvas ?? null;
        this.#shown = next;
        this.#next = null;
        this.#onReady();
        return;
      }
    } while (performance.now() < until);
    this.#frame = requestAnimationFrame(this.#slice);
  };
}
