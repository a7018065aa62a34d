import { createGroup } from '../edits/createGroup';
import type { GroupSettings } from '../groupSettings';
import { type FloorId, groupId, type MapNode, type Network, type NodeId } from '../network';
import { type FloorGrounds, NO_GROUNDS } from './acrossFloors/floorGround';
import { membershipBlockedBy } from './newTransitGroup';
import type { Operation } from './operation';

/** Metres on the floor plan between the stops of one lift or staircase, at most. */
const REACH = 10;
/** Metres within which a node is right above or below another one, whatever is between them. */
const SHAFT = 1;

/**
 * Makes a transit group of a node and of the nearest free node on each floor above and below it, up to the first floor
 * without one within reach. Selects the group.
 * @param floors the floors of the node's building from the lowest to the highest
 * @param grounds a node is not taken that is outside of the building, or behind a wall or a room
 */
export function automaticTransitGroup(
  network: Network,
  id: NodeId,
  floors: readonly FloorId[],
  settings: Partial<GroupSettings> = {},
  grounds: FloorGrounds = NO_GROUNDS,
): Operation {
  const stops = automaticStops(network, id, floors, grounds);
  return {
    blockedBy: membershipBlockedBy(network, id) ?? (stops.length === 1 ? 'no-node-near' : null),
    edit: createGroup(stops, settings),
    note: { kind: 'createTransitGroup' },
    select: { type: 'group', ids: [groupId(network.nextId)] },
  };
}

/** The node and the stops that it gets, from the lowest floor to the highest; the node alone where there are none. */
export function automaticStops(
  network: Network,
  id: NodeId,
  floors: readonly FloorId[],
  grounds: FloorGrounds = NO_GROUNDS,
): NodeId[] {
  const node = network.nodes.get(id);
  if (!node) return [];
  const own = floors.indexOf(node.floor);
  if (own < 0) return [id];
  const nearest = nearestFree(network, node, grounds);
  const upTo = (others: readonly FloorId[]): NodeId[] => {
    const end = others.findIndex((floor) => !nearest.has(floor));
    return others.slice(0, end < 0 ? others.length : end).flatMap((floor) => nearest.get(floor)?.id ?? []);
  };
  return [...upTo(floors.slice(0, own).reverse()).reverse(), id, ...upTo(floors.slice(own + 1))];
}

/** By floor, the nearest node that is in no group, within reach. */
function nearestFree({ nodes, groups }: Network, from: MapNode, grounds: FloorGrounds): Map<FloorId, MapNode> {
  const taken = new Set([...groups.values()].flatMap((group) => group.nodes));
  const nearest = new Map<FloorId, MapNode>();
  const distance = (node: MapNode) => Math.hypot(node.x - from.x, node.y - from.y);
  const isBeside = (node: MapNode) => {
    const ground = grounds.get(node.floor);
    return !ground || distance(node) <= SHAFT || (ground.holds(node) && ground.isFree(from, node));
  };
  for (const node of nodes.values()) {
    if (node.floor === from.floor || taken.has(node.id) || distance(node) > REACH) continue;
    const before = nearest.get(node.floor);
    if ((!before || distance(node) < distance(before)) && isBeside(node)) nearest.set(node.floor, node);
  }
  return nearest;
}
