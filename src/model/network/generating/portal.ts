import type { Point } from '@/model/geometry/points';

/** How sure it is that people can pass: a door of the plan, or a border or a gap where there may be one. */
export type PortalSource = 'door' | 'border' | 'gap';

/** A place where people pass from one space of a floor to another, or outside. Metres. */
export interface Portal extends Point {
  /** The `object_name` of the door, or of the two spaces; the same when the plan is read again. */
  readonly key: string;
  readonly source: PortalSource;
  readonly width: number;
  /** Metres from one side to the other. */
  readonly depth: number;
  /** Direction of passing, of length 1. */
  readonly normal: Point;
  /** Names of the spaces. */
  readonly between: readonly string[];
  /** Index of the space on the side against the normal, and of the one along it; null outside of all spaces. */
  readonly spaces: readonly [number | null, number | null];
}

/** Metres beyond a door within which the space that it opens to begins. */
const BESIDE = [0.05, 0.15, 0.3, 0.5];

/** The spaces at both sides of a passage through a point. */
export function spacesBeside(
  spaceAt: (point: Point) => number | null,
  { x, y }: Point,
  normal: Point,
  depth: number,
): readonly [number | null, number | null] {
  const seek = (side: 1 | -1): number | null => {
    for (const beyond of BESIDE) {
      const far = side * (depth / 2 + beyond);
      const space = spaceAt({ x: x + normal.x * far, y: y + normal.y * far });
      if (space !== null) return space;
    }
    return null;
  };
  return [seek(-1), seek(1)];
}
