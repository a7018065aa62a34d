import type { Placement } from '@/contract/destinations/destinations';
import { type DrawnFloor, isPlace } from '@/model/floorPlan/drawnFloor';
import type { Point } from '@/model/geometry/points';

/** The destination of the room under a position of a floor, if there is one. */
export function placementUnder(
  drawn: DrawnFloor | null,
  destinations: readonly Placement[],
  floor: string,
  at: Point,
): Placement | undefined {
  const mesh = drawn?.index.at(at, (one) => isPlace(drawn, one));
  const name = drawn && typeof mesh === 'number' ? drawn.floorPlan.names[mesh] : undefined;
  return name === undefined
    ? undefined
    : destinations.find(({ floor_id, object_name }) => floor_id === floor && object_name === name);
}
