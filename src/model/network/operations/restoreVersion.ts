import { deltaBetween, isEmptyDelta } from '../delta';
import type { NetworkEdit } from '../edits/networkEdit';
import {
  type EdgeId,
  edgeId,
  type FloorId,
  type GroupId,
  groupId,
  type MapNode,
  type Network,
  type NodeId,
  nodeId,
} from '../network';
import { sameRecord } from '../sameRecord';
import type { Operation } from './operation';

/** The present state of the location: a version may name records that it no longer has. */
export interface RestoreInto {
  /** The network as the service has it: its ids can be used again, also those of records that are deleted and not saved. */
  readonly saved: Network;
  /** The floors with the names of their meshes; null where they have no floor plan. */
  readonly floors: ReadonlyMap<FloorId, ReadonlySet<string> | null>;
  /** Ids of the external time delays. */
  readonly delays: ReadonlySet<number>;
}

interface Version {
  readonly network: Network;
  /** The number of the build that holds it. */
  readonly build: number;
}

/**
 * Makes a network the one of an earlier version, as one step. Records keep their ids where they still exist, so that kiosks
 * and route cases stay at their nodes; the others get new ones. Nodes of floors that are gone are left out with their
 * paths and stops, and a node loses a room or a delay that is gone. What publications leave out stays as it is.
 */
export function restoreVersion(present: Network, version: Version, into: RestoreInto): Operation {
  const edit: NetworkEdit = (before) => restored(before, version.network, into);
  return {
    blockedBy: edit(present) === present ? 'nothing-to-change' : null,
    edit,
    note: {
      kind: 'restoreVersion',
      build: version.build,
      withoutRoom: countWithoutRoom(present, version.network, into),
    },
    select: null,
  };
}

function restored(present: Network, version: Network, into: RestoreInto): Network {
  let nextId = present.nextId;
  const known = <Id extends number>(id: Id, ...networks: readonly ReadonlyMap<Id, unknown>[]): boolean =>
    networks.some((records) => records.has(id));
  const nodeIds = new Map<NodeId, NodeId>();
  const nodes = [...version.nodes.values()].flatMap((node) => {
    if (!into.floors.has(node.floor)) return [];
    const id = known(node.id, present.nodes, into.saved.nodes) ? node.id : nodeId(nextId--);
    nodeIds.set(node.id, id);
    const mesh = losesRoom(present, node, into) ? null : node.mesh;
    const dynamicRoute = node.dynamicRoute !== null && into.delays.has(node.dynamicRoute) ? node.dynamicRoute : null;
    return [{ ...node, ...withheldOf(node, present.nodes.get(id)), id, mesh, dynamicRoute }];
  });
  const edges = [...version.edges.values()].flatMap((edge) => {
    const from = nodeIds.get(edge.from);
    const to = nodeIds.get(edge.to);
    if (from === undefined || to === undefined) return [];
    const id: EdgeId = known(edge.id, present.edges, into.saved.edges) ? edge.id : edgeId(nextId--);
    return [{ ...edge, id, from, to }];
  });
  const groups = [...version.groups.values()].flatMap((group) => {
    const stops = group.nodes.flatMap((stop) => nodeIds.get(stop) ?? []);
    if (stops.length === 0) return [];
    const id: GroupId = known(group.id, present.groups, into.saved.groups) ? group.id : groupId(nextId--);
    return [{ ...group, id, nodes: stops }];
  });
  const next: Network = {
    nodes: inOrderOf(present.nodes, nodes),
    edges: inOrderOf(present.edges, edges),
    groups: inOrderOf(present.groups, groups),
    nextId,
  };
  return isEmptyDelta(deltaBetween(present, next)) ? present : next;
}

/** The records in the order of the present ones, and the very ones where nothing differs, which makes comparing cheap. */
function inOrderOf<Id, Value extends { readonly id: Id }>(
  present: ReadonlyMap<Id, Value>,
  records: readonly Value[],
): ReadonlyMap<Id, Value> {
  const byId = new Map(records.map((record) => [record.id, record] as const));
  const next = new Map<Id, Value>();
  for (const [id, before] of present) {
    const after = byId.get(id);
    if (after) next.set(id, sameRecord(before, after) ? before : after);
  }
  for (const [id, after] of byId) if (!next.has(id)) next.set(id, after);
  return next;
}

/**
 * Versions are read from publications, which have no names of what is for staff only and no reasons of closures: the node
 * keeps those that it has now.
 */
function withheldOf(version: MapNode, present: MapNode | undefined): Partial<MapNode> {
  if (!present) return {};
  const reason = version.closure?.reason || present.closure?.reason;
  return {
    name: version.name || present.name,
    ...(version.closure && reason && { closure: { ...version.closure, reason } }),
  };
}

/** Whether the node loses its room, which is no longer on the floor plan; a node that names it now as well keeps it. */
const losesRoom = (present: Network, { id, floor, mesh }: MapNode, { floors }: RestoreInto): boolean =>
  mesh !== null && !floors.get(floor)?.has(mesh) && present.nodes.get(id)?.mesh !== mesh;

function countWithoutRoom(present: Network, version: Network, into: RestoreInto): number {
  let count = 0;
  for (const node of version.nodes.values()) if (into.floors.has(node.floor) && losesRoom(present, node, into)) count++;
  return count;
}
