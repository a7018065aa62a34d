import type { Point } from '@/model/geometry/points';
import type { EdgeWithEnds } from '@/model/network/networkIndex';
import type { MapColours } from '../mapColours';
import { traceArrows } from '../network/networkPainter';
import { NODE_RADIUS } from '../network/paintNodes';
import { selectionWeight } from '../network/selectionWeight';
import type { OverlayScene } from './overlayScene';

/** The paths that are hovered, selected and dragged. */
export function drawPaths(
  context: CanvasRenderingContext2D,
  scene: OverlayScene,
  colours: MapColours,
  px: number,
): void {
  const stroke = (edges: readonly EdgeWithEnds[], colour: string, width: number) => {
    if (edges.length === 0) return;
    context.beginPath();
    for (const { from, to } of edges) {
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    context.strokeStyle = colour;
    context.lineWidth = width * px;
    context.stroke();
  };
  stroke(scene.draggedEdges, colours.path, 1.5);
  if (scene.hoveredEdge) stroke([scene.hoveredEdge], colours.accent, 3);
  stroke(scene.selectedEdges, colours.accentEdge, 9);
  stroke(scene.selectedEdges, colours.accent, 3);
  context.fillStyle = colours.accent;
  context.beginPath();
  for (const drawn of scene.selectedEdges) if (drawn.edge.direction !== 0) traceArrows(context, drawn, px);
  context.fill();
}

/** A disc with a ring, of a radius and a width in drawn pixels. */
function disc(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  { radius, fill, ring, width }: { radius: number; fill: string; ring: string; width: number },
  px: number,
): void {
  context.beginPath();
  context.arc(x, y, radius * px, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = ring;
  context.lineWidth = width * px;
  context.stroke();
}

const ORIGIN: Point = { x: 0, y: 0 };

/** A selected node at the origin; `px` is the size of a drawn pixel. */
export function drawSelectedNode(
  context: CanvasRenderingContext2D,
  colours: MapColours,
  px: number,
  at: Point = ORIGIN,
): void {
  disc(context, at, { radius: NODE_RADIUS + 5, fill: colours.accentEdge, ring: 'transparent', width: 0 }, px);
  disc(context, at, { radius: NODE_RADIUS + 1, fill: colours.nodeRing, ring: colours.accent, width: 3 }, px);
}

/** The end of a selected path at the origin: it can be dragged. */
export function drawPathEnd(context: CanvasRenderingContext2D, colours: MapColours, px: number): void {
  disc(context, ORIGIN, { radius: NODE_RADIUS, fill: colours.nodeRing, ring: colours.accent, width: 2 }, px);
}

/** The nodes that are hovered, selected and dragged. */
export function drawNodes(
  context: CanvasRenderingContext2D,
  scene: OverlayScene,
  colours: MapColours,
  px: number,
): void {
  const plain = { radius: NODE_RADIUS, fill: colours.node, ring: colours.nodeRing, width: 1.5 };
  for (const node of scene.draggedNodes) disc(context, node, plain, px);
  if (scene.hoveredNode) disc(context, scene.hoveredNode, { ...plain, radius: NODE_RADIUS + 2, width: 2 }, px);
  if (scene.selectedNodes.length === 0) return;
  const size = px * selectionWeight(scene.selectedNodes, px);
  for (const node of scene.selectedNodes) drawSelectedNode(context, colours, size, node);
}
