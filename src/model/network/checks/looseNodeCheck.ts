import type { NodeId } from '../network';
import { removeSelection } from '../operations/removeSelection';
import { atNode, type NetworkCheck } from './problem';

/** Nodes without a path and a transit group, which no route can reach. */
export const looseNodeCheck: NetworkCheck = ({ network }) => {
  const tied = new Set<NodeId>();
  for (const edge of network.edges.values()) tied.add(edge.from).add(edge.to);
  for (const group of network.groups.values()) for (const id of group.nodes) tied.add(id);
  return [...network.nodes.values()]
    .filter((node) => !tied.has(node.id))
    .map((node) => ({
      check: 'loose-node' as const,
      severity: node.mesh === null ? ('warning' as const) : ('error' as const),
      message: 'loose-node' as const,
      nodes: [node.id],
      edges: [],
      groups: [],
      place: atNode(node),
      // An entrance needs a path; deleting it would only hide the problem.
      fix: node.mesh === null ? removeSelection(network, { type: 'node', ids: [node.id] }) : null,
    }));
};
