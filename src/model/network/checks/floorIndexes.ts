import type { FloorId, Network } from '../network';
import { buildNetworkIndex, type NetworkIndex } from '../networkIndex';

const known = new WeakMap<Network, ReadonlyMap<FloorId, NetworkIndex>>();

/** The spatial index of each floor of a network, made once for all checks of it. */
export function floorIndexes(network: Network): ReadonlyMap<FloorId, NetworkIndex> {
  const before = known.get(network);
  if (before) return before;
  const floors = new Set(Array.from(network.nodes.values(), ({ floor }) => floor));
  const made = new Map(Array.from(floors, (floor) => [floor, buildNetworkIndex(network, floor)] as const));
  known.set(network, made);
  return made;
}
