import type { Edge, EdgeId, NodeId } from '../network';
import type { NetworkEdit } from './networkEdit';

/**
 * Merges nodes: `kept` takes over the paths, transit stops and, if it has none, the mesh and name of the others. Loops
 * and duplicate paths are removed.
 */
export function mergeNodes(kept: NodeId, others: Iterable<NodeId>): NetworkEdit {
  return (network) => {
    const target = network.nodes.get(kept);
    const gone = new Set([...others].filter((id) => id !== kept && network.nodes.has(id)));
    if (!target || gone.size === 0) return network;
    const moved = (id: NodeId): NodeId => (gone.has(id) ? kept : id);
    const nodes = new Map(network.nodes);
    let { mesh, name } = target;
    for (const id of gone) {
      mesh ??= network.nodes.get(id)!.mesh;
      name ||= network.nodes.get(id)!.name;
      nodes.delete(id);
    }
    nodes.set(kept, { ...target, mesh, name });
    const edges = new Map<EdgeId, Edge>();
    const joined = new Set<NodeId>();
    for (const edge of network.edges.values()) {
      const from = moved(edge.from);
      const to = moved(edge.to);
      if (from === kept || to === kept) {
        const other = from === kept ? to : from;
        if (other === kept || joined.has(other)) continue;
        joined.add(other);
      }
      edges.set(edge.id, from === edge.from && to === edge.to ? edge : { ...edge, from, to });
    }
    const groups = new Map(network.groups);
    for (const group of network.groups.values())
      if (group.nodes.some((id) => gone.has(id)))
        groups.set(group.id, { ...group, nodes: [...new Set(group.nodes.map(moved))] });
    return { ...network, nodes, edges, groups };
  };
}
