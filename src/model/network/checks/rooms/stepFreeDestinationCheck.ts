import type { Network } from '../../network';
import { atNode, type NetworkCheck, NO_OBJECTS, type Problem } from '../problem';
import { travelNames } from '../travelNames';
import { type MissedDestination, missedDestinations, obstacleIds } from './missedDestinations';

/**
 * Destinations that can be reached, but not step-free. Other checks report the parts of the network; this one names the
 * places that people miss, and the travel types that prevent it.
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
