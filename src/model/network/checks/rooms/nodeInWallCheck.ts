import { WALL } from '@/model/floorPlan/kinds/meshKind';
import type { Network, NodeId } from '../../network';
import { atNode, type NetworkCheck, NO_OBJECTS, nodesAsSubject, type Problem } from '../problem';

/**
 * Nodes inside of a wall, away from its doors: no route can turn there. A path may end in a wall, as at an entrance
 * from the street.
 */
export const nodeInWallCheck: NetworkCheck = ({ network, floors }) => {
  if (floors.size === 0) return [];
  const problems: Problem[] = [];
  for (const id of turningPoints(network)) {
    const node = network.nodes.get(id);
    const floor = node && floors.get(node.floor);
    if (!floor || node.mesh !== null) continue;
    const { drawn, walls } = floor;
    if (walls.isAtDoor(node) || drawn.index.at(node, (mesh) => drawn.kinds[mesh] === WALL) === null) continue;
    problems.push({
      ...NO_OBJECTS,
      check: 'node-in-wall',
      severity: 'warning',
      message: 'node-in-wall',
      subject: nodesAsSubject([node]),
      nodes: [id],
      place: atNode(node),
    });
  }
  return problems;
};

/** The nodes of at least two paths. */
function turningPoints({ edges }: Network): ReadonlySet<NodeId> {
  const met = new Set<NodeId>();
  const turning = new Set<NodeId>();
  for (const { from, to } of edges.values())
    for (const id of [from, to]) {
      if (met.has(id)) turning.add(id);
      met.add(id);
    }
  return turning;
}
