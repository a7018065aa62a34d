import type { Point } from '@/model/geometry/points';
import { edgeId, type NodeId, nodeId } from '../network';
import type { NetworkEdit } from './networkEdit';

/**
 * Copies nodes and the paths between them, moved by `by` metres. Copies have no mesh and no transit group, since both
 * belong to the original position. Ids count down from `network.nextId`, nodes first.
 */
export function duplicateNodes(ids: Iterable<NodeId>, by: Point): NetworkEdit {
  return (network) => {
    let nextId = network.nextId;
    const copies = new Map<NodeId, NodeId>();
    const nodes = new Map(network.nodes);
    for (const id of new Set(ids)) {
      const node = network.nodes.get(id);
      if (!node) continue;
      const copy = nodeId(nextId--);
      copies.set(id, copy);
      const { absorbed: _, ...copied } = node;
      nodes.set(copy, { ...copied, id: copy, x: node.x + by.x, y: node.y + by.y, mesh: null });
    }
    if (copies.size === 0) return network;
    const edges = new Map(network.edges);
    for (const edge of network.edges.values()) {
      const from = copies.get(edge.from);
      const to = copies.get(edge.to);
      if (from === undefined || to === undefined) continue;
      const copy = edgeId(nextId--);
      edges.set(copy, { ...edge, id: copy, from, to });
    }
    return { ...network, nodes, edges, nextId };
  };
}
