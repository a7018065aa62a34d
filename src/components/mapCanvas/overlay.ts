import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { Segment } from '@/model/geometry/segments';
import type { MapNode } from '@/model/network/network';
import type { EdgeWithEnds } from '@/model/network/networkIndex';
import { FONT_FAMILY } from '../fontFamily';
import { drawStandpoint, type Standpoint } from './drawStandpoint';
import type { MapColours } from './mapColours';
import { NODE_RADIUS, traceArrows } from './networkPainter';
import { traceMesh } from './traceMesh';

/**
 * A route drawn over the floor plan: this floor's part as a line, the ends and the changes of floor with their number.
 */
export interface DrawnRoute {
  readonly lines: readonly (readonly Point[])[];
  readonly start: Point | null;
  readonly end: Point | null;
  readonly changes: readonly { readonly at: Point; readonly number: number }[];
}

export interface Pin {
  readonly at: Point;
  readonly severity: 'error' | 'warning';
  readonly isHighlighted: boolean;
  /** The problem at that place, for those who cannot see the pin. */
  readonly label: string;
}

export interface MeshName {
  readonly mesh: number;
  readonly text: string;
}

/** A measured line with the lengths of its parts. */
export interface MeasuredLine {
  readonly points: readonly Point[];
  readonly labels: readonly { readonly at: Point; readonly text: string }[];
}

/** The objects in use, drawn again each frame: only hovered, selected and dragged objects, and the running gesture. */
export interface OverlayScene {
  readonly floor: DrawnFloor | null;
  readonly hoveredMesh: number | null;
  readonly selectedMesh: number | null;
  /** Whole names of the hovered and the selected mesh, since a label may be cut or left out. */
  readonly names: readonly MeshName[];
  readonly selectedNodes: readonly MapNode[];
  readonly selectedEdges: readonly EdgeWithEnds[];
  readonly hoveredNode: MapNode | null;
  readonly hoveredEdge: EdgeWithEnds | null;
  /** Nodes and paths as they would be if the gesture ended now. */
  readonly draggedNodes: readonly MapNode[];
  readonly draggedEdges: readonly EdgeWithEnds[];
  /** The path that is being drawn. */
  readonly rubberBand: Segment | null;
  readonly marquee: Box | null;
  readonly guides: readonly Segment[];
  readonly measured: MeasuredLine | null;
  readonly snapLabel: { readonly at: Point; readonly text: string } | null;
  readonly route: DrawnRoute | null;
  readonly standpoint: Standpoint | null;
  readonly pins: readonly Pin[];
}

export const EMPTY_SCENE: OverlayScene = {
  floor: null,
  hoveredMesh: null,
  selectedMesh: null,
  names: [],
  selectedNodes: [],
  selectedEdges: [],
  hoveredNode: null,
  hoveredEdge: null,
  draggedNodes: [],
  draggedEdges: [],
  rubberBand: null,
  marquee: null,
  guides: [],
  measured: null,
  snapLabel: null,
  route: null,
  standpoint: null,
  pins: [],
};

/** Whether a scene is empty; its floor alone draws nothing. */
export const isBlank = ({ floor: _, ...drawn }: OverlayScene): boolean =>
  Object.values(drawn).every((one) => one === null || (Array.isArray(one) && one.length === 0));

/** Draws a scene into a context whose coordinates are metres; `px` is the size of a drawn pixel in them. */
export function drawOverlay(
  context: CanvasRenderingContext2D,
  scene: OverlayScene,
  colours: MapColours,
  px: number,
): void {
  context.lineJoin = 'round';
  context.lineCap = 'round';
  drawMeshes(context, scene, colours, px);
  drawNames(context, scene, colours, px);
  if (scene.route) drawRoute(context, scene.route, colours, px);
  drawPaths(context, scene, colours, px);
  drawNodes(context, scene, colours, px);
  drawGesture(context, scene, colours, px);
  if (scene.standpoint) drawStandpoint(context, scene.standpoint, colours, px);
  for (const pin of scene.pins) drawPin(context, pin, colours, px);
}

