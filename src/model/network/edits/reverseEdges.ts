import type { Direction, Edge, EdgeId } from '../network';
import type { NetworkEdit } from './networkEdit';

const opposite: Record<Direction, Direction> = { [-1]: 1, 0: 0, 1: -1 };

/** Reverses one-way paths; two-way paths do not change. */
export function reverseEdges(ids: Iterable<EdgeId>): NetworkEdit {
  return (network) => {
    const turned: Edge[] = [];
    for (const id of new Set(ids)) {
      const edge = network.edges.get(id);
      if (edge && edge.direction !== 0) turned.push({ ...edge, direction: opposite[edge.direction] });
    }
    if (turned.length === 0) return network;
    const edges = new Map(network.edges);
    for (const edge of turned) edges.set(edge.id, edge);
    return { ...network, edges };
  };
}
