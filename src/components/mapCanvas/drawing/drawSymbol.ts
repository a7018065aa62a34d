import type { Point } from '@/model/geometry/points';
import type { MapColours } from '../mapColours';
import type { MapLogo } from '../mapLogo';
import { placeUpright } from './upright';

/** An amenity at its place. */
export interface MapSymbol {
  readonly at: Point;
  /** Null until its picture is loaded, or where it cannot be. */
  readonly picture: MapLogo | null;
  readonly isSelected: boolean;
  /** Drawn at every zoom; any other one only where a person has come near. */
  readonly isAlwaysDrawn: boolean;
}

/** A symbol at its place, drawn or not. */
export type PlacedSymbol = Pick<MapSymbol, 'at' | 'isAlwaysDrawn' | 'isSelected'>;

/** Drawn pixels. */
export const DISC = 26;
const SELECTED_DISC = 34;
const PICTURE_SHARE = 0.58;
/** Metres of a drawn pixel, at most, for symbols that are not drawn at every zoom. */
const NEAR = 0.12;

/**
 * The symbols that are drawn at a zoom, none over another: those that are selected, then as many as have room.
 * @param px the size of a drawn pixel in metres
 */
export function symbolsAt<Symbol extends PlacedSymbol>(symbols: readonly Symbol[], px: number): readonly Symbol[] {
  const isNear = ({ isAlwaysDrawn, isSelected }: Symbol) => isAlwaysDrawn || isSelected || px <= NEAR;
  const drawn: Symbol[] = [];
  const hasRoom = ({ at, isSelected }: Symbol) =>
    isSelected ||
    drawn.every((other) => {
      const least = (DISC + (other.isSelected ? SELECTED_DISC : DISC)) / 2;
      return Math.hypot(at.x - other.at.x, at.y - other.at.y) >= least * px;
    });
  const first = symbols.filter(isNear).toSorted((one, other) => Number(other.isSelected) - Number(one.isSelected));
  for (const symbol of first) if (hasRoom(symbol)) drawn.push(symbol);
  return drawn;
}

/** The symbol that a tap means: the nearest one that is drawn and touched. */
export function symbolTapped<Symbol extends Omit<MapSymbol, 'picture'>>(
  symbols: readonly Symbol[],
  at: Point,
  px: number,
): Symbol | null {
  const away = (one: Symbol) => Math.hypot(one.at.x - at.x, one.at.y - at.y);
  const touched = symbolsAt(symbols, px).filter((one) => away(one) <= (SELECTED_DISC / 2) * px);
  return touched.reduce<Symbol | null>((best, one) => (best && away(best) <= away(one) ? best : one), null);
}

/** A disc with the picture of an amenity, upright on the screen. */
export function drawSymbol(
  context: CanvasRenderingContext2D,
  { at, picture, isSelected }: MapSymbol,
  colours: MapColours,
  px: number,
): void {
  const disc = isSelected ? SELECTED_DISC : DISC;
  context.save();
  placeUpright(context, at, px);
  context.beginPath();
  context.arc(0, 0, disc / 2, 0, 2 * Math.PI);
  // Pictures are dark on nothing, whatever the theme is.
  context.fillStyle = '#ffffff';
  context.fill();
  context.strokeStyle = isSelected ? colours.accent : 'rgb(0 0 0 / 30%)';
  context.lineWidth = isSelected ? 3 : 1;
  context.stroke();
  if (picture) {
    const scale = (disc * PICTURE_SHARE) / Math.max(picture.width, picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture.image, -width / 2, -height / 2, width, height);
  }
  context.restore();
}
