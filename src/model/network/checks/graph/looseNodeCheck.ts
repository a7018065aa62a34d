import type { NodeId } from '../../network';
import { nodeName } from '../../objectName';
import { connectFix } from '../connectFix';
import { fix } from '../fix';
import { nearestPaths } from '../nearestPaths';
import { atNode, type NetworkCheck, NO_OBJECTS, nodesAsSubject } from '../problem';

/** Nodes without a path and a transit group, which no route can reach. */
export const looseNodeCheck: NetworkCheck = (input) => {
  const { network } = input;
  const tied = new Set<NodeId>();
  for (const edge of network.edges.values()) tied.add(edge.from).add(edge.to);
  for (const group of network.groups.values()) for (const id of group.nodes) tied.add(id);
  const nearest = nearestPaths(network);
  return [...network.nodes.values()]
    .filter((node) => !tied.has(node.id))
    .map((node) => {
      const connect = connectFix(input, nearest, node);
      // An entrance needs a path; deleting it would only hide the problem.
      const remove =
        node.mesh === null
          ? fix(
              'remove',
              nodeName(node),
              { type: 'removeSelection', selection: { type: 'node', ids: [node.id] } },
              { deletes: true },
            )
          : null;
      return {
        ...NO_OBJECTS,
        check: 'loose-node' as const,
        severity: node.mesh === null ? ('warning' as const) : ('error' as const),
        message: 'loose-node' as const,
        subject: nodesAsSubject([node]),
        nodes: [node.id],
        place: atNode(node),
        fixes: [connect, remove].filter((one) => one !== null),
      };
    });
};
