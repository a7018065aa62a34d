import type { Walls } from '@/model/floorPlan/walls';
import type { Point } from '@/model/geometry/points';
import type { Edge, MapNode } from '../../network';
import { nodeName } from '../../objectName';
import { type NetworkCheck, NO_OBJECTS, type Problem } from '../problem';

interface Examined {
  readonly from: MapNode;
  readonly to: MapNode;
  readonly walls: Walls;
  readonly crossing: Point | null;
}

/** Most paths stay as they are between two checks: they are examined again only when they, their ends or the plan change. */
const examined = new WeakMap<Edge, Examined>();

/** Paths through a wall, or right through a room, away from its doors. */
export const throughWallCheck: NetworkCheck = ({ network, floors }) => {
  if (floors.size === 0) return [];
  const problems: Problem[] = [];
  for (const edge of network.edges.values()) {
    const from = network.nodes.get(edge.from);
    const to = network.nodes.get(edge.to);
    const walls = from && floors.get(from.floor)?.walls;
    if (!to || !walls) continue;
    const crossing = crossingOf(edge, from, to, walls);
    if (!crossing) continue;
    problems.push({
      ...NO_OBJECTS,
      check: 'through-wall',
      severity: 'warning',
      message: 'through-wall',
      subject: { name: [nodeName(from), nodeName(to)], count: 1 },
      edges: [edge.id],
      place: { floor: from.floor, point: crossing },
    });
  }
  return problems;
};

function crossingOf(edge: Edge, from: MapNode, to: MapNode, walls: Walls): Point | null {
  const last = examined.get(edge);
  if (last && last.from === from && last.to === to && last.walls === walls) return last.crossing;
  const entered = new Set([from.mesh, to.mesh].filter((mesh) => mesh !== null));
  const crossing = walls.crossing(from, to, entered);
  examined.set(edge, { from, to, walls, crossing });
  return crossing;
}
