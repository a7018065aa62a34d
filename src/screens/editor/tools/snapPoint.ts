import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import { snapGeometryWithin } from '@/model/floorPlan/snapGeometry';
import type { Box } from '@/model/geometry/box';
import type { FloorPoint, Point } from '@/model/geometry/points';
import type { View } from '@/model/geometry/view';
import type { NodeId } from '@/model/network/network';
import type { NetworkIndex } from '@/model/network/networkIndex';
import { type Snap, snap } from '@/model/network/snapping';
import { text } from './texts';

const TOLERANCE = 8;
/** A point aligns with nodes within this many pixels. */
const NEIGHBOURHOOD = 220;

export const SNAP_LABELS = {
  node: text('snap.node'),
  midpoint: text('snap.midpoint'),
  path: text('snap.path'),
  door: text('snap.door'),
  corner: text('snap.corner'),
  below: text('snap.below'),
  outline: text('snap.outline'),
  aligned: text('snap.aligned'),
  'same-x': text('snap.inLine'),
  'same-y': text('snap.inLine'),
  diagonal: '45°',
} as const;

interface SnapOptions {
  readonly networkIndex: NetworkIndex;
  /** The floor plan, null where the floor has none. */
  readonly floor: DrawnFloor | null;
  /** Nodes that a running gesture moves. */
  readonly dragged: ReadonlySet<NodeId>;
  /** The network of the floor below, where it is shown. */
  readonly below?: NetworkIndex | null;
  /** The corners that are drawn already, for a tool that draws outlines; null for one that edits the network. */
  readonly drawn?: readonly Point[] | null;
  /** The points of the line that is measured, which are targets too. */
  readonly measured?: readonly Point[];
}

const NO_GEOMETRY = { doors: [], outlines: [] };

/** The snap target of a point. Dragged nodes and their paths are no targets; several do not snap onto other nodes or paths. */
export function snapPoint(
  { networkIndex, floor, dragged, below = null, drawn = null, measured = [] }: SnapOptions,
  at: FloorPoint,
  { scale, turn }: Pick<View, 'scale' | 'turn'>,
): Snap {
  if (drawn) return snapCorner(floor, drawn, at, { scale, turn });
  const near = networkIndex
    .nodesWithin(boxAround(at, NEIGHBOURHOOD / scale))
    .filter(({ id }) => !dragged.has(id))
    .slice(0, 40);
  const tolerance = TOLERANCE / scale;
  const close = boxAround(at, tolerance);
  const snapsToNetwork = dragged.size <= 1;
  const paths = snapsToNetwork
    ? networkIndex
        .edgesWithin(close)
        .filter(({ from, to }) => !dragged.has(from.id) && !dragged.has(to.id))
        .map(({ edge, from, to }) => ({ id: edge.id, from, to }))
    : [];
  const geometry = floor ? snapGeometryWithin(floor, close) : NO_GEOMETRY;
  const under = below?.nodesWithin(close) ?? [];
  const nodes = snapsToNetwork ? near : [];
  return snap(at, { nodes, paths, neighbours: near, corners: measured, below: under, turn, ...geometry }, tolerance);
}

/** The snap target of a corner: of rooms and of its own outline, in line with which it snaps too. */
function snapCorner(
  floor: DrawnFloor | null,
  drawn: readonly Point[],
  at: FloorPoint,
  { scale, turn }: Pick<View, 'scale' | 'turn'>,
): Snap {
  const tolerance = TOLERANCE / scale;
  const { outlines } = floor ? snapGeometryWithin(floor, boxAround(at, tolerance)) : NO_GEOMETRY;
  const corners = [...drawn, ...outlines.flatMap(({ from, to }) => [from, to])];
  return snap(at, { nodes: [], paths: [], neighbours: drawn, corners, outlines, turn }, tolerance);
}

const boxAround = ({ x, y }: FloorPoint, reach: number): Box => ({
  minX: x - reach,
  minY: y - reach,
  maxX: x + reach,
  maxY: y + reach,
});
