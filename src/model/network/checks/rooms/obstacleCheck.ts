import type { Edge, MapNode } from '../../network';
import { nodeName } from '../../objectName';
import { type CheckedFloor, type NetworkCheck, NO_OBJECTS, type Problem } from '../problem';
import { type Obstacle, obstacleBetween } from '../walkable';

interface Examined {
  readonly from: MapNode;
  readonly to: MapNode;
  readonly floor: CheckedFloor;
  readonly obstacle: Obstacle | null;
}

/** Most paths stay as they are between two checks: they are examined again only when they, their ends or the plan change. */
const examined = new WeakMap<Edge, Examined>();

/** Paths through a wall away from its doors, through a room that they do not lead to, or out of the building and back. */
export const obstacleCheck: NetworkCheck = ({ network, floors }) => {
  if (floors.size === 0) return [];
  const problems: Problem[] = [];
  for (const edge of network.edges.values()) {
    const from = network.nodes.get(edge.from);
    const to = network.nodes.get(edge.to);
    const floor = from && floors.get(from.floor);
    if (!to || !floor) continue;
    const obstacle = obstacleOf(edge, from, to, floor);
    if (!obstacle) continue;
    problems.push({
      ...NO_OBJECTS,
      check: obstacle.kind,
      severity: 'warning',
      message: obstacle.kind,
      subject: { name: [nodeName(from), nodeName(to)], count: 1 },
      edges: [edge.id],
      place: { floor: from.floor, point: obstacle.at },
    });
  }
  return problems;
};

function obstacleOf(edge: Edge, from: MapNode, to: MapNode, floor: CheckedFloor): Obstacle | null {
  const last = examined.get(edge);
  if (last && last.from === from && last.to === to && last.floor === floor) return last.obstacle;
  const obstacle = obstacleBetween(floor, from, to);
  examined.set(edge, { from, to, floor, obstacle });
  return obstacle;
}
