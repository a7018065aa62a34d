import type { Facility } from '@/model/floorPlan/kinds/meshKind';
import { toRadians } from '@/model/geometry/turns';
import type { MapNode, NodeId } from '@/model/network/network';
import type { PaintContext } from '../drawing/paintContext';
import type { MapColours } from '../mapColours';
import { drawFacility } from '../painting/facilityIcons';

/** The state that decides how a node is drawn. */
interface NodePicture {
  readonly colours: MapColours;
  readonly dragged: ReadonlySet<NodeId>;
  readonly transit: ReadonlyMap<NodeId, Facility>;
  readonly openByDate?: ReadonlySet<NodeId>;
}

const CHUNK = 40;

export const NODE_RADIUS = 5;

/** Half the side of the square of an entrance, and of the cross of a closed node, in drawn pixels. */
const SQUARE_HALF = 4.5;
const CROSS_HALF = 4;
const TRANSIT_DISC = 18;
const DOT_RADIUS = 2;

function sortByKind({ dragged, transit, openByDate }: NodePicture, nodes: readonly MapNode[]) {
  const shown = nodes.filter(({ id }) => !dragged.has(id));
  const isOpen = (node: MapNode) => node.open || openByDate?.has(node.id) === true;
  const open = shown.filter(isOpen);
  const others = open.filter(({ id }) => !transit.has(id));
  return {
    closed: shown.filter((node) => !isOpen(node)),
    stops: open.filter(({ id }) => transit.has(id)),
    entrances: others.filter(({ mesh }) => mesh !== null),
    waypoints: others.filter(({ mesh }) => mesh === null),
  };
}

/** From a distance only colour distinguishes the kinds. */
export function* paintDots(context: PaintContext, picture: NodePicture, nodes: readonly MapNode[], px: number) {
  const { colours } = picture;
  const { closed, stops, entrances, waypoints } = sortByKind(picture, nodes);
  yield* dots(context, [...waypoints, ...entrances], colours.node, px);
  yield* dots(context, closed, colours.nodeClosed, px);
  yield* dots(context, stops, colours.transit, px);
}

/**
 * Shape distinguishes the kinds as well as colour does: a waypoint is a hollow disc, an entrance a square, a closed
 * node a cross, a transit node the symbol of its group.
 */
export function* paintNodes(context: PaintContext, picture: NodePicture, nodes: readonly MapNode[], px: number) {
  const { colours, transit } = picture;
  const { closed, stops, entrances, waypoints } = sortByKind(picture, nodes);
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
export function* paintKiosks(
  context: PaintContext,
  {
    colours,
    kiosks,
    dragged,
  }: Pick<NodePicture, 'colours' | 'dragged'> & { readonly kiosks: ReadonlyMap<NodeId, number> },
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