function drawMeshes(context: CanvasRenderingContext2D, scene: OverlayScene, colours: MapColours, px: number): void {
  const { floor, hoveredMesh, selectedMesh } = scene;
  if (!floor) return;
  if (hoveredMesh !== null && hoveredMesh !== selectedMesh) {
    context.beginPath();
    traceMesh(context, floor, hoveredMesh);
    context.fillStyle = colours.hover;
    context.fill();
    context.strokeStyle = colours.accent;
    context.lineWidth = 1.5 * px;
    context.stroke();
  }
  if (selectedMesh === null) return;
  context.beginPath();
  traceMesh(context, floor, selectedMesh);
  context.fillStyle = colours.selected;
  context.fill();
  // A double ring: not by colour alone.
  for (const [colour, width] of [
    [colours.accent, 6],
    [colours.halo, 3.5],
    [colours.accent, 1.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * px;
    context.stroke();
  }
}

/** Drawn pixels of the plate behind a name. */
const NAME = { letters: 13, height: 22, padding: 7 } as const;

/** The whole name on a plate, over whatever part of it the map shows. */
function drawNames(context: CanvasRenderingContext2D, { floor, names }: OverlayScene, colours: MapColours, px: number) {
  if (!floor) return;
  const { anchors } = floor.floorPlan;
  for (const { mesh, text } of names)
    drawPlate(context, { x: anchors[3 * mesh]!, y: anchors[3 * mesh + 1]! }, text, colours, px);
}

function drawPlate(context: CanvasRenderingContext2D, at: Point, text: string, colours: MapColours, px: number): void {
  context.save();
  context.translate(at.x, at.y);
  context.scale(px, px);
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

function drawPaths(context: CanvasRenderingContext2D, scene: OverlayScene, colours: MapColours, px: number): void {
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

function drawNodes(context: CanvasRenderingContext2D, scene: OverlayScene, colours: MapColours, px: number): void {
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

function drawGesture(context: CanvasRenderingContext2D, scene: OverlayScene, colours: MapColours, px: number): void {
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
    context.fillStyle = colours.marquee;
    context.fillRect(minX, minY, maxX - minX, maxY - minY);
    context.strokeStyle = colours.accent;
    context.lineWidth = px;
    context.strokeRect(minX, minY, maxX - minX, maxY - minY);
  }
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
  if (scene.snapLabel) drawSnapLabel(context, scene.snapLabel, colours, px);
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
  context.translate(at.x, at.y);
  context.scale(px, px);
  context.font = `600 12px ${FONT_FAMILY}`;
  context.textBaseline = 'middle';
  context.strokeStyle = colours.halo;
  context.lineWidth = 4;
  context.strokeText(text, 14, -14);
  context.fillStyle = colours.guide;
  context.fillText(text, 14, -14);
  context.restore();
}

function drawRoute(context: CanvasRenderingContext2D, route: DrawnRoute, colours: MapColours, px: number): void {
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
    const { x, y } = route.end;
    context.beginPath();
    context.moveTo(x, y);
    context.bezierCurveTo(x - 16 * px, y - 18 * px, x - 10 * px, y - 32 * px, x, y - 32 * px);
    context.bezierCurveTo(x + 10 * px, y - 32 * px, x + 16 * px, y - 18 * px, x, y);
    context.fillStyle = colours.route;
    context.fill();
    context.strokeStyle = colours.routeCasing;
    context.lineWidth = 2 * px;
    context.stroke();
  }
  for (const { at, number } of route.changes) {
    context.save();
    context.translate(at.x, at.y);
    context.scale(px, px);
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

function drawPin(
  context: CanvasRenderingContext2D,
  { at, severity, isHighlighted }: Pin,
  colours: MapColours,
  px: number,
): void {
  context.save();
  context.translate(at.x, at.y);
  context.scale(px, px);
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
