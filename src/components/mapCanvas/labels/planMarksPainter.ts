import type { FloorPlanPicture } from '../painting/floorPlanPainter';
import type { PictureFrame } from '../pictures/pictureFrame';
import type { Painter } from '../pictures/slicedPicture';
import { symbolPlaces } from './nodePlaces';
import { paintLabels } from './paintLabels';

/** The places of the symbols of a floor plan, which its labels keep clear of. */
export const placesOfSymbols = (floorPlan: FloorPlanPicture, frame: PictureFrame) =>
  floorPlan.symbols && symbolPlaces(floorPlan, floorPlan.symbols, frame);

/** Paints the layer above a floor plan where no network is shown: its labels. */
export const paintPlanMarks = (floorPlan: FloorPlanPicture): Painter => ({
  contents: floorPlan.floor.index.box,
  *paint(context, frame) {
    yield* paintLabels(context, floorPlan, frame, placesOfSymbols(floorPlan, frame));
  },
});
