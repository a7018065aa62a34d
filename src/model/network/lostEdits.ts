import { deltaBetween } from './delta';
import { createNetwork, type Edge, type FloorId, type MapNode, type Network } from './network';
import type { DeletedFloors } from './withoutFloors';

/** New and changed records on deleted floors: they can no longer be saved. */
export interface LostEdits {
  /** The deleted floors, also those without such records. */
  readonly floors: readonly FloorId[];
  readonly nodes: readonly MapNode[];
  readonly edges: readonly Edge[];
}

/** The edits from `base` to `mine` that go with deleted floors. */
export function lostEdits(base: Network, mine: Network, deleted: DeletedFloors): LostEdits {
  const floors = [...deleted];
  if (floors.length === 0) return { floors, nodes: [], edges: [] };
  const { nodes, edges } = deltaBetween(base, mine);
  const isLost = (node: MapNode | undefined) => node !== undefined && deleted.has(node.floor);
  return {
    floors,
    nodes: [...nodes.values()].flatMap(({ after }) => (after && isLost(after) ? after : [])),
    edges: [...edges.values()].flatMap(({ after }) => (after && isLost(mine.nodes.get(after.from)) ? after : [])),
  };
}

/** The lost records as a network, to be kept as a file. */
export const lostNetwork = ({ nodes, edges }: LostEdits): Network => createNetwork(nodes, edges);
