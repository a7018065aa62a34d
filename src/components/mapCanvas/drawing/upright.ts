import type { Point } from '@/model/geometry/points';
import type { PaintContext } from './paintContext';

/** Turns the axes to those of the screen, on a floor that may be turned; metres stay metres. */
export function turnUpright(context: PaintContext): void {
  const { a, b, e, f } = context.getTransform();
  if (b === 0) return;
  const zoom = Math.hypot(a, b);
  // Set rather than turned back: rounding would leave a trace of the turn, and letters would be blurred.
  context.setTransform(zoom, 0, 0, zoom, e, f);
}

/** Moves the origin to a floor point; later drawing is upright on the screen, in drawn pixels. */
export function placeUpright(context: PaintContext, at: Point, px: number): void {
  context.translate(at.x, at.y);
  turnUpright(context);
  context.scale(px, px);
}
