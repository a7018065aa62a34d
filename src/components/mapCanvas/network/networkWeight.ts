import type { EdgeWithEnds } from '@/model/network/networkIndex';

/** Metres on the floor plan. */
export const pathLength = ({ from, to }: EdgeWithEnds): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Drawn pixels of a mean path from which on lines and dots have their full size. */
const ROOMY = 24;
const LEAST = 0.4;

/**
 * How heavily a floor's network is drawn, from 0.4 to 1: the closer its nodes are on the screen, the finer are lines and
 * dots, or they would hide the map.
 *
 * @param px metres of a drawn pixel
 */
export function networkWeight(edges: readonly EdgeWithEnds[], px: number): number {
  if (edges.length === 0) return 1;
  let metres = 0;
  for (const drawn of edges) metres += pathLength(drawn);
  return Math.min(1, Math.max(LEAST, metres / edges.length / px / ROOMY));
}
