import { deleteNodes } from '../../edits/deleteNodes';
import type { FloorId, Network, NodeId, TravelKey } from '../../network';
import type { Operation } from '../operation';
import { copyToFloors } from './copyToFloors';
import { type FloorGrounds, NO_GROUNDS } from './floorGround';
import type { OtherFloor } from './otherFloor';

/** Whether the network that a floor has already stays beside the copy. */
export type CopyMode = 'add' | 'replace';

const nodesOf = ({ nodes }: Network, floor: FloorId): readonly NodeId[] =>
  [...nodes.values()].filter((node) => node.floor === floor).map(({ id }) => id);

/** How many nodes and paths a floor has. */
export function sizeOfFloor(network: Network, floor: FloorId): { readonly nodes: number; readonly paths: number } {
  const ids = new Set(nodesOf(network, floor));
  return { nodes: ids.size, paths: [...network.edges.values()].filter(({ from }) => ids.has(from)).length };
}

/**
 * Copies the network of a floor to the same places of another one, as one step which selects the copies. Replacing deletes the
 * nodes that are there, with their paths, entrances and stops.
 */
export function copyFloor(
  network: Network,
  from: FloorId,
  to: OtherFloor,
  travel: readonly TravelKey[],
  mode: CopyMode,
  grounds: FloorGrounds = NO_GROUNDS,
): Operation {
  const ids = nodesOf(network, from);
  const clear = mode === 'replace' ? deleteNodes(nodesOf(network, to.floor)) : (before: Network) => before;
  const edit = (before: Network) => copyToFloors(before, ids, [to], travel, grounds).edit(clear(before));
  const before = new Set(network.nodes.keys());
  const copies = nodesOf(edit(network), to.floor).filter((id) => !before.has(id));
  return {
    ...copyToFloors(clear(network), ids, [to], travel, grounds),
    edit,
    select: copies.length > 0 ? { type: 'node', ids: copies } : null,
  };
}
