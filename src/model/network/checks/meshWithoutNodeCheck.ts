import { placeNode } from '../operations/placeNode';
import type { NetworkCheck } from './problem';

/** Destinations without an entrance, which no route can reach. */
export const meshWithoutNodeCheck: NetworkCheck = ({ network, destinations }) => {
  const entered = new Set<string>();
  for (const node of network.nodes.values()) if (node.mesh !== null) entered.add(`${node.floor} ${node.mesh}`);
  return destinations
    .filter(({ floor, name }) => !entered.has(`${floor} ${name}`))
    .map(({ name, floor, point, z }) => ({
      check: 'mesh-without-node' as const,
      severity: 'error' as const,
      message: 'mesh-without-node' as const,
      nodes: [],
      edges: [],
      groups: [],
      place: { floor, point },
      fix: placeNode(network, { floor, x: point.x, y: point.y, z, mesh: name }, null),
    }));
};
