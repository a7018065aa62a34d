import { drawSymbol, symbolsAt } from '../drawing/drawSymbol';
import type { MapColours } from '../mapColours';
import { drawStandpoint } from '../painting/drawStandpoint';
import { drawGesture } from './drawGesture';
import { drawMeshes, drawNames } from './drawMeshes';
import { drawNodes, drawPaths } from './drawNetwork';
import { drawPin } from './drawPin';
import { drawRoute } from './drawRoute';
import type { OverlayScene } from './overlayScene';

/** Draws a scene into a context whose coordinates are metres; `px` is the size of a drawn pixel in them. */
export function drawOverlay(
  context: CanvasRenderingContext2D,
  scene: OverlayScene,
  colours: MapColours,
  px: number,
  turn = 0,
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  drawMeshes(context, scene, colours, px);
  drawNames(context, scene, colours, px, turn);
  if (scene.route) drawRoute(context, scene.route, colours, px);
  drawPaths(context, scene, colours, px);
  drawNodes(context, scene, colours, px);
  drawGesture(context, scene, colours, px);
  for (const symbol of symbolsAt(scene.symbols, px)) drawSymbol(context, symbol, colours, px);
  if (scene.standpoint) drawStandpoint(context, scene.standpoint, colours, px);
  for (const pin of scene.pins) drawPin(context, pin, colours, px);
}
