import type { EdgeId, FloorId, Network, TravelKey } from '../network';
import type { SelectionOrNone } from '../selection';

/** The paths of a floor that allow one of the travel types; null where there are none. */
export function pathsOfTravel(network: Network, floor: FloorId, travel: readonly TravelKey[]): SelectionOrNone {
  const ids: EdgeId[] = [];
  for (const edge of network.edges.values())
    if (network.nodes.get(edge.from)?.floor === floor && edge.travel.some((key) => travel.includes(key)))
      ids.push(edge.id);
  return ids.length === 0 ? null : { type: 'edge', ids };
}
