import { createFrameQueue } from './frameQueue';
import type { PictureWindow } from './pictureFrame';
import { REST_MILLISECONDS, SlicedPicture } from './slicedPicture';

/** Milliseconds of a frame for painting while the view moves, and while it rests. */
const PAINTING_MOVING = 5;
const PAINTING_RESTING = 14;

/** The pictures that lie under the overlay; they share what of each frame may be spent on painting. */
export interface Pictures {
  readonly plan: SlicedPicture;
  readonly network: SlicedPicture;
  show(window: PictureWindow): void;
  stop(): void;
}

export function createPictures(planCanvas: HTMLCanvasElement, networkCanvas: HTMLCanvasElement): Pictures {
  let shown: PictureWindow | null = null;
  let movedAt = Number.NEGATIVE_INFINITY;
  const queue = createFrameQueue(() =>
    performance.now() - movedAt < REST_MILLISECONDS ? PAINTING_MOVING : PAINTING_RESTING,
  );
  const plan = new SlicedPicture(planCanvas, queue);
  const network = new SlicedPicture(networkCanvas, queue);
  return {
    plan,
    network,
    show: (next) => {
      if (shown && shown.view !== next.view) movedAt = performance.now();
      shown = next;
      plan.show(next);
      network.show(next);
    },
    stop: () => {
      plan.stop();
      network.stop();
    },
  };
}
