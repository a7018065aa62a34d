import { turnedFloorPlan } from '@/model/floorPlan/turnedFloorPlan';
import type { PaintContext } from '../drawing/paintContext';
import { turnUpright } from '../drawing/upright';
import { colouringOf, type FloorPlanPicture, layersWithin } from '../painting/floorPlanPainter';
import { roomColours } from '../painting/roomColours';
import type { PictureFrame } from '../pictures/pictureFrame';
import { drawLabelPlace, measureLabels, setLabelStyle } from './drawLabelPlace';
import { placeLabels } from './labelPlaces';
import type { NodePlaces } from './nodePlaces';

/** Paints icons, pictures and names; each text has a halo in the colour of its room. */
export function* paintLabels(
  context: PaintContext,
  picture: FloorPlanPicture,
  { box, px, turn }: PictureFrame,
  nodes?: NodePlaces,
) {
  const { floor, labels, colours } = picture;
  const colouring = colouringOf(picture);
  const seen = layersWithin(floor, box);
  const rooms = [...seen.rooms, ...seen.corridors];
  context.save();
  setLabelStyle(context);
  turnUpright(context);
  const base = context.getTransform();
  const placed = turn === 0 ? floor : { ...floor, floorPlan: yield* turnedFloorPlan(floor.floorPlan, rooms, turn) };
  const measure = measureLabels(context);
  for (const place of placeLabels({ floor: placed, rooms, labels, px, measure, nodes })) {
    if (place) {
      context.setTransform(base);
      context.translate(place.x, place.y);
      context.scale(px, px);
      const halo = roomColours(colouring, place.mesh, labels.get(place.mesh)?.colour ?? null).fill;
      drawLabelPlace(context, place, { colours, halo });
    }
    yield;
  }
  context.restore();
}
