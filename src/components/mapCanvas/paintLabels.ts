import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { FONT_FAMILY } from '../fontFamily';
import { drawFacility } from './facilityIcons';
import { LINE } from './fitLabel';
import type { FloorPlanPicture, MeshLabel } from './floorPlanPainter';
import { placeLabels } from './labelPlaces';
import type { MapColours } from './mapColours';
import type { PaintContext } from './paintContext';
import { materialTints, roomColours } from './roomColours';

interface Options {
  readonly floor: DrawnFloor;
  readonly rooms: readonly number[];
  readonly labels: ReadonlyMap<number, MeshLabel>;
  readonly colours: MapColours;
  readonly picture: FloorPlanPicture;
  /** Metres of a drawn pixel. */
  readonly px: number;
}

/** Texts are measured at this size, where rounding is small. */
const MEASURED = 20;
const HALO_PIXELS = 3;

/** Paints icons and names; each text has a halo in the colour of its room. */
export function* paintLabels(context: PaintContext, { floor, rooms, labels, colours, picture, px }: Options) {
  context.save();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const base = context.getTransform();
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
  const materials = picture.hasMaterials ? materialTints(floor, colours) : null;
  for (const place of placeLabels({ floor, rooms, labels, px, measure })) {
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
      else {
        if (place.isUpright) context.rotate(-Math.PI / 2);
        context.font = fontOf(place.size);
        context.strokeStyle = roomColours(
          { floor, colours, materials },
          place.mesh,
          labels.get(place.mesh)?.colour ?? null,
        ).fill;
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
