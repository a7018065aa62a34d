import { FONT_FAMILY } from '../../fontFamily';
import type { PaintContext } from '../drawing/paintContext';
import type { MapColours } from '../mapColours';
import { drawFacility } from '../painting/facilityIcons';
import { LINE } from './fitLabel';
import type { IconPlace, LabelPlace, LogoPlace } from './labelPlaces';

/** Texts are measured at this size, where rounding is small. */
const MEASURED = 20;
const HALO_PIXELS = 3;

/** Around a picture, drawn pixels. */
const PLATE = { margin: 3, corner: 4 } as const;

const fontOf = (size: number) => `500 ${size}px ${FONT_FAMILY}`;

/** Measures the width of texts in letters of one drawn pixel, each once. */
export function measureLabels(context: PaintContext): (text: string) => number {
  const widths = new Map<string, number>();
  return (text) => {
    let width = widths.get(text);
    if (width === undefined) {
      context.font = fontOf(MEASURED);
      width = context.measureText(text).width / MEASURED;
      widths.set(text, width);
    }
    return width;
  };
}

/** Sets what the texts of labels have in common. */
export function setLabelStyle(context: PaintContext): void {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
}

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

/**
 * Draws a label with its middle at the origin of a context whose units are drawn pixels.
 * @param halo of a text: the colour that it stands on
 */
export function drawLabelPlace(
  context: PaintContext,
  place: LabelPlace | IconPlace | LogoPlace,
  { colours, halo }: { readonly colours: MapColours; readonly halo: string },
): void {
  if ('facility' in place) {
    const { iconDisc, facility, icon } = colours;
    drawFacility(context, place.facility, { disc: iconDisc, ring: facility.edge, symbol: icon });
  } else if ('logo' in place) drawLogo(context, place, colours.facility.edge);
  else drawName(context, place, { colours, halo });
}

function drawName(
  context: PaintContext,
  place: LabelPlace,
  { colours, halo }: { readonly colours: MapColours; readonly halo: string },
): void {
  if (place.isUpright) context.rotate(-Math.PI / 2);
  context.font = fontOf(place.size);
  context.strokeStyle = halo;
  context.lineWidth = HALO_PIXELS;
  context.fillStyle = colours.label;
  const top = (-(place.lines.length - 1) * place.size * LINE) / 2;
  for (const [line, text] of place.lines.entries()) {
    const y = top + line * place.size * LINE;
    context.strokeText(text, 0, y);
    context.fillText(text, 0, y);
  }
}
