import { createFrameQueue } from './frameQueue';
import type { PictureWindow } from './pictureFrame';
import type { PicturePlane } from './picturePlane';
import { REST_MILLISECONDS, SlicedPicture } from './slicedPicture';

/**
 * Milliseconds of a frame for painting: while the view moves, while it rests, and while there is no picture yet, when
 * nobody notices a low frame rate.
 */
const PAINTING_MOVING = 5;
const PAINTING_RESTING = 14;
const PAINTING_FIRST = 40;

/** The pictures below the overlay; they share the time of each frame for painting. */
export interface Pictures {
  readonly floorPlan: SlicedPicture;
  /** Labels, paths and nodes. */
  readonly marks: SlicedPicture;
  show(window: PictureWindow): void;
  stop(): void;
}

/** @param onFloorPlan called whenever the floor plan is completely painted and shown */
export function createPictures(
  planes: { readonly floorPlan: PicturePlane; readonly marks: PicturePlane },
  onFloorPlan: () => void,
): Pictures {
  let current: PictureWindow | null = null;
  let movedAt = Number.NEGATIVE_INFINITY;
  const budget = () => {
    if (floorPlan.isFirst) return PAINTING_FIRST;
    if (performance.now() - movedAt < REST_MILLISECONDS) return PAINTING_MOVING;
    return marks.isFirst ? PAINTING_FIRST : PAINTING_RESTING;
  };
  // A graphics card paints thousands of small outlines no faster, and its work could not be cut into slices.
  const workspace = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!workspace) throw new Error('No canvas');
  const queue = createFrameQueue(budget);
  const floorPlan = new SlicedPicture(planes.floorPlan, workspace, queue, onFloorPlan);
  const marks = new SlicedPicture(planes.marks, workspace, queue);
  return {
    floorPlan,
    marks,
    show: (next) => {
      if (current && current.view !== next.view) movedAt = performance.now();
      current = next;
      floorPlan.show(next);
      marks.show(next);
    },
    stop: () => {
      floorPlan.stop();
      marks.stop();
    },
  };
}
