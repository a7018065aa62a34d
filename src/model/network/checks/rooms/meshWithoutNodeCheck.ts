import type { Point } from '@/model/geometry/points';
import { distance } from '@/model/geometry/segments';
import { nodeName } from '../../objectName';
import { bestJoin } from '../bestJoin';
import { entrancePoint } from '../entrancePoint';
import { type Fix, fix } from '../fix';
import { type NearestPaths, nearestPaths } from '../nearestPaths';
import { type CheckInput, type DestinationMesh, type NetworkCheck, NO_OBJECTS } from '../problem';
import { isWithoutRoom } from './withoutRoomCheck';

/** Destinations without an entrance, which no route can reach. */
export const meshWithoutNodeCheck: NetworkCheck = (input) => {
  const { network, destinations, floors } = input;
  const entered = new Set<string>();
  for (const node of network.nodes.values()) if (node.mesh !== null) entered.add(`${node.floor} ${node.mesh}`);
  const nearest = nearestPaths(network);
  return destinations
    .filter((one) => !entered.has(`${one.floor} ${one.name}`) && !isWithoutRoom(one, floors))
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

/** Metres between an entrance and a path that passes the door, so that they are two places. */
const CLEAR = 0.3;

/** The point of an entrance: further into the room where a path goes through its door. */
function clearOf(path: Point, door: Point, middle: Point): Point {
  const away = distance(door, middle);
  if (distance(path, door) >= CLEAR || away === 0) return door;
  const share = Math.min(1, CLEAR / away);
  return { x: door.x + share * (middle.x - door.x), y: door.y + share * (middle.y - door.y) };
}

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
  const { drawn } = checked;
  const isInside = (at: Point) => drawn.index.at(at, (one) => one === mesh) !== null;
  const [inside] = [...network.nodes.values()]
    .filter((node) => node.floor === floor && node.mesh === null && isInside(node))
    .sort((one, other) => distance(point, one) - distance(point, other));
  if (inside) return [fix('set-entrance', nodeName(inside), { type: 'setEntrance', node: inside.id, mesh: name })];
  const paths = nearest(floor, point).filter(({ at }) => !isInside(at));
  const found = bestJoin(checked, paths, (at) => ({
    ...clearOf(at, entrancePoint(drawn, mesh, at), point),
    mesh: name,
  }));
  if (!found) return [];
  const entrance = { floor, ...found.start, z };
  return [fix('add-entrance', label, { type: 'addEntrance', entrance, path: found.edge.id, join: found.join, label })];
}
