import type { Facility } from '@/model/floorPlan/kinds/meshKind';
import { type Box, EMPTY_BOX, growBox, joinBoxes } from '@/model/geometry/box';
import { toRadians, turnedPoint } from '@/model/geometry/turns';
import type { MapNode, NodeId, TravelKey } from '@/model/network/network';
import type { EdgeWithEnds, NetworkIndex } from '@/model/network/networkIndex';
import { drawFacility } from './facilityIcons';
import type { MapColours } from './mapColours';
import type { PaintContext } from './paintContext';
import { type Ghost, paintGhost } from './paintGhost';
import type { Painter } from './slicedPicture';
import { turnUpright } from './upright';

export interface NetworkPicture {
  readonly index: NetworkIndex;
  readonly colours: MapColours;
  readonly showsNodes: boolean;
  readonly showsPaths: boolean;
  /** Nodes that a gesture is moving; the overlay draws them and their paths. */
  readonly dragged: ReadonlySet<NodeId>;
  /** Nodes that belong to a transit group, with what it is. */
  readonly transit: ReadonlyMap<NodeId, Facility>;
  readonly kiosks: ReadonlyMap<NodeId, number>;
  /** Travel types that are not step-free are dashed. */
  readonly isStepFree: (travel: readonly TravelKey[]) => boolean;
  /** The floor below, drawn faintly under the network. */
  readonly ghost?: Ghost | null;
}

const CHUNK = 40;
/** Below these scales (pixels a metre) nodes become dots, then disappear, unless the tool needs them. */
const DOTS_BELOW = 4;
const ARROW_EVERY = 48;

export const NODE_RADIUS = 5;

/** Paints paths and nodes of a floor; sizes are screen pixels. */
export const paintNetwork = (picture: NetworkPicture): Painter => ({
  contents: contentsOf(picture),
  *paint(context, { box, scale, px, turn }) {
    const around = growBox(box, 20 * px);
    const isFar = scale < DOTS_BELOW;
    if (picture.ghost) yield* paintGhost(context, picture.ghost, picture.colours, around, px, isFar);
    if (picture.showsPaths) yield* paintPaths(context, picture, picture.index.edgesWithin(around), px);
    context.save();
    turnUpright(context);
    const nodes = turnedNodes(picture.index.nodesWithin(around), turn);
    if (picture.showsNodes) yield* paintNodes(context, picture, nodes, px, isFar);
    yield* paintKiosks(context, picture, nodes, { px, turn });
    context.restore();
  },
});

/** The places of nodes along the axes of the screen. */
const turnedNodes = (nodes: readonly MapNode[], turn: number): readonly MapNode[] =>
  turn === 0 ? nodes : nodes.map((node) => ({ ...node, ...turnedPoint(node, turn) }));

