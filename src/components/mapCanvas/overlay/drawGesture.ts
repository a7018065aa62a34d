import type { Point } from '@/model/geometry/points';
import { FONT_FAMILY } from '../../fontFamily';
import { placeUpright, turnUpright } from '../drawing/upright';
import type { MapColours } from '../mapColours';
import { drawPlate } from './drawPlate';
import type { MeasuredLine, OverlayScene } from './overlayScene';

/** The running gesture: what is being drawn, selected or measured, and what it snaps to. */
export function drawGesture(
  context: CanvasRenderingContext2D,
  scene: OverlayScene,
  colours: MapColours,
  px: number,
): void {
  if (scene.rubberBand) {
    context.beginPath();
    context.moveTo(scene.rubberBand.from.x, scene.rubberBand.from.y);
    context.lineTo(scene.rubberBand.to.x, scene.rubberBand.to.y);
    context.strokeStyle = colours.accent;
    context.lineWidth = 2 * px;
    context.setLineDash([6 * px, 4 * px]);
    context.stroke();
    context.setLineDash([]);
  }
  if (scene.marquee) {
    const { minX, minY, maxX, maxY } = scene.marquee;
    context.save();
    turnUpright(context);
    context.fillStyle = colours.marquee;
    context.fillRect(minX, minY, maxX - minX, maxY - minY);
    context.strokeStyle = colours.accent;
    context.lineWidth = px;
    context.strokeRect(minX, minY, maxX - minX, maxY - minY);
    context.restore();
  }
  if (scene.lasso.length > 0) drawLasso(context, scene.lasso, colours, px);
  if (scene.guides.length > 0) {
    context.beginPath();
    for (const { from, to } of scene.guides) {
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    context.strokeStyle = colours.guide;
    context.lineWidth = px;
    context.stroke();
  }
  if (scene.measured) drawMeasured(context, scene.measured, colours, px);
  if (scene.outline?.[0])
    drawMeasured(context, { points: [...scene.outline, scene.outline[0]], labels: [] }, colours, px);
  if (scene.snapLabel) drawSnapLabel(context, scene.snapLabel, colours, px);
}

function drawLasso(context: CanvasRenderingContext2D, lasso: readonly Point[], colours: MapColours, px: number): void {
  context.beginPath();
  for (const { x, y } of lasso) context.lineTo(x, y);
  context.closePath();
  context.fillStyle = colours.marquee;
  context.fill();
  context.strokeStyle = colours.accent;
  context.lineWidth = 2 * px;
  context.stroke();
}

function drawMeasured(
  context: CanvasRenderingContext2D,
  { points, labels }: MeasuredLine,
  colours: MapColours,
  px: number,
): void {
  for (const [colour, width, dash] of [
    [colours.halo, 5, []],
    [colours.guide, 2, [8 * px, 5 * px]],
  ] as const) {
    context.beginPath();
    for (const { x, y } of points) context.lineTo(x, y);
    context.strokeStyle = colour;
    context.lineWidth = width * px;
    context.setLineDash([...dash]);
    context.stroke();
  }
  context.setLineDash([]);
  context.fillStyle = colours.guide;
  for (const { x, y } of points) {
    context.beginPath();
    context.arc(x, y, 3.5 * px, 0, 2 * Math.PI);
    context.fill();
  }
  for (const { at, text } of labels) drawPlate(context, at, text, colours, px);
}

function drawSnapLabel(
  context: CanvasRenderingContext2D,
  { at, text }: { at: Point; text: string },
  colours: MapColours,
  px: number,
): void {
  context.save();
  placeUpright(context, at, px);
  context.font = `600 12px ${FONT_FAMILY}`;
  context.textBaseline = 'middle';
  context.strokeStyle = colours.halo;
  context.lineWidth = 4;
  context.strokeText(text, 14, -14);
  context.fillStyle = colours.guide;
  context.fillText(text, 14, -14);
  context.restore();
}
