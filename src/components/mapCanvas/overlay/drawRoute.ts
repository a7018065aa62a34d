import { FONT_FAMILY } from '../../fontFamily';
import type { MapColours } from '../mapColours';
import type { DrawnRoute } from '../overlay';
import { placeUpright } from '../upright';

/** The line of a route, its ends, and its changes of floor. */
export function drawRoute(context: CanvasRenderingContext2D, route: DrawnRoute, colours: MapColours, px: number): void {
  context.beginPath();
  for (const line of route.lines)
    for (const [i, { x, y }] of line.entries()) {
      if (i === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
  context.strokeStyle = colours.routeCasing;
  context.lineWidth = 9 * px;
  context.stroke();
  context.strokeStyle = colours.route;
  context.lineWidth = 5 * px;
  context.stroke();
  if (route.start) {
    context.beginPath();
    context.arc(route.start.x, route.start.y, 7 * px, 0, 2 * Math.PI);
    context.fillStyle = colours.routeCasing;
    context.fill();
    context.lineWidth = 4 * px;
    context.stroke();
  }
  if (route.end) {
    context.save();
    placeUpright(context, route.end, px);
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(-16, -18, -10, -32, 0, -32);
    context.bezierCurveTo(10, -32, 16, -18, 0, 0);
    context.fillStyle = colours.route;
    context.fill();
    context.strokeStyle = colours.routeCasing;
    context.lineWidth = 2;
    context.stroke();
    context.restore();
  }
  for (const { at, number } of route.changes) {
    context.save();
    placeUpright(context, at, px);
    context.beginPath();
    context.arc(0, 0, 11, 0, 2 * Math.PI);
    context.fillStyle = colours.route;
    context.fill();
    context.strokeStyle = colours.routeCasing;
    context.lineWidth = 2;
    context.stroke();
    context.fillStyle = colours.routeCasing;
    context.font = `700 12px ${FONT_FAMILY}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(number), 0, 0.5);
    context.restore();
  }
}
