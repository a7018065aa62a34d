import type { Point } from '@/model/geometry/points';
import type { EdgeWithEnds } from '@/model/network/networkIndex';
import type { MapColours } from '../mapColours';
import { traceArrows } from '../painting/networkPainter';
import { NODE_RADIUS } from '../painting/paintNodes';
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

/** The nodes that are hovered, selected and dragged. */
export function drawNodes(
  context: CanvasRenderingContext2D,
  scene: OverlayScene,
  colours: MapColours,
  px: number,
): void {
  const disc = ({ x, y }: Point, radius: number, fill: string, ring: string, width: number) => {
    context.beginPath();
    context.arc(x, y, radius * px, 0, 2 * Math.PI);
    context.fillStyle = fill;
    context.fill();
    context.strokeStyle = ring;
    context.lineWidth = width * px;
    context.stroke();
  };
  for (const node of scene.draggedNodes) disc(node, NODE_RADIUS, colours.node, colours.nodeRing, 1.5);
  if (scene.hoveredNode) disc(scene.hoveredNode, NODE_RADIUS + 2, colours.node, colours.nodeRing, 2);
  for (const node of scene.selectedNodes) {
    disc(node, NODE_RADIUS + 5, colours.accentEdge, 'transparent', 0);
    disc(node, NODE_RADIUS + 1, colours.nodeRing, colours.accent, 3);
  }
}
