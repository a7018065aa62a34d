import { groundOf } from '@/model/floorPlan/ground';
import type { Point } from '@/model/geometry/points';
import type { FloorGround } from '../operations/acrossFloors/floorGround';
import type { CheckedFloor } from './problem';
import { obstacleBetween } from './walkable';

/** Copies and stops belong to no room. */
const alone = ({ x, y }: Point) => ({ x, y, mesh: null });

/** The ground of a floor as its checks know it: what is put there by it is no problem of theirs. */
export function floorGround(floor: CheckedFloor): FloorGround {
  const ground = groundOf(floor);
  return {
    holds: ground.holds,
    isFree: (from, to) => obstacleBetween(floor, alone(from), alone(to)) === null,
    roomAt: floor.walls.roomAt,
  };
}
