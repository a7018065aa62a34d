import { distance } from '@/model/geometry/segments';
import { addNode } from '../../edits/addNode';
import { createGroup } from '../../edits/createGroup';
import { joinGroup } from '../../edits/joinGroup';
import type { GroupSettings } from '../../groupSettings';
import {
  type FloorId,
  groupId,
  type MapNode,
  type Network,
  type NodeId,
  nodeId,
  type TransitGroup,
} from '../../network';
import type { BlockedBy, Operation } from '../operation';
import { type FloorGrounds, NO_GROUNDS } from './floorGround';
import type { OtherFloor } from './otherFloor';

/** Metres within which a free node of the other floor becomes the stop, instead of a new one beside it. */
const REACH = 1;

/**
 * Adds a stop on another floor above or below a node, to its transit group or to a new one with these settings; a free
 * node that is there becomes the stop. Selects the group.
 * @param grounds of both floors: a new stop is inside of the building, and in a room only if its node is in one
 */
export function addStop(
  network: Network,
  id: NodeId,
  { floor, z }: OtherFloor,
  settings: Partial<GroupSettings> = {},
  grounds: FloorGrounds = NO_GROUNDS,
): Operation {
  const node = network.nodes.get(id);
  const group = groupOf(network, id);
  const free = node ? freeNodeNear(network, node, floor) : null;
  const isDoubtful = node !== undefined && free === null && !hasGround(node, floor, grounds);
  const stop = free?.id ?? nodeId(network.nextId);
  return {
    blockedBy: node
      ? (blockedBy(network, node, group, floor) ?? (isDoubtful ? 'no-ground-there' : null))
      : 'node-not-found',
    edit: (before) => {
      const { x, y } = node ?? { x: Number.NaN, y: Number.NaN };
      const withStop = free || !node ? before : addNode({ floor, x, y, z })(before);
      return group ? joinGroup(group.id, stop)(withStop) : createGroup([id, stop], settings)(withStop);
    },
    note: { kind: 'addStop' },
    select: { type: 'group', ids: [group?.id ?? groupId(network.nextId - (free ? 0 : 1))] },
  };
}

export function groupOf({ groups }: Network, id: NodeId): TransitGroup | null {
  for (const group of groups.values()) if (group.nodes.includes(id)) return group;
  return null;
}

function blockedBy(network: Network, node: MapNode, group: TransitGroup | null, floor: FloorId): BlockedBy | null {
  const stops = group?.nodes ?? [node.id];
  return stops.some((stop) => network.nodes.get(stop)?.floor === floor) ? 'has-stop-there' : null;
}

/** Whether there is room for a stop above or below a node: a stairwell is a room on each of its floors, an office is not. */
function hasGround(node: MapNode, floor: FloorId, grounds: FloorGrounds): boolean {
  const there = grounds.get(floor);
  if (!there) return true;
  const isInRoom = (grounds.get(node.floor)?.roomAt(node) ?? null) !== null;
  return there.holds(node) && (isInRoom || there.roomAt(node) === null);
}

function freeNodeNear({ nodes, groups }: Network, from: MapNode, floor: FloorId): MapNode | null {
  const taken = new Set(Array.from(groups.values(), (group) => group.nodes).flat());
  let nearest: MapNode | null = null;
  for (const node of nodes.values()) {
    if (node.floor !== floor || taken.has(node.id) || distance(node, from) > REACH) continue;
    if (!nearest || distance(node, from) < distance(nearest, from)) nearest = node;
  }
  return nearest;
}
