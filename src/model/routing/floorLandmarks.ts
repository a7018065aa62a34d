import { nearestOnMesh } from '@/model/floorPlan/distanceToMesh';
import type { DrawnFloor } from '@/model/floorPlan/drawnFloor';
import type { Walls } from '@/model/floorPlan/walls';
import type { Point } from '@/model/geometry/points';
import { distance } from '@/model/geometry/segments';

/** Something with a name that a person recognises on the way: a place by its entrance or its room, an amenity, a lift. */
export interface Landmark {
  readonly name: string;
  readonly floor: string;
  /** The entrance; null for a room without one. */
  readonly at: Point | null;
  /** The room, or null. */
  readonly mesh: string | null;
}

/** A floor of which rooms and walls are known. */
export interface VisibleFloor {
  readonly drawn: DrawnFloor;
  readonly walls: Walls;
}

/** Metres between a turn and its landmark, at most. */
const NEAR = 8;
/** Metres by which an outline has to be nearer than an entrance: the front of a shop is seen, a side may be blank. */
const OUTLINE_PENALTY = 4;
/** The front of a room may be a wall or a window: the line of sight ends this far before it, in metres. */
const FRONT = 0.5;

/**
 * The name of what is at a turn: within 8 m by its entrance or its outline, and seen from a place on the approach.
 * Without the floor only entrances are known, and no wall.
 */
export function landmarkAt(
  turn: Point,
  approach: Point,
  landmarks: readonly Landmark[],
  floor: VisibleFloor | null,
): string | null {
  let found: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  const offer = ({ name, mesh }: Landmark, at: Point, penalty: number) => {
    const away = distance(at, turn);
    if (away > NEAR || away + penalty >= least) return;
    if (floor && !isVisible(floor, approach, at, mesh)) return;
    found = name;
    least = away + penalty;
  };
  for (const landmark of landmarks) if (landmark.at) offer(landmark, landmark.at, 0);
  if (floor) {
    const near = new Set(
      floor.drawn.index.within({ minX: turn.x - NEAR, minY: turn.y - NEAR, maxX: turn.x + NEAR, maxY: turn.y + NEAR }),
    );
    for (const landmark of landmarks) {
      const mesh = landmark.mesh === null ? undefined : floor.drawn.meshByName.get(landmark.mesh);
      if (mesh !== undefined && near.has(mesh))
        offer(landmark, nearestOnMesh(floor.drawn.floorPlan, mesh, turn), OUTLINE_PENALTY);
    }
  }
  return found;
}

function isVisible({ walls }: VisibleFloor, from: Point, at: Point, mesh: string | null): boolean {
  return walls.crossing(from, towards(at, from, FRONT), new Set(mesh === null ? [] : [mesh])) === null;
}

/** The point so many metres from one towards another, and no further than that. */
function towards(from: Point, to: Point, metres: number): Point {
  const length = distance(from, to);
  if (length <= metres) return to;
  const share = metres / length;
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}
