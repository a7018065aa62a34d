import type { Facility } from '@/model/floorPlan/kinds/meshKind';
import { type Box, EMPTY_BOX, growBox, joinBoxes } from '@/model/geometry/box';
import { turnedPoint } from '@/model/geometry/turns';
import type { MapNode, NodeId, TravelKey } from '@/model/network/network';
import type { EdgeWithEnds, NetworkIndex } from '@/model/network/networkIndex';
import type { PaintContext } from '../drawing/paintContext';
import { turnUpright } from '../drawing/upright';
import { nodePlaces } from '../labels/nodePlaces';
import { paintLabels } from '../labels/paintLabels';
import { placesOfSymbols } from '../labels/planMarksPainter';
import type { MapColours } from '../mapColours';
import type { FloorPlanPicture } from '../painting/floorPlanPainter';
import type { Painter } from '../pictures/slicedPicture';
import { networkWeight, pathLength } from './networkWeight';
import { type Ghost, paintGhost } from './paintGhost';
import { paintDots, paintKiosks, paintNodes } from './paintNodes';

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
  /** Nodes that are closed at another time than now, and drawn as open ones. */
  readonly openByDate?: ReadonlySet<NodeId>;
  /** Travel types that are not step-free are dashed. */
  readonly isStepFree: (travel: readonly TravelKey[]) => boolean;
  /** The floor below, drawn faintly under the network. */
  readonly ghost?: Ghost | null;
}

const CHUNK = 40;
/** Below these scales (pixels a metre) nodes become dots, then disappear, unless the tool needs them. */
export const DOTS_BELOW = 4;
const ARROW_EVERY = 48;
/** The shortest path with an arrow. */
const ARROW_FROM = 12;

/**
 * Paints the layers above the floor plan: paths, over them the labels, so that no line runs through a name, and over
 * these the nodes. Sizes are screen pixels.
 *
 * @param floorPlan whose labels are painted; null where there is none yet
 */
export const paintMarks = (floorPlan: FloorPlanPicture | null, network: NetworkPicture): Painter => ({
  contents: joinBoxes(floorPlan?.floor.index.box ?? EMPTY_BOX, boxOf(network)),
  *paint(context, frame) {
    const { px, scale } = frame;
    const around = growBox(frame.box, 20 * px);
    const isFar = scale < DOTS_BELOW;
    const weight = networkWeight(network.index.edges, px);
    if (network.ghost) yield* paintGhost(context, network.ghost, network.colours, around, px, isFar);
    if (network.showsPaths) yield* paintPaths(context, network, network.index.edgesWithin(around), { px, weight });
    if (floorPlan) {
      const places = isFar ? placesOfSymbols(floorPlan, frame) : nodePlaces(floorPlan, network, frame);
      yield* paintLabels(context, floorPlan, frame, places);
    }
    context.save();
    turnUpright(context);
    const nodes = turnedNodes(network.index.nodesWithin(around), frame.turn);
    if (network.showsNodes)
      yield* isFar ? paintDots(context, network, nodes, weight * px) : paintNodes(context, network, nodes, px);
    yield* paintKiosks(context, network, nodes, frame);
    context.restore();
  },
});

/** The places of nodes along the axes of the screen. */
const turnedNodes = (nodes: readonly MapNode[], turn: number): readonly MapNode[] =>
  turn === 0 ? nodes : nodes.map((node) => ({ ...node, ...turnedPoint(node, turn) }));

/** Paths run between nodes, so the nodes span everything. */
function boxOf({ index, showsNodes, showsPaths, kiosks, ghost }: NetworkPicture): Box {
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
  { px, weight }: { readonly px: number; readonly weight: number },
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
    context.lineWidth = 1.5 * weight * px;
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
  // Between many paths an arrow needs a longer path.
  const oneWay = shown.filter((drawn) => drawn.edge.direction !== 0 && pathLength(drawn) * weight >= ARROW_FROM * px);
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
  if (length < ARROW_FROM * px) return;
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
