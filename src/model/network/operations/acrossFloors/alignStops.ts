import { moveNodes } from '../../edits/moveNodes';
import type { GroupId, Network, NodeId } from '../../network';
import type { Operation } from '../operation';

/** Moves all stops of a transit group to the position of one of them, since a lift goes straight up. */
export function alignStops(network: Network, id: GroupId, to: NodeId): Operation {
  const group = network.groups.get(id);
  const target = network.nodes.get(to);
  const stops = group?.nodes.flatMap((stop) => network.nodes.get(stop) ?? []) ?? [];
  const isAligned = target !== undefined && stops.every(({ x, y }) => x === target.x && y === target.y);
  return {
    blockedBy: !group
      ? 'group-not-found'
      : !target || !group.nodes.includes(to)
        ? 'not-in-the-group'
        : isAligned
          ? 'nothing-to-change'
          : null,
    edit: moveNodes(new Map(target ? stops.map((stop) => [stop.id, { x: target.x, y: target.y }]) : [])),
    note: { kind: 'alignStops' },
    select: { type: 'group', ids: [id] },
  };
}
