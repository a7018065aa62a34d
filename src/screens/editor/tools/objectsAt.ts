import type { Hit } from '@/machines/editor/toolPointer';
import { isPickable } from '@/model/floorPlan/drawnFloor';
import { containsPoint } from '@/model/floorPlan/meshContains';
import { boxArea } from '@/model/floorPlan/meshIndex';
import type { Box } from '@/model/geometry/box';
import type { FloorPoint } from '@/model/geometry/points';
import { distance, nearestOnSegment } from '@/model/geometry/segments';
import { type HitTestOptions, PATH_REACH, REACH } from './hitTest';

/** All objects that a click here may mean, the one of the first click first: nodes, paths, and rooms from small to large. */
export function objectsAt(options: HitTestOptions, at: FloorPoint, scale: number): readonly Hit[] {
  const { floor, networkIndex, showsNodes, showsPaths, picksMeshes } = options;
  const nodes = showsNodes
    ? byDistance(networkIndex.nodesWithin(around(at, REACH / scale)), (node) => distance(node, at), REACH / scale)
    : [];
  const paths = showsPaths
    ? byDistance(
        networkIndex.edgesWithin(around(at, PATH_REACH / scale)),
        ({ from, to }) => distance(nearestOnSegment(at, from, to), at),
        PATH_REACH / scale,
      )
    : [];
  const meshes =
    floor && picksMeshes
      ? floor.index
          .within(around(at, 0))
          .filter((mesh) => isPickable(floor, mesh) && containsPoint(floor.floorPlan, mesh, at.x, at.y))
          .sort((one, other) => boxArea(floor.floorPlan, one) - boxArea(floor.floorPlan, other))
      : [];
  return [
    ...nodes.map(({ id }) => ({ kind: 'node', id }) as const),
    ...paths.map(({ edge }) => ({ kind: 'edge', id: edge.id }) as const),
    ...meshes.map((mesh) => ({ kind: 'mesh', name: floor?.floorPlan.names[mesh] ?? '' }) as const),
  ];
}

const around = ({ x, y }: FloorPoint, reach: number): Box => ({
  minX: x - reach,
  minY: y - reach,
  maxX: x + reach,
  maxY: y + reach,
});

function byDistance<T>(found: readonly T[], distanceOf: (one: T) => number, reach: number): readonly T[] {
  return found
    .map((one) => ({ one, away: distanceOf(one) }))
    .filter(({ away }) => away <= reach)
    .sort((near, far) => near.away - far.away)
    .map(({ one }) => one);
}
