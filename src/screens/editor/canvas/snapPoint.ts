import type { FloorPoint } from '@/model/geometry/points';
import type { NodeId } from '@/model/network/network';
import type { NetworkIndex } from '@/model/network/networkIndex';
import { type Snap, snap } from '@/model/network/snapping';

const TOLERANCE = 8;
/** Neighbours on whose lines a point may stand: those within this many pixels. */
const NEIGHBOURHOOD = 220;

export const SNAP_LABELS = {
  node: 'node',
  midpoint: 'midpoint',
  path: 'path',
  door: 'door',
  outline: 'outline',
  aligned: 'aligned',
  'same-x': 'in line',
  'same-y': 'in line',
  diagonal: '45°',
} as const;

/** Where a point would snap to. Nodes that move along are no targets, and a moved node does not jump onto another. */
export function snapPoint(
  networkIndex: NetworkIndex,
  at: FloorPoint,
  scale: number,
  { dragged, snapsToNetwork }: { dragged: ReadonlySet<NodeId>; snapsToNetwork: boolean },
): Snap {
  const reach = NEIGHBOURHOOD / scale;
  const near = networkIndex
    .nodesWithin({ minX: at.x - reach, minY: at.y - reach, maxX: at.x + reach, maxY: at.y + reach })
    .filter(({ id }) => !dragged.has(id))
    .slice(0, 40);
  const close = TOLERANCE / scale;
  const paths = networkIndex
    .edgesWithin({ minX: at.x - close, minY: at.y - close, maxX: at.x + close, maxY: at.y + close })
    .filter(({ from, to }) => !dragged.has(from.id) && !dragged.has(to.id))
    .map(({ edge, from, to }) => ({ id: edge.id, from, to }));
  return snap(at, { nodes: snapsToNetwork ? near : [], paths: snapsToNetwork ? paths : [], neighbours: near }, close);
}
