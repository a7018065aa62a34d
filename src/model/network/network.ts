import type { Point } from '@/model/geometry/points';
import type { UtcDateTime } from '../content/hours/utcDateTime';

/** The editable network of a building. Plain immutable data. */
export interface Network {
  readonly nodes: ReadonlyMap<NodeId, MapNode>;
  readonly edges: ReadonlyMap<EdgeId, Edge>;
  readonly groups: ReadonlyMap<GroupId, TransitGroup>;
  /** Id of the next new record: negative and decreasing. */
  readonly nextId: number;
}

/** Saved records have the id of the service; unsaved ones have a negative id. */
export type NodeId = number & { readonly node: unique symbol };
export type EdgeId = number & { readonly edge: unique symbol };
export type GroupId = number & { readonly group: unique symbol };
export type FloorId = string & { readonly floor: unique symbol };

export const nodeId = (id: number): NodeId => id as NodeId;
export const edgeId = (id: number): EdgeId => id as EdgeId;
export const groupId = (id: number): GroupId => id as GroupId;
export const floorId = (id: string): FloorId => id as FloorId;

export const EMPTY_NETWORK: Network = { nodes: new Map(), edges: new Map(), groups: new Map(), nextId: -1 };

/** The network of these records; new ids are below every id in use. */
export function createNetwork(
  nodes: Iterable<MapNode>,
  edges: Iterable<Edge> = [],
  groups: Iterable<TransitGroup> = [],
): Network {
  const network = {
    nodes: new Map(Array.from(nodes, (node) => [node.id, node] as const)),
    edges: new Map(Array.from(edges, (edge) => [edge.id, edge] as const)),
    groups: new Map(Array.from(groups, (group) => [group.id, group] as const)),
  };
  let nextId = -1;
  for (const records of [network.nodes, network.edges, network.groups])
    for (const id of records.keys()) nextId = Math.min(nextId, id - 1);
  return { ...network, nextId };
}

/** Why something is closed, and from when until when. */
export interface Closure {
  /** In words for people; empty where nobody said it. */
  readonly reason: string;
  /** It is open before; null for at once. */
  readonly from: UtcDateTime | null;
  /** It is open again from then on; null for good, until somebody opens it. */
  readonly until: UtcDateTime | null;
}

/** A point of the network in floor units (metres); `z` is its height in metres in the building. */
export interface MapNode extends Point {
  readonly id: NodeId;
  readonly floor: FloorId;
  readonly z: number;
  readonly name: string;
  /** Routes avoid a closed node, as long as its closure is on. */
  readonly open: boolean;
  /** Of a closed node only. */
  readonly closure?: Closure | undefined;
  /** `object_name` of the mesh whose entrance this node is. */
  readonly mesh: string | null;
  /** Id of the dynamic route (external time delay) that adds its seconds here. */
  readonly dynamicRoute: number | null;
  /**
   * Nodes that were merged into this one since the last save. What hangs on them beside the network, which the service alone
   * knows (kiosks, amenities, the description, ends of route cases), moves here when they are deleted.
   */
  readonly absorbed?: readonly NodeId[];
}

/** Key of a travel type; the service has the list. */
export type TravelKey = string;

/** From = only towards `from` (-1), both ways (0), To = only towards `to` (1). */
export type Direction = -1 | 0 | 1;

/** A straight path between two nodes of one floor. */
export interface Edge {
  readonly id: EdgeId;
  readonly from: NodeId;
  readonly to: NodeId;
  readonly travel: readonly TravelKey[];
  readonly direction: Direction;
  /** Added to the cost, -10000 to 10000. */
  readonly weight: number;
  /** Factor of the length, at least 0.01. */
  readonly multiplier: number;
  /** Factor of the vertical part of the length. */
  readonly multiplierZ: number;
}

/** A lift, staircase or escalator: nodes on several floors, each connected to the next. */
export interface TransitGroup {
  readonly id: GroupId;
  readonly name: string;
  readonly travel: TravelKey;
  /** BI both ways, FROM only downwards, TO only upwards. */
  readonly type: 'BI' | 'FROM' | 'TO';
  readonly weight: number;
  /** Speed multiplier: 2 is twice as fast. */
  readonly multiplier: number;
  readonly nodes: readonly NodeId[];
}

/** `accessable` of the wire: 0 not step-free, 1 also step-free, 2 only for step-free routes. */
export interface TravelType {
  readonly key: TravelKey;
  readonly name: string;
  readonly access: 0 | 1 | 2;
  /** Metres a second along it. */
  readonly speed: number;
  /** Seconds of waiting, as for a lift. */
  readonly wait: number;
}
