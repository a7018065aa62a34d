import { isPath, type MissedDestination, missedDestinations } from './missedDestinations';
import { atNode, type NetworkCheck, NO_OBJECTS } from './problem';
import { travelNames } from './travelNames';

/**
 * Destinations that can be reached, but by nobody who needs a way without steps. Other checks report the parts of the
 * network; this one says which places people miss, and what is in the way.
 */
export const stepFreeDestinationCheck: NetworkCheck = (input) =>
  missedDestinations(input, true).map((missed) => ({
    ...NO_OBJECTS,
    check: 'unreachable-destination',
    severity: 'warning',
    message: 'not-step-free',
    subject: { name: missed.destination.label, count: 1 },
    detail: travelNames(input.travelTypes, missed.travel),
    nodes: missed.entrances,
    ...obstacleIds(missed),
    mesh: missed.destination.name,
    place: placeAt(input.network, missed),
  }));

const placeAt = ({ nodes }: Parameters<NetworkCheck>[0]['network'], { entrances }: MissedDestination) => {
  const node = entrances[0] === undefined ? undefined : nodes.get(entrances[0]);
  return node ? atNode(node) : null;
};

const obstacleIds = ({ obstacle }: MissedDestination) =>
  obstacle === null ? {} : isPath(obstacle) ? { edges: [obstacle.id] } : { groups: [obstacle.id] };
