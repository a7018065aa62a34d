import { SceneCanvas } from 'konva/lib/Canvas';
import { Layer } from 'konva/lib/Layer';
import { Shape } from 'konva/lib/Shape';
import type { PicturePlace } from '../pictures/pictureFrame';
import {
  copyPicture,
  type PicturePlane,
  type PictureSize,
  placeCanvas,
  settle,
  sizeCanvas,
} from '../pictures/picturePlane';

interface Picture {
  readonly workspace: OffscreenCanvas;
  readonly size: PictureSize;
}

/**
 * A Konva layer that is one cached picture. Its canvas is larger than the stage, and the compositor moves it, so that a pan
 * draws nothing; the layer is drawn once for each new picture. In an export its shape draws the picture at its place.
 */
export class PictureLayer extends Layer implements PicturePlane {
  #next: Picture | null = null;
  #shown: PictureSize | null = null;
  #place: PicturePlace = { x: 0, y: 0, ratio: 1, turn: 0 };

  constructor(name: string) {
    super({ name, listening: false, clearBeforeDraw: false });
    this.canvas = new SceneCanvas({ width: 0, height: 0, willReadFrequently: true });
    Object.assign(this.getNativeCanvasElement().style, { transformOrigin: '0 0', willChange: 'transform' });
    this.add(new Shape({ listening: false, sceneFunc: ({ _context: context }) => this.#draw(context) }));
  }

  setPicture(workspace: OffscreenCanvas, size: PictureSize): void {
    sizeCanvas(this.getNativeCanvasElement(), size);
    this.#next = { workspace, size };
    this.drawScene();
    this.#next = null;
    this.#shown = size;
  }

  place(place: PicturePlace): void {
    this.#place = place;
    placeCanvas(this.getNativeCanvasElement(), place);
  }

  /** The picture has a size of its own: without this override the stage would blank it with every change of the window. */
  override _setSize(): this {
    return this;
  }

  #draw(context: CanvasRenderingContext2D): void {
    const own = this.getNativeCanvasElement();
    if (context.canvas !== own) this.#drawPlaced(context, own);
    else if (this.#next) {
      context.resetTransform();
      copyPicture(context, this.#next.workspace, this.#next.size);
      settle(context);
    }
  }

  #drawPlaced(context: CanvasRenderingContext2D, own: HTMLCanvasElement): void {
    if (!this.#shown) return;
    const { width, height, pixelRatio } = this.#shown;
    const { x, y, ratio, turn } = this.#place;
    context.translate(x, y);
    context.rotate(turn);
    context.scale(ratio / pixelRatio, ratio / pixelRatio);
    context.drawImage(own, 0, 0, width, height, 0, 0, width, height);
  }
}
