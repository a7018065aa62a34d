import type { Point } from '@/model/geometry/points';
import type { MapColours } from '../mapColours';

/** The kiosk that shows the map. */
export interface Standpoint {
  readonly at: Point;
  /** Degrees clockwise from the top of the floor plan: where a person in front of the screen looks. */
  readonly orientation: number;
}

const RADIUS = 11;
const WEDGE = 24;
/** Half of the wedge at the ring, in radians. */
const HALF = 0.6;

/** A ring with a dot and a wedge in the direction of the kiosk; `px` is the size of a drawn pixel in metres. */
export function drawStandpoint(
  context: CanvasRenderingContext2D,
  { at, orientation }: Standpoint,
  colours: MapColours,
  px: number,
): void {
  const turn = ((orientation - 90) * Math.PI) / 180;
  context.save();
  context.translate(at.x, at.y);
  context.scale(px, px);
  context.rotate(turn);
  context.beginPath();
  context.moveTo(WEDGE, 0);
  context.lineTo(RADIUS * Math.cos(HALF), RADIUS * Math.sin(HALF));
  context.arc(0, 0, RADIUS, HALF, 2 * Math.PI - HALF);
  context.closePath();
  context.fillStyle = colours.accent;
  context.strokeStyle = colours.halo;
  context.lineWidth = 3;
  context.fill();
  context.stroke();
  context.beginPath();
  context.arc(0, 0, RADIUS / 2.5, 0, 2 * Math.PI);
  context.fillStyle = colours.halo;
  context.fill();
  context.restore();
}
