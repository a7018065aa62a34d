import type { Network } from '../network';
import { type MissedDestination, missedDestinations, obstacleIds } from './missedDestinations';
import { atNode, type NetworkCheck, NO_OBJECTS, type Problem } from './problem';
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

function placeAt({ nodes }: Network, { entrances: [first] }: MissedDestination): Problem['place'] {
  const node = first === undefined ? undefined : nodes.get(first);
  return node ? atNode(node) : null;
}
