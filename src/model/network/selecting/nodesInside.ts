import type { Box } from '@/model/geometry/box';
import type { Point } from '@/model/geometry/points';
import { turnedBox, turnedPoint } from '@/model/geometry/turns';
import type { NodeId } from '../network';
import type { NetworkIndex } from '../networkIndex';

/** The nodes inside a box of turned points, its border included. */
export const nodesInBox = (index: NetworkIndex, box: Box, turn = 0): readonly NodeId[] =>
  index
    .nodesWithin(turnedBox(box, -turn))
    .filter((node) => {
      const { x, y } = turnedPoint(node, turn);
      return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
    })
    .map(({ id }) => id);

/**
 * The nodes inside a ring that closes itself. Where it crosses itself, an area that it surrounds an even number of
 * times is outside.
 */
export function nodesInRing(index: NetworkIndex, ring: readonly Point[]): readonly NodeId[] {
  const [first] = ring;
  if (!first) return [];
  const box = ring.reduce(
    ({ minX, minY, maxX, maxY }, { x, y }) => ({
      minX: Math.min(minX, x),
      minY: Math.min(minY, y),
      maxX: Math.max(maxX, x),
      maxY: Math.max(maxY, y),
    }),
    { minX: first.x, minY: first.y, maxX: first.x, maxY: first.y },
  );
  return index
    .nodesWithin(box)
    .filter((node) => isInside(ring, node))
    .map(({ id }) => id);
}

/** Counts the sides that a ray to the right crosses. */
function isInside(ring: readonly Point[], { x, y }: Point): boolean {
  let isOdd = false;
  let from = ring.at(-1);
  for (const to of ring) {
    if (from && from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
      isOdd = !isOdd;
    from = to;
  }
  return isOdd;
}
