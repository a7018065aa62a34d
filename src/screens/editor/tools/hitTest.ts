import type { Hit } from '@/machines/editor/toolPointer';
import { type DrawnFloor, isPickable } from '@/model/floorPlan/drawnFloor';
import type { FloorPoint } from '@/model/geometry/points';
import type { NetworkIndex } from '@/model/network/networkIndex';

/** Reach of a pointer in CSS pixels: larger for touch, since fingers are imprecise. */
export const REACH = 9;
const TOUCH_REACH = 22;
export const PATH_REACH = 6;

export interface HitTestOptions {
  readonly floor: DrawnFloor | null;
  readonly networkIndex: NetworkIndex;
  readonly showsNodes: boolean;
  readonly showsPaths: boolean;
  readonly picksMeshes: boolean;
}

/** The object that a press at this point would select; hover shows the same one. */
export function hitTest(
  { floor, networkIndex, showsNodes, showsPaths, picksMeshes }: HitTestOptions,
  at: FloorPoint,
  scale: number,
  isTouch: boolean,
): Hit | null {
  const reach = (isTouch ? TOUCH_REACH : REACH) / scale;
  if (showsNodes) {
    const node = networkIndex.nodeAt(at, reach);
    if (node) return { kind: 'node', id: node.id };
  }
  if (showsPaths) {
    const edge = networkIndex.edgeAt(at, (isTouch ? TOUCH_REACH : PATH_REACH) / scale);
    if (edge) return { kind: 'edge', id: edge.edge.id };
  }
  if (!floor || !picksMeshes) return null;
  const mesh = floor.index.at(at, (one) => isPickable(floor, one));
  return mesh === null ? null : { kind: 'mesh', name: floor.floorPlan.names[mesh] ?? '' };
}
