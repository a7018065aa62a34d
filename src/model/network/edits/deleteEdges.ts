import type { EdgeId } from '../network';
import type { NetworkEdit } from './networkEdit';

/** Deletes paths; their nodes stay. */
export function deleteEdges(ids: Iterable<EdgeId>): NetworkEdit {
  return (network) => {
    const edges = new Map(network.edges);
    for (const id of ids) edges.delete(id);
    return edges.size === network.edges.size ? network : { ...network, edges };
  };
}
