import type { Point } from '@/model/geometry/points';
import { FONT_FAMILY } from '../../fontFamily';
import { placeUpright } from '../drawing/upright';
import type { MapColours } from '../mapColours';

/** Drawn pixels of the plate behind a name. */
const NAME = { letters: 13, height: 22, padding: 7 } as const;

/** A text on a plate, in letters of one size at every zoom. */
export function drawPlate(
  context: CanvasRenderingContext2D,
  at: Point,
  text: string,
  colours: MapColours,
  px: number,
): void {
  context.save();
  placeUpright(context, at, px);
  context.font = `600 ${NAME.letters}px ${FONT_FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const half = context.measureText(text).width / 2 + NAME.padding;
  context.beginPath();
  context.roundRect(-half, -NAME.height / 2, 2 * half, NAME.height, NAME.height / 2);
  context.fillStyle = colours.plate;
  context.fill();
  context.strokeStyle = colours.accent;
  context.lineWidth = 1;
  context.stroke();
  context.fillStyle = colours.plateText;
  context.fillText(text, 0, 0.5);
  context.restore();
}