/** Paths run between nodes, so the nodes span everything. */
function contentsOf({ index, showsNodes, showsPaths, kiosks, ghost }: NetworkPicture): Box {
  let [minX, minY, maxX, maxY] = [EMPTY_BOX.minX, EMPTY_BOX.minY, EMPTY_BOX.maxX, EMPTY_BOX.maxY];
  for (const { id, x, y } of index.nodes) {
    if (!showsNodes && !showsPaths && !kiosks.has(id)) continue;
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  const own = { minX, minY, maxX, maxY };
  return ghost ? joinBoxes(own, ghost.floor.index.box) : own;
}

function* paintPaths(
  context: PaintContext,
  { colours, dragged, isStepFree }: NetworkPicture,
  edges: readonly EdgeWithEnds[],
  px: number,
) {
  const shown = edges.filter(({ from, to }) => !dragged.has(from.id) && !dragged.has(to.id));
  const plain: EdgeWithEnds[] = [];
  const stepped: EdgeWithEnds[] = [];
  for (const drawn of shown) (isStepFree(drawn.edge.travel) ? plain : stepped).push(drawn);
  context.lineCap = 'round';
  for (const [list, colour, dash] of [
    [plain, colours.path, []],
    [stepped, colours.stairs, [6 * px, 4 * px]],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = 1.5 * px;
    context.setLineDash([...dash]);
    for (let at = 0; at < list.length; at += CHUNK) {
      context.beginPath();
      for (const { from, to } of list.slice(at, at + CHUNK)) {
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
      }
      context.stroke();
      yield;
    }
  }
  context.setLineDash([]);
  context.fillStyle = colours.path;
  const oneWay = shown.filter(({ edge }) => edge.direction !== 0);
  for (let at = 0; at < oneWay.length; at += CHUNK) {
    context.beginPath();
    for (const drawn of oneWay.slice(at, at + CHUNK)) traceArrows(context, drawn, px);
    context.fill();
    yield;
  }
}

/** Arrowheads every so many pixels, at least one in the middle. */
export function traceArrows(
  context: PaintContext,
  { edge, from, to }: { edge: { direction: number }; from: { x: number; y: number }; to: { x: number; y: number } },
  px: number,
): void {
  const [start, end] = edge.direction < 0 ? [to, from] : [from, to];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < 12 * px) return;
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const count = Math.max(1, Math.floor(length / (ARROW_EVERY * px)));
  const size = 5 * px;
  for (let i = 1; i <= count; i++) {
    const along = (length * i) / (count + 1);
    const [x, y] = [start.x + ux * along, start.y + uy * along];
    context.moveTo(x + ux * size, y + uy * size);
    context.lineTo(x - ux * size - uy * size * 0.8, y - uy * size + ux * size * 0.8);
    context.lineTo(x - ux * size + uy * size * 0.8, y - uy * size - ux * size * 0.8);
    context.closePath();
  }
}

/** Half the side of the square of an entrance, and of the cross of a closed node, in drawn pixels. */
const SQUARE_HALF = 4.5;
const CROSS_HALF = 4;
const TRANSIT_DISC = 18;
const DOT_RADIUS = 2;

/**
 * Shape tells the kind as well as colour does: a waypoint is a hollow disc, an entrance a square, a closed node a cross,
 * a transit node the symbol of its group. Far away all are dots.
 */
function* paintNodes(
  context: PaintContext,
  { colours, dragged, transit }: NetworkPicture,
  nodes: readonly MapNode[],
  px: number,
  isFar: boolean,
) {
  const shown = nodes.filter(({ id }) => !dragged.has(id));
  const closed = shown.filter((node) => !node.open);
  const open = shown.filter((node) => node.open);
  const stops = open.filter(({ id }) => transit.has(id));
  const entrances = open.filter(({ id, mesh }) => mesh !== null && !transit.has(id));
  const waypoints = open.filter(({ id, mesh }) => mesh === null && !transit.has(id));
  if (isFar) {
    yield* dots(context, [...waypoints, ...entrances], colours.node, px);
    yield* dots(context, closed, colours.nodeClosed, px);
    yield* dots(context, stops, colours.transit, px);
    return;
  }
  context.fillStyle = colours.nodeRing;
  context.strokeStyle = colours.node;
  context.lineWidth = 2 * px;
  yield* inChunks(context, waypoints, ({ x, y }) => circle(context, x, y, (NODE_RADIUS - 1) * px), ['fill', 'stroke']);
  context.fillStyle = colours.node;
  context.strokeStyle = colours.nodeRing;
  context.lineWidth = 1.5 * px;
  const half = SQUARE_HALF * px;
  yield* inChunks(context, entrances, ({ x, y }) => context.rect(x - half, y - half, 2 * half, 2 * half), [
    'fill',
    'stroke',
  ]);
  for (const [colour, width] of [
    [colours.nodeRing, 5],
    [colours.nodeClosed, 2.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * px;
    yield* inChunks(context, closed, ({ x, y }) => traceCross(context, x, y, CROSS_HALF * px), ['stroke']);
  }
  const ringed = { disc: colours.nodeRing, ring: colours.transit, symbol: colours.transit };
  for (const { id, x, y } of stops) {
    context.save();
    context.translate(x, y);
    context.scale(px, px);
    drawFacility(context, transit.get(id) ?? 'lift', ringed, TRANSIT_DISC);
    context.restore();
    yield;
  }
}

function* dots(context: PaintContext, nodes: readonly MapNode[], colour: string, px: number) {
  context.fillStyle = colour;
  yield* inChunks(context, nodes, ({ x, y }) => circle(context, x, y, DOT_RADIUS * px), ['fill']);
}

/** Traces many shapes as one path, which is painted once a step. */
function* inChunks(
  context: PaintContext,
  nodes: readonly MapNode[],
  trace: (node: MapNode) => void,
  how: readonly ('fill' | 'stroke')[],
) {
  for (let at = 0; at < nodes.length; at += CHUNK) {
    context.beginPath();
    for (const node of nodes.slice(at, at + CHUNK)) trace(node);
    for (const one of how) context[one]();
    yield;
  }
}

function circle(context: PaintContext, x: number, y: number, radius: number): void {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function traceCross(context: PaintContext, x: number, y: number, half: number): void {
  context.moveTo(x - half, y - half);
  context.lineTo(x + half, y + half);
  context.moveTo(x + half, y - half);
  context.lineTo(x - half, y + half);
}

/** A kiosk is a rounded square with a wedge in the direction it faces; 0 degrees is up the floor plan, clockwise. */
function* paintKiosks(
  context: PaintContext,
  { colours, kiosks, dragged }: NetworkPicture,
  nodes: readonly MapNode[],
  { px, turn }: { readonly px: number; readonly turn: number },
) {
  const half = 6 * px;
  context.fillStyle = colours.kiosk;
  for (const { id, x, y } of nodes) {
    const orientation = kiosks.get(id);
    if (orientation === undefined || dragged.has(id)) continue;
    context.beginPath();
    context.roundRect(x - half, y - half, 2 * half, 2 * half, half / 2);
    const facing = toRadians(orientation - 90) + turn;
    context.moveTo(x + Math.cos(facing) * half * 2.2, y + Math.sin(facing) * half * 2.2);
    context.lineTo(x + Math.cos(facing + 0.6) * half, y + Math.sin(facing + 0.6) * half);
    context.lineTo(x + Math.cos(facing - 0.6) * half, y + Math.sin(facing - 0.6) * half);
    context.fill();
  }
  yield;
}
