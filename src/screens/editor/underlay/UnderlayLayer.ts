import { SceneCanvas } from 'konva/lib/Canvas';
import { Layer } from 'konva/lib/Layer';
import type { View } from '@/model/geometry/view';
import { toScreen } from '@/model/geometry/view';
import type { UnderlayPlace } from '@/model/underlay/underlay';

/**
 * The lowest layer of the stage: one picture, which the compositor moves, scales and turns. Nothing is drawn for an export, so that
 * the picture leaves the editor by no way.
 */
export class UnderlayLayer extends Layer {
  constructor(image: HTMLImageElement) {
    super({ name: 'underlay', listening: false, clearBeforeDraw: false });
    this.canvas = new SceneCanvas({ width: 0, height: 0 });
    const own = this.getNativeCanvasElement();
    own.width = image.naturalWidth;
    own.height = image.naturalHeight;
    Object.assign(own.style, {
      width: `${own.width}px`,
      height: `${own.height}px`,
      transformOrigin: '0 0',
      willChange: 'transform',
    });
    own.getContext('2d')?.drawImage(image, 0, 0);
  }

  /** By the style alone, so that a pan draws nothing. */
  placeAt(place: UnderlayPlace, view: View): void {
    const own = this.getNativeCanvasElement();
    const { x, y } = toScreen(view, place);
    const scale = (place.width / own.width) * view.scale;
    own.style.transform = `translate(${x}px, ${y}px) rotate(${view.turn + place.turn}rad) scale(${scale})`;
  }

  /** The picture has a size of its own: the stage would blank it with every change of the window. */
  override _setSize(): this {
    return this;
  }
}
