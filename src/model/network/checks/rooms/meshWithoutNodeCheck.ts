import type { Point } from '@/model/geometry/points';
import { distance } from '@/model/geometry/segments';
import { nodeName } from '../../objectName';
import { entrancePoint } from '../entrancePoint';
import { type Fix, fix } from '../fix';
import { type NearestPaths, nearestPaths } from '../nearestPaths';
import { type CheckInput, type DestinationMesh, type NetworkCheck, NO_OBJECTS } from '../problem';

/** Destinations without an entrance, which no route can reach. */
export const meshWithoutNodeCheck: NetworkCheck = (input) => {
  const { network, destinations, floors } = input;
  const entered = new Set<string>();
  for (const node of network.nodes.values()) if (node.mesh !== null) entered.add(`${node.floor} ${node.mesh}`);
  const nearest = nearestPaths(network);
  return destinations
    .filter(({ floor, name }) => !entered.has(`${floor} ${name}`))
    .map((destination) => {
      const { floor, name, label } = destination;
      const drawn = floors.get(floor)?.drawn;
      const mesh = drawn?.meshByName.get(name);
      const { anchors } = drawn?.floorPlan ?? {};
      const point = anchors && mesh !== undefined ? { x: anchors[3 * mesh] ?? 0, y: anchors[3 * mesh + 1] ?? 0 } : null;
      let fixes: readonly Fix[] | null = null;
      return {
        ...NO_OBJECTS,
        check: 'mesh-without-node' as const,
        severity: 'error' as const,
        message: 'mesh-without-node' as const,
        subject: { name: label, count: 1 },
        mesh: name,
        place: { floor, point },
        // Found when it is shown: a new location may lack thousands of entrances, and the list shows a hundred.
        get fixes() {
          fixes ??= point && mesh !== undefined ? entranceFixes(input, nearest, destination, mesh, point) : [];
          return fixes;
        },
      };
    });
};

/** A node that is in the room already becomes its entrance; else one is placed at its door and connected. */
function entranceFixes(
  { network, floors }: CheckInput,
  nearest: NearestPaths,
  { floor, name, label, z }: DestinationMesh,
  mesh: number,
  point: Point,
): readonly Fix[] {
  const checked = floors.get(floor);
  if (!checked) return [];
  const { drawn, walls } = checked;
  const isInside = (at: Point) => drawn.index.at(at, (one) => one === mesh) !== null;
  const [inside] = [...network.nodes.values()]
    .filter((node) => node.floor === floor && node.mesh === null && isInside(node))
    .sort((one, other) => distance(point, one) - distance(point, other));
  if (inside) return [fix('set-entrance', nodeName(inside), { type: 'setEntrance', node: inside.id, mesh: name })];
  for (const { edge, at } of nearest(floor, point)) {
    if (isInside(at)) continue;
    const door = entrancePoint(drawn, mesh, at);
    if (walls.crossing(door, at, new Set([name]))) continue;
    return [
      fix('add-entrance', label, {
        type: 'addEntrance',
        entrance: { floor, ...door, z, mesh: name },
        path: edge.id,
        label,
      }),
    ];
  }
  return [];
}
