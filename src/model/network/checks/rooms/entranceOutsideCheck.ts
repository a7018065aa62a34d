import { distanceToMesh } from '@/model/floorPlan/distanceToMesh';
import type { MapNode, Network } from '../../network';
import { nodeName } from '../../objectName';
import { entrancePoint } from '../entrancePoint';
import { type Fix, fix } from '../fix';
import { atNode, type NetworkCheck, NO_OBJECTS, nodesAsSubject, type Problem } from '../problem';
import { isWalkable } from '../walkable';

/** An entrance may stand before its door, or in a wall that is no part of the room. Metres. */
const AT_THE_ROOM = 1.5;

/** Entrances that are away from their room: routes to it would end elsewhere. */
export const entranceOutsideCheck: NetworkCheck = ({ network, floors, destinations }) => {
  const problems: Problem[] = [];
  const labels = new Map(destinations.map(({ floor, name, label }) => [`${floor} ${name}`, label]));
  for (const node of network.nodes.values()) {
    const drawn = node.mesh === null ? undefined : floors.get(node.floor)?.drawn;
    const mesh = drawn?.meshByName.get(node.mesh ?? '');
    if (!drawn || mesh === undefined || distanceToMesh(drawn.floorPlan, mesh, node) <= AT_THE_ROOM) continue;
    let fixes: readonly Fix[] | null = null;
    problems.push({
      ...NO_OBJECTS,
      check: 'entrance-outside',
      severity: 'error',
      message: 'entrance-outside',
      subject: nodesAsSubject([node]),
      detail: labels.get(`${node.floor} ${node.mesh}`) ?? node.mesh ?? '',
      nodes: [node.id],
      place: atNode(node),
      get fixes() {
        if (fixes) return fixes;
        const to = entrancePoint(drawn, mesh, node);
        const isFree = neighboursOf(network, node).every((other) =>
          isWalkable(floors.get(node.floor), { ...to, mesh: node.mesh }, other),
        );
        fixes = [
          ...(isFree ? [fix('move-to-room', nodeName(node), { type: 'moveNode', node: node.id, to })] : []),
          fix('not-entrance', nodeName(node), { type: 'setEntrance', node: node.id, mesh: null }),
        ];
        return fixes;
      },
    });
  }
  return problems;
};

/** The nodes on its floor to which a node has a path. */
const neighboursOf = ({ nodes, edges }: Network, { id, floor }: MapNode): readonly MapNode[] =>
  [...edges.values()].flatMap(({ from, to }) => {
    const other = from === id ? nodes.get(to) : to === id ? nodes.get(from) : undefined;
    return other?.floor === floor ? [other] : [];
  });
