import { type Box, growBox } from '@/model/geometry/box';
import { placeUpright } from '../drawing/upright';
import type { MapColours } from '../mapColours';
import type { Pin } from './overlayScene';

/** How far a pin reaches from its place, with its outline, in drawn pixels. */
const REACH = 12;

/** The pins of which something is in a window, in metres: a floor may have thousands. */
export function pinsWithin(pins: readonly Pin[], window: Box, px: number): readonly Pin[] {
  const { minX, minY, maxX, maxY } = growBox(window, REACH * px);
  return pins.filter(({ at: { x, y } }) => x >= minX && x <= maxX && y >= minY && y <= maxY);
}

/** A triangle at the place of a problem. */
export function drawPin(
  context: CanvasRenderingContext2D,
  { at, severity, isHighlighted }: Pin,
  colours: MapColours,
  px: number,
): void {
  context.save();
  placeUpright(context, at, px);
  context.beginPath();
  context.moveTo(0, -8);
  context.lineTo(8, 7);
  context.lineTo(-8, 7);
  context.closePath();
  context.fillStyle = severity === 'error' ? colours.error : colours.warning;
  context.fill();
  context.strokeStyle = isHighlighted ? colours.accent : colours.halo;
  context.lineWidth = isHighlighted ? 3 : 1.5;
  context.stroke();
  context.restore();
}
