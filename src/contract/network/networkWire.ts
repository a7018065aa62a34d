import type { AssignedIds } from '@/model/network/adoptIds';
import { deltaBetween, type RecordChange } from '@/model/network/delta';
import { DEFAULT_TRAVEL } from '@/model/network/edgeSettings';
import {
  createNetwork,
  type Edge,
  type EdgeId,
  edgeId,
  floorId,
  type GroupId,
  groupId,
  type MapNode,
  type Network,
  type NodeId,
  nodeId,
  type TransitGroup,
  type TravelType,
} from '@/model/network/network';
import { withTemporaryIds } from '@/model/network/temporaryIds';
import type {
  ChangeSet,
  EditedNode,
  SavedChanges,
  WireEdge,
  WireNetwork,
  WireTransitGroup,
  WireTravelType,
} from './network';

/**
 * The network of the wire and the one of the model differ only in spelling; this is the only module that knows both.
 */
const toNode = (wire: EditedNode): MapNode => ({
  id: nodeId(wire.id),
  floor: floorId(wire.floor_id),
  x: wire.x,
  y: wire.y,
  z: wire.z,
  name: wire.name,
  open: wire.open,
  ...(!wire.open && wire.closure && { closure: wire.closure }),
  mesh: wire.mesh,
  dynamicRoute: wire.dynamicRoute,
  ...(wire.absorbed && { absorbed: wire.absorbed.map(nodeId) }),
});

const fromNode = (node: MapNode): EditedNode => ({
  id: node.id,
  floor_id: node.floor,
  x: node.x,
  y: node.y,
  z: node.z,
  name: node.name,
  open: node.open,
  ...(!node.open && node.closure && { closure: { ...node.closure } }),
  mesh: node.mesh,
  dynamicRoute: node.dynamicRoute,
  ...(node.absorbed && { absorbed: [...node.absorbed] }),
});

const toEdge = (wire: WireEdge): Edge => ({
  id: edgeId(wire.id),
  from: nodeId(wire.from),
  to: nodeId(wire.to),
  travel: toTravel(wire.travel),
  direction: wire.direction,
  weight: wire.weight,
  multiplier: wire.multiplier,
  multiplierZ: wire.multiplier_z,
});

/** A path that was stored without a travel type is one to walk along. */
function toTravel(wire: string): readonly string[] {
  const keys = wire.split(',').filter((key) => key !== '');
  return keys.length > 0 ? keys : [DEFAULT_TRAVEL];
}

const fromEdge = (edge: Edge): WireEdge => ({
  id: edge.id,
  from: edge.from,
  to: edge.to,
  travel: edge.travel.join(','),
  direction: edge.direction,
  weight: edge.weight,
  multiplier: edge.multiplier,
  multiplier_z: edge.multiplierZ,
});

const toGroup = (wire: WireTransitGroup): TransitGroup => ({
  id: groupId(wire.id),
  name: wire.name,
  travel: wire.travel,
  type: wire.type,
  weight: wire.weight,
  multiplier: wire.multiplier,
  nodes: wire.nodes.map(({ id }) => nodeId(id)),
});

const fromGroup = (group: TransitGroup): WireTransitGroup => ({
  id: group.id,
  name: group.name,
  travel: group.travel,
  type: group.type,
  weight: group.weight,
  multiplier: group.multiplier,
  nodes: group.nodes.map((id) => ({ id })),
});

/** The records of a network as a draft keeps them: with what its nodes have absorbed. */
interface EditedNetwork extends Omit<WireNetwork, 'revision' | 'floors' | 'nodes'> {
  readonly nodes: EditedNode[];
}

export const toNetwork = ({ nodes, joins, transitgroups }: EditedNetwork): Network =>
  createNetwork(nodes.map(toNode), joins.map(toEdge), transitgroups.map(toGroup));

export const fromNetwork = (network: Network): EditedNetwork => ({
  nodes: Array.from(network.nodes.values(), fromNode),
  joins: Array.from(network.edges.values(), fromEdge),
  transitgroups: Array.from(network.groups.values(), fromGroup),
});

/** The changes from `loaded` to `present`, as one save of all floors. */
export function toChangeSet(loaded: Network, present: Network, revision: number): ChangeSet {
  const { nodes, edges, groups } = deltaBetween(loaded, withTemporaryIds(loaded, present).network);
  return {
    revision,
    nodes: toChanges(nodes, fromNode),
    joins: toChanges(edges, fromEdge),
    transitgroups: toChanges(groups, fromGroup),
  };
}

function toChanges<Id extends number, Value, Wire>(
  changes: ReadonlyMap<Id, RecordChange<Value>>,
  toWire: (value: Value) => Wire,
): { new: Wire[]; updated: Wire[]; deleted: number[] } {
  const result = { new: [] as Wire[], updated: [] as Wire[], deleted: [] as number[] };
  for (const [id, { before, after }] of changes) {
    if (after === undefined) result.deleted.push(id);
    else if (before === undefined) result.new.push(toWire(after));
    else result.updated.push(toWire(after));
  }
  return result;
}

/** The ids that the service gave to the new records of the save from `loaded` to `present`, by their ids in `present`. */
export function toAssignedIds(
  { nodes, joins, transitgroups }: SavedChanges,
  loaded: Network,
  present: Network,
): AssignedIds {
  const { temporaryIds } = withTemporaryIds(loaded, present);
  const idsOf = <Id extends number>(
    list: readonly { temporary_id: number; record: { id: number } }[],
    brand: (id: number) => Id,
    temporary: ReadonlyMap<Id, Id>,
  ) => {
    const originals = new Map(Array.from(temporary, ([id, sent]) => [sent, id]));
    return new Map(
      list.map(({ temporary_id, record }) => {
        const sent = brand(temporary_id);
        return [originals.get(sent) ?? sent, brand(record.id)];
      }),
    );
  };
  return {
    nodes: idsOf<NodeId>(nodes.new, nodeId, temporaryIds.nodes),
    edges: idsOf<EdgeId>(joins.new, edgeId, temporaryIds.edges),
    groups: idsOf<GroupId>(transitgroups.new, groupId, temporaryIds.groups),
  };
}

export const toTravelType = (wire: WireTravelType): TravelType => ({
  key: wire.jointype,
  name: wire.name,
  access: wire.accessable,
  speed: wire.speed ?? 1.25,
  wait: wire.wait ?? 0,
});
