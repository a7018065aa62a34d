import { FONT_FAMILY } from '../../fontFamily';
import { placeUpright } from '../drawing/upright';
import type { MapColours } from '../mapColours';
import type { DrawnRoute } from './overlayScene';

/** A route and the one that it is compared with, dashed above it, so that both are seen where they are one. */
export function drawRoute(context: CanvasRenderingContext2D, route: DrawnRoute, colours: MapColours, px: number): void {
  const { kept } = route;
  drawLine(context, route, colours.routeCasing, 9 * px);
  drawLine(context, route, colours.route, 5 * px);
  if (kept) {
    context.setLineDash([7 * px, 11 * px]);
    drawLine(context, kept, colours.routeCasing, 8 * px);
    drawLine(context, kept, colours.keptRoute, 4 * px);
    context.setLineDash([]);
    drawEnds(context, kept, colours.keptRoute, colours, px);
  }
  drawEnds(context, route, colours.route, colours, px);
}

function drawLine(context: CanvasRenderingContext2D, { lines }: DrawnRoute, colour: string, width: number): void {
  context.beginPath();
  for (const line of lines)
    for (const [i, { x, y }] of line.entries()) {
      if (i === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** The start and the end of a route, and its changes of floor. */
function drawEnds(
  context: CanvasRenderingContext2D,
  route: DrawnRoute,
  colour: string,
  colours: MapColours,
  px: number,
): void {
  if (route.start) {
    context.beginPath();
    context.arc(route.start.x, route.start.y, 7 * px, 0, 2 * Math.PI);
    context.fillStyle = colours.routeCasing;
    context.fill();
    context.strokeStyle = colour;
    context.lineWidth = 4 * px;
    context.stroke();
  }
  for (const end of [...(route.stops ?? []), ...(route.end ? [route.end] : [])]) {
    context.save();
    placeUpright(context, end, px);
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(-16, -18, -10, -32, 0, -32);
    context.bezierCurveTo(10, -32, 16, -18, 0, 0);
    context.fillStyle = colour;
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
    context.fillStyle = colour;
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
