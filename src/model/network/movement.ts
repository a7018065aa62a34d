import type { Network, NodeId } from './network';

/** The top of the screen counts as north. */
type Bearing = 'north' | 'north-east' | 'east' | 'south-east' | 'south' | 'south-west' | 'west' | 'north-west';

const CLOCKWISE: readonly Bearing[] = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

interface Movement {
  readonly metres: number;
  readonly bearing: Bearing;
}

const LEAST_METRES = 0.001;

/**
 * The distance and direction in which nodes were moved together; null if they stay, or move in different ways.
 *
 * @param turn radians by which the view is turned
 */
export function movementOf(before: Network, after: Network, ids: readonly NodeId[], turn = 0): Movement | null {
  let moved: { readonly dx: number; readonly dy: number } | null = null;
  for (const id of ids) {
    const from = before.nodes.get(id);
    const to = after.nodes.get(id);
    if (!from || !to || from.floor !== to.floor) return null;
    const by = { dx: to.x - from.x, dy: to.y - from.y };
    if (moved && Math.hypot(by.dx - moved.dx, by.dy - moved.dy) > LEAST_METRES) return null;
    moved ??= by;
  }
  if (!moved) return null;
  const metres = Math.hypot(moved.dx, moved.dy);
  if (metres < LEAST_METRES) return null;
  // The y axis of a floor plan points down.
  const eighths = Math.round((Math.atan2(moved.dx, -moved.dy) + turn) / (Math.PI / 4));
  return { metres, bearing: CLOCKWISE[(eighths + 16) % 8]! };
}
