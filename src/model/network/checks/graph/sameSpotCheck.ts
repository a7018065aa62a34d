import type { MapNode } from '../../network';
import { nodeName } from '../../objectName';
import { isEntranceOfSeveral } from '../../operations/uniteNodes';
import { fix } from '../fix';
import { atNode, type NetworkCheck, NO_OBJECTS, nodesAsSubject } from '../problem';

/** Nodes closer than this in metres share a spot: a millimetre, which nobody can see or click. */
const SPOT = 0.001;

/** Nodes of one floor on the same spot: one hides the other, and paths that seem to meet do not. */
export const sameSpotCheck: NetworkCheck = ({ network }) => {
  const spots = new Map<string, MapNode[]>();
  for (const node of network.nodes.values()) {
    const spot = `${Math.round(node.x / SPOT)} ${Math.round(node.y / SPOT)} ${node.floor}`;
    const list = spots.get(spot);
    if (list) list.push(node);
    else spots.set(spot, [node]);
  }
  return [...spots.values()]
    .filter((nodes) => nodes.length > 1)
    .map((nodes) => {
      const ids = nodes.map((node) => node.id);
      return {
        ...NO_OBJECTS,
        check: 'same-spot' as const,
        severity: 'warning' as const,
        message: 'same-spot' as const,
        subject: nodesAsSubject(nodes),
        nodes: ids,
        place: atNode(nodes[0]!),
        fixes: isEntranceOfSeveral(nodes)
          ? []
          : [fix('unite', nodeName(nodes[0]!), { type: 'uniteNodes', nodes: ids }, { count: ids.length })],
      };
    });
};
