import type { GroupId, Network, TravelType } from '../network';
import { setGroupOpen } from '../operations/setGroupOpen';
import { type CheckedPlacements, checkedDestinations } from './checkedDestinations';
import type { Problem } from './problem';
import { cutOffCheck } from './rooms/cutOffCheck';

interface OpenedNetwork {
  readonly network: Network;
  readonly types: readonly TravelType[];
  readonly placements: CheckedPlacements;
}

/** The problems that closing a transit group would make: the places that nothing else leads to, in linear time. */
export function closureImpact({ network, types, placements }: OpenedNetwork, id: GroupId): readonly Problem[] {
  const closed = setGroupOpen(network, id, false).edit(network);
  const destinations = checkedDestinations(placements, new Map());
  return cutOffCheck({ network: closed, travelTypes: types, destinations, floors: new Map() }).filter(({ groups }) =>
    groups.includes(id),
  );
}
