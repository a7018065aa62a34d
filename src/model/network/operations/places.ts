import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import type { BlockedBy } from './operation';

/** Why no node may be placed there: `floorBounds` is the box of the floor plan, null without one. */
export function placeBlockedBy({ x, y }: Point, floorBounds: Box | null): BlockedBy | null {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return 'not-a-place';
  if (floorBounds && (x < floorBounds.minX || x > floorBounds.maxX || y < floorBounds.minY || y > floorBounds.maxY))
    return 'out-of-bounds';
  return null;
}
