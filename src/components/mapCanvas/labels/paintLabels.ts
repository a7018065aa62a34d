import { turnedFloorPlan } from '@/model/floorPlan/turnedFloorPlan';
import { FONT_FAMILY } from '../../fontFamily';
import { drawFacility } from '../painting/facilityIcons';
import { colouringOf, type FloorPlanPicture, layersWithin } from '../painting/floorPlanPainter';
import type { PaintContext } from '../painting/paintContext';
import { roomColours } from '../painting/roomColours';
import type { PictureFrame } from '../pictures/pictureFrame';
import { LINE } from './fitLabel';
import { type LogoPlace, placeLabels } from './labelPlaces';
import { turnUpright } from './upright';

/** Texts are measured at this size, where rounding is small. */
const MEASURED = 20;
const HALO_PIXELS = 3;

/** Around a picture, drawn pixels. */
const PLATE = { margin: 3, corner: 4 } as const;

/** Pictures are made for a light ground, whatever the theme is. */
function drawLogo(context: PaintContext, { logo, width, height }: LogoPlace, edge: string): void {
  const { margin, corner } = PLATE;
  context.beginPath();
  context.roundRect(-width / 2 - margin, -height / 2 - margin, width + 2 * margin, height + 2 * margin, corner);
  context.fillStyle = '#ffffff';
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = 1;
  context.stroke();
  context.drawImage(logo.image, -width / 2, -height / 2, width, height);
}

/** Paints icons, pictures and names; each text has a halo in the colour of its room. */
export function* paintLabels(context: PaintContext, picture: FloorPlanPicture, { box, px, turn }: PictureFrame) {
  const { floor, labels, colours } = picture;
  const colouring = colouringOf(picture);
  const seen = layersWithin(floor, box);
  const rooms = [...seen.rooms, ...seen.corridors];
  context.save();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  turnUpright(context);
  const base = context.getTransform();
  const placed = turn === 0 ? floor : { ...floor, floorPlan: yield* turnedFloorPlan(floor.floorPlan, rooms, turn) };
  const fontOf = (size: number) => `500 ${size}px ${FONT_FAMILY}`;
  const widths = new Map<string, number>();
  const measure = (text: string) => {
    let width = widths.get(text);
    if (width === undefined) {
      context.font = fontOf(MEASURED);
      width = context.measureText(text).width / MEASURED;
      widths.set(text, width);
    }
    return width;
  };
  for (const place of placeLabels({ floor: placed, rooms, labels, px, measure })) {
    if (place) {
      context.setTransform(base);
      context.translate(place.x, place.y);
      context.scale(px, px);
      if ('facility' in place)
        drawFacility(context, place.facility, {
          disc: colours.iconDisc,
          ring: colours.facility.edge,
          symbol: colours.icon,
        });
      else if ('logo' in place) drawLogo(context, place, colours.facility.edge);
      else {
        if (place.isUpright) context.rotate(-Math.PI / 2);
        context.font = fontOf(place.size);
        context.strokeStyle = roomColours(colouring, place.mesh, labels.get(place.mesh)?.colour ?? null).fill;
        context.lineWidth = HALO_PIXELS;
        context.fillStyle = colours.label;
        const top = (-(place.lines.length - 1) * place.size * LINE) / 2;
        for (const [line, text] of place.lines.entries()) {
          const y = top + line * place.size * LINE;
          context.strokeText(text, 0, y);
          context.fillText(text, 0, y);
        }
      }
    }
    yield;
  }
  context.restore();
}
