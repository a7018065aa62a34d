import type { Facility } from '@/model/floorPlan/kinds/meshKind';

/** Symbols of facilities in a square of 15 units. Toilet and information are Maki's (CC0). */
const SYMBOLS: Readonly<Record<Facility, string>> = {
  toilet:
    'M3 1.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0ZM11.5 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM3.29 4a1 1 0 0 0-.868.504L.566 7.752a.5.5 0 1 0 .868.496l1.412-2.472A345.048 345.048 0 0 0 1 11h2v2.5a.5.5 0 0 0 1 0V11h1v2.5a.5.5 0 0 0 1 0V11h2L6.103 5.687l1.463 2.561a.5.5 0 1 0 .868-.496L6.578 4.504A1 1 0 0 0 5.71 4H3.29ZM9 4.5a.5.5 0 0 1 .5-.5h4a.5.5 0 0 1 .5.5v5a.5.5 0 0 1-1 0v4a.5.5 0 0 1-1 0v-4h-1v4a.5.5 0 0 1-1 0v-4a.5.5 0 0 1-1 0v-5Z',
  lift: 'M7.5 .8 11 5H4Zm0 13.4L4 10h7ZM2 6.8h11v1.4H2Z',
  escalator:
    'M1 11.2h3.1L10 3.6h4v1.9h-3.1L5 13.1H1Zm4.4-9.4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm-1.3 4h2.7v2l-2.7 3.1Z',
  stairs: 'M1 11h3V8h3V5h3V2h4v2h-2v3H9v3H6v3H1Z',
  parking: 'M4 1.5h4.4a4 4 0 0 1 0 8H6.4v4H4Zm2.4 2.2v3.6H8.2a1.8 1.8 0 0 0 0-3.6Z',
  entrance: 'M6.5 1.5h6v12h-6v-2h4v-8h-4ZM1.5 6.6h4.2V4.2L9.6 7.5 5.7 10.8V8.4H1.5Z',
  information: 'M7.5 1a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM5.5 5.5H9v6h1.2v2H5.2v-2h1.3v-4h-1Z',
};
const SYMBOL_SIDE = 15;

/** The symbol as an SVG path, to be filled by the even-odd rule, in a square of 15 units. */
export const facilitySymbol = (facility: Facility): string => SYMBOLS[facility];

/** Drawn pixels of the disc. */
export const ICON_DISC = 22;
/** Side of the symbol by the diameter of its disc. */
const SYMBOL_SHARE = 0.6;

const paths = new Map<Facility, Path2D>();
function symbolOf(facility: Facility): Path2D {
  let path = paths.get(facility);
  if (!path) {
    path = new Path2D(SYMBOLS[facility]);
    paths.set(facility, path);
  }
  return path;
}

interface IconColours {
  readonly disc: string;
  readonly ring: string;
  readonly symbol: string;
}

/** Draws the symbol of a facility on its disc, centred at the origin of a context whose units are drawn pixels. */
export function drawFacility(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  facility: Facility,
  { disc, ring, symbol }: IconColours,
  diameter = ICON_DISC,
): void {
  context.beginPath();
  context.arc(0, 0, diameter / 2, 0, 2 * Math.PI);
  context.fillStyle = disc;
  context.fill();
  context.strokeStyle = ring;
  context.lineWidth = 1;
  context.stroke();
  const side = SYMBOL_SHARE * diameter;
  context.translate(-side / 2, -side / 2);
  context.scale(side / SYMBOL_SIDE, side / SYMBOL_SIDE);
  context.fillStyle = symbol;
  context.fill(symbolOf(facility), 'evenodd');
}
