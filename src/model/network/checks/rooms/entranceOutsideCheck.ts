import { distanceToMesh } from '@/model/floorPlan/distanceToMesh';
import { nodeName } from '../../objectName';
import { entrancePoint } from '../entrancePoint';
import { type Fix, fix } from '../fix';
import { atNode, type NetworkCheck, NO_OBJECTS, nodesAsSubject, type Problem } from '../problem';

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
        fixes ??= [
          fix('move-to-room', nodeName(node), {
            type: 'moveNode',
            node: node.id,
            to: entrancePoint(drawn, mesh, node),
          }),
          fix('not-entrance', nodeName(node), { type: 'setEntrance', node: node.id, mesh: null }),
        ];
        return fixes;
      },
    });
  }
  return problems;
};
