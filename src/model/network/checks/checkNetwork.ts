import { crossingPathsCheck } from './graph/crossingPathsCheck';
import { groupOnOneFloorCheck } from './graph/groupOnOneFloorCheck';
import { islandCheck } from './graph/islandCheck';
import { looseNodeCheck } from './graph/looseNodeCheck';
import { nearEndsCheck } from './graph/nearEndsCheck';
import { oneWayTrapCheck } from './graph/oneWayTrapCheck';
import { onlyStairsCheck } from './graph/onlyStairsCheck';
import { sameSpotCheck } from './graph/sameSpotCheck';
import { singleNodeGroupCheck } from './graph/singleNodeGroupCheck';
import { zeroLengthPathCheck } from './graph/zeroLengthPathCheck';
import type { CheckInput, NetworkCheck, Problem } from './problem';
import { cutOffCheck } from './rooms/cutOffCheck';
import { entranceOutsideCheck } from './rooms/entranceOutsideCheck';
import { incompleteDestinationCheck } from './rooms/incompleteDestinationCheck';
import { meshWithoutNodeCheck } from './rooms/meshWithoutNodeCheck';
import { nodeInWallCheck } from './rooms/nodeInWallCheck';
import { obstacleCheck } from './rooms/obstacleCheck';
import { ordinaryDestinationCheck } from './rooms/ordinaryDestinationCheck';
import { stepFreeDestinationCheck } from './rooms/stepFreeDestinationCheck';
import { withoutRoomCheck } from './rooms/withoutRoomCheck';

const CHECKS: readonly NetworkCheck[] = [
  cutOffCheck,
  withoutRoomCheck,
  islandCheck,
  oneWayTrapCheck,
  meshWithoutNodeCheck,
  entranceOutsideCheck,
  looseNodeCheck,
  singleNodeGroupCheck,
  sameSpotCheck,
  zeroLengthPathCheck,
  onlyStairsCheck,
  obstacleCheck,
  nodeInWallCheck,
  crossingPathsCheck,
  nearEndsCheck,
  groupOnOneFloorCheck,
  stepFreeDestinationCheck,
  ordinaryDestinationCheck,
  incompleteDestinationCheck,
];

/** All problems of a network, errors first, in linear time. */
export function checkNetwork(input: CheckInput): readonly Problem[] {
  const problems = CHECKS.flatMap((check) => check(input));
  return [
    ...problems.filter(({ severity }) => severity === 'error'),
    ...problems.filter(({ severity }) => severity === 'warning'),
  ];
}
