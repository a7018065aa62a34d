import { createGroup } from '../edits/createGroup';
import type { GroupSettings } from '../groupSettings';
import { type FloorId, groupId, type MapNode, type Network, type NodeId } from '../network';
import { membershipBlockedBy } from './newTransitGroup';
import type { Operation } from './operation';

/** Metres on the floor plan between the stops of one lift or staircase, at most. */
const REACH = 10;

/**
 * Makes a transit group of a node and of the nearest free node on each floor above and below it, up to the first floor
 * without one within reach. Selects the group.
 * @param floors the floors of the node's building from the lowest to the highest
 */
export function automaticTransitGroup(
  network: Network,
  id: NodeId,
  floors: readonly FloorId[],
  settings: Partial<GroupSettings> = {},
): Operation {
  const stops = automaticStops(network, id, floors);
  return {
    blockedBy: membershipBlockedBy(network, id) ?? (stops.length === 1 ? 'no-node-near' : null),
    edit: createGroup(stops, settings),
    note: { kind: 'createTransitGroup' },
    select: { type: 'group', ids: [groupId(network.nextId)] },
  };
}

/** The node and the stops that it gets, from the lowest floor to the highest; the node alone where there are none. */
export function automaticStops(network: Network, id: NodeId, floors: readonly FloorId[]): NodeId[] {
  const node = network.nodes.get(id);
  if (!node) return [];
  const own = floors.indexOf(node.floor);
  if (own < 0) return [id];
  const nearest = nearestFree(network, node);
  const upTo = (others: readonly FloorId[]): NodeId[] => {
    const end = others.findIndex((floor) => !nearest.has(floor));
    return others.slice(0, end < 0 ? others.length : end).flatMap((floor) => nearest.get(floor)?.id ?? []);
  };
  return [...upTo(floors.slice(0, own).reverse()).reverse(), id, ...upTo(floors.slice(own + 1))];
}

/** By floor, the nearest node that is in no group, within reach. */
function nearestFree({ nodes, groups }: Network, from: MapNode): Map<FloorId, MapNode> {
  const taken = new Set([...groups.values()].flatMap((group) => group.nodes));
  const nearest = new Map<FloorId, MapNode>();
  const distance = (node: MapNode) => Math.hypot(node.x - from.x, node.y - from.y);
  for (const node of nodes.values()) {
    if (node.floor === from.floor || taken.has(node.id) || distance(node) > REACH) continue;
    const before = nearest.get(node.floor);
    if (!before || distance(node) < distance(before)) nearest.set(node.floor, node);
  }
  return nearest;
}
