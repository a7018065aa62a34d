import type { FloorPoint } from '@/model/geometry/points';
import type { NetworkIndex } from '@/model/plan/networkIndex';
import type { NodeId } from '@/model/plan/plan';
import { type Snap, snap } from '@/model/plan/snapping';

const TOLERANCE = 8;
/** Neighbours on whose lines a point may stand: those within this many pixels. */
const NEIGHBOURHOOD = 220;

export const SNAP_WORDS = {
  node: 'node',
  midpoint: 'midpoint',
  path: 'path',
  door: 'door',
  edge: 'edge',
  aligned: 'aligned',
  'same-x': 'in line',
  'same-y': 'in line',
  diagonal: '45°',
} as const;

/** Where a point would snap to. Nodes that move along are no targets, and a moved node does not jump onto another. */
export function snapPoint(
  network: NetworkIndex,
  at: FloorPoint,
  scale: number,
  { moving, joinsNodes }: { moving: ReadonlySet<NodeId>; joinsNodes: boolean },
): Snap {
  const reach = NEIGHBOURHOOD / scale;
  const near = network
    .nodesWithin({ minX: at.x - reach, minY: at.y - reach, maxX: at.x + reach, maxY: at.y + reach })
    .filter(({ id }) => !moving.has(id))
    .slice(0, 40);
  const close = TOLERANCE / scale;
  const paths = network
    .jointsWithin({ minX: at.x - close, minY: at.y - close, maxX: at.x + close, maxY: at.y + close })
    .filter(({ from, to }) => !moving.has(from.id) && !moving.has(to.id))
    .map(({ joint, from, to }) => ({ id: joint.id, from, to }));
  return snap(at, { nodes: joinsNodes ? near : [], paths: joinsNodes ? paths : [], neighbours: near }, close);
}
