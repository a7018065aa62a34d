import { crossingPathsCheck } from './crossingPathsCheck';
import { groupOnOneFloorCheck } from './groupOnOneFloorCheck';
import { incompleteDestinationCheck } from './incompleteDestinationCheck';
import { islandCheck } from './islandCheck';
import { looseNodeCheck } from './looseNodeCheck';
import { meshWithoutNodeCheck } from './meshWithoutNodeCheck';
import { nearEndsCheck } from './nearEndsCheck';
import { nodeInWallCheck } from './nodeInWallCheck';
import { oneWayTrapCheck } from './oneWayTrapCheck';
import { onlyStairsCheck } from './onlyStairsCheck';
import { ordinaryDestinationCheck } from './ordinaryDestinationCheck';
import type { CheckInput, NetworkCheck, Problem } from './problem';
import { sameSpotCheck } from './sameSpotCheck';
import { singleNodeGroupCheck } from './singleNodeGroupCheck';
import { stepFreeDestinationCheck } from './stepFreeDestinationCheck';
import { throughWallCheck } from './throughWallCheck';
import { zeroLengthPathCheck } from './zeroLengthPathCheck';

const CHECKS: readonly NetworkCheck[] = [
  islandCheck,
  oneWayTrapCheck,
  meshWithoutNodeCheck,
  looseNodeCheck,
  singleNodeGroupCheck,
  sameSpotCheck,
  zeroLengthPathCheck,
  onlyStairsCheck,
  throughWallCheck,
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
