import type { Edge, Network, TravelType } from '../../network';
import { type Fix, fix } from '../fix';
import { atNode, type NetworkCheck, NO_OBJECTS, type Problem } from '../problem';
import { travelNames } from '../travelNames';
import { isPath, type MissedDestination, missedDestinations, obstacleIds } from './missedDestinations';

/**
 * Destinations that only step-free routes reach, since a travel type on the way is exclusively for them: for
 * anybody else there is no route.
 */
export const ordinaryDestinationCheck: NetworkCheck = (input) => {
  const { network, travelTypes } = input;
  if (!travelTypes.some(({ access }) => access === EXCLUSIVELY)) return [];
  return missedDestinations(input, false).map((missed) => {
    const { obstacle, destination, entrances, travel } = missed;
    const path = obstacle && isPath(obstacle) ? obstacle : null;
    return {
      ...NO_OBJECTS,
      check: 'unreachable-destination',
      severity: 'warning',
      message: 'only-step-free',
      subject: { name: destination.label, count: 1 },
      detail: travelNames(travelTypes, travel),
      // The cause is shown, not the place that suffers from it.
      nodes: obstacle ? [] : entrances,
      ...obstacleIds(missed),
      mesh: destination.name,
      place: placeOf(network, missed, path),
      fixes: path && missed.isOnly ? allowing(travelTypes, path) : [],
    };
  });
};

const EXCLUSIVELY = 2;
const EVERYBODY = 1;

function placeOf(network: Network, { obstacle, entrances }: MissedDestination, path: Edge | null): Problem['place'] {
  const id = path ? path.from : obstacle && !isPath(obstacle) ? obstacle.nodes[0] : entrances[0];
  const node = id === undefined ? undefined : network.nodes.get(id);
  return node ? atNode(node) : null;
}

/** The one path in the way is opened for the first travel type that every route may use, which is walking. */
function allowing(types: readonly TravelType[], path: Edge): readonly Fix[] {
  const type = types.find(({ access }) => access === EVERYBODY);
  return type ? [fix('allow-travel', type.name, { type: 'allowTravel', path: path.id, travel: type.key })] : [];
}
