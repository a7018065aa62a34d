import { type Delta, deltaBetween, type RecordChange } from '@/model/network/delta';
import {
  type Edge,
  type EdgeId,
  edgeId,
  groupId,
  type MapNode,
  type Network,
  type NodeId,
  type TransitGroup,
  type TravelType,
} from '@/model/network/network';
import { compileGraph, mayGo, type RouteOptions, usableCost } from './graph/compileGraph';
import type { Graph } from './graph/graph';
import { LayeredNetwork } from './graph/layeredNetwork';
import { LiveGraph } from './graph/liveGraph';
import { Search, type VertexPath } from './search';
import { travelRule } from './travel/travelRules';

export interface NodePath {
  /** Nodes in the order of travel, including passed stops. */
  readonly nodes: readonly NodeId[];
  readonly cost: number;
}

/**
 * Answers route queries on a network and follows its changes: a changed path updates numbers in the arrays, a new one is
 * inserted, and only a change of transit groups compiles anew. Answers are exact after every change.
 */
export class RouteSession {
  readonly #types: readonly TravelType[];
  readonly #options: RouteOptions;
  readonly #network: LayeredNetwork;
  readonly #search = new Search();
  readonly #allowed: (key: string) => boolean;
  #groups: Network['groups'];
  #stops: Set<NodeId>;
  #live: LiveGraph;
  /** The groups have changed since the graph was compiled. */
  #stale = false;

  constructor(network: Network, types: readonly TravelType[], options: RouteOptions = {}) {
    this.#types = types;
    this.#options = options;
    this.#allowed = travelRule(types, options);
    this.#network = new LayeredNetwork(network);
    this.#groups = network.groups;
    this.#stops = stopsOf(network.groups);
    this.#live = new LiveGraph(compileGraph(network, types, options));
  }

  get network(): Network {
    return { ...this.#network.flatten(), groups: this.#groups };
  }

  get options(): RouteOptions {
    return this.#options;
  }

  get types(): readonly TravelType[] {
    return this.#types;
  }

  node(id: NodeId): MapNode | undefined {
    return this.#network.node(id);
  }

  edge(id: number): Edge | undefined {
    return this.#network.edge(edgeId(id));
  }

  group(id: number): TransitGroup | undefined {
    return this.#groups.get(groupId(id));
  }

  /** The graph as it is now; it belongs to the session. */
  get graph(): Graph {
    this.#refresh();
    return this.#live.graph;
  }

  /** Vertices that the last query settled. */
  get settled(): number {
    return this.#search.settled;
  }

  /** The cheapest route between two sets of nodes; null if there is none. */
  find(from: readonly NodeId[], to: readonly NodeId[]): NodePath | null {
    const found = this.findVertices(from, to);
    if (!found) return null;
    const nodes: NodeId[] = [];
    for (const vertex of found.vertices) {
      const id = this.#live.graph.nodeIds[vertex]! as NodeId;
      if (nodes.at(-1) !== id) nodes.push(id);
    }
    return { nodes, cost: found.cost };
  }

  /** The same, as vertices of the graph. */
  findVertices(from: readonly NodeId[], to: readonly NodeId[]): VertexPath | null {
    this.#refresh();
    const live = this.#live;
    live.makeLandmarkIfEarned();
    const starts = this.#openVertices(from);
    const ends = this.#openVertices(to);
    const found = this.#search.find(live.graph, starts, ends, live.landmarks);
    live.addWork(this.#search.settled);
    return found;
  }

  /** The route to show: of several with the same cost always the same one, whatever was queried before. */
  settleVertices(from: readonly NodeId[], to: readonly NodeId[]): VertexPath | null {
    const found = this.findVertices(from, to);
    if (!found) return null;
    const starts = this.#openVertices(from);
    const ends = this.#openVertices(to);
    return this.#search.settle(this.#live.graph, starts, ends, this.#live.landmarks, found.cost) ?? found;
  }

  /** Makes all landmarks at once, for a worker that has nothing else to do. */
  prepare(): void {
    this.#refresh();
    this.#live.makeAllLandmarks();
  }

  /** Updates to the present network. Compares all records; `apply` is faster when the changes are known. */
  update(network: Network): void {
    this.apply(deltaBetween({ ...this.#network.flatten(), groups: this.#groups }, network));
    this.#groups = network.groups;
    this.#network.replace(network);
  }

  /** Follows the changes of one step, forwards. */
  apply(delta: Delta): void {
    // Edges are removed before their nodes and added after them.
    for (const [id, change] of delta.edges) if (!change.after) this.removeEdge(id);
    for (const [id, change] of delta.nodes) this.#applyNode(id, change);
    for (const change of delta.edges.values()) if (change.after) this.setEdge(change.after);
    if (delta.groups.size === 0) return;
    const groups = new Map(this.#groups);
    for (const [id, { after }] of delta.groups) {
      if (after) groups.set(id, after);
      else groups.delete(id);
    }
    this.#groups = groups;
    this.#stops = stopsOf(groups);
    this.#stale = true;
  }

  /** Adds a path or changes it. */
  setEdge(edge: Edge): void {
    const before = this.#network.edge(edge.id);
    if (before && (before.from !== edge.from || before.to !== edge.to)) this.removeEdge(edge.id);
    this.#network.setEdge(edge.id, edge);
    if (!this.#stale) this.#price(edge);
  }

  removeEdge(id: EdgeId): void {
    const before = this.#network.edge(id);
    if (!before) return;
    this.#network.setEdge(id, undefined);
    if (!this.#stale) this.#live.closeEdge(before);
  }

  /** Adds a node or changes it: its place, or whether it is open. */
  setNode(node: MapNode): void {
    const before = this.#network.node(node.id);
    this.#network.setNode(node.id, node);
    if (this.#stale) return;
    if (this.#stops.has(node.id) && (!before || before.open !== node.open || !samePlace(before, node))) {
      this.#stale = true;
      return;
    }
    const vertex = this.#live.vertex(node.id);
    if (vertex < 0) {
      this.#live.addNode(node);
      return;
    }
    this.#live.moveNode(vertex, node);
    this.#priceAround(vertex);
  }

  /** Removes a node and its edges. */
  removeNode(id: NodeId): void {
    const vertex = this.#stale ? -1 : this.#live.vertex(id);
    this.#network.setNode(id, undefined);
    if (this.#stops.has(id)) this.#stale = true;
    if (vertex >= 0 && !this.#stale) this.#priceAround(vertex);
  }

  #applyNode(id: NodeId, { after }: RecordChange<MapNode>): void {
    if (after) this.setNode(after);
    else this.removeNode(id);
  }

  #price(edge: Edge): void {
    const start = this.#network.node(edge.from);
    const end = this.#network.node(edge.to);
    const cost = start && end ? usableCost(start, end, edge, this.#allowed, this.#options) : Number.POSITIVE_INFINITY;
    this.#live.setEdge(
      edge,
      mayGo(edge, 1, this.#options) ? cost : Number.POSITIVE_INFINITY,
      mayGo(edge, -1, this.#options) ? cost : Number.POSITIVE_INFINITY,
    );
  }

  #priceAround(vertex: number): void {
    for (const id of this.#live.edgesAt(vertex)) {
      const edge = this.#network.edge(edgeId(id));
      if (edge) this.#price(edge);
    }
  }

  #refresh(): void {
    if (!this.#stale) return;
    const network = { ...this.#network.flatten(), groups: this.#groups };
    this.#live = new LiveGraph(compileGraph(network, this.#types, this.#options));
    this.#stale = false;
  }

  #openVertices(ids: readonly NodeId[]): number[] {
    const vertices: number[] = [];
    for (const id of ids) {
      const node = this.#network.node(id);
      const vertex = this.#live.vertex(id);
      if (vertex >= 0 && node && (node.open || this.#options.ignoreClosed)) vertices.push(vertex);
    }
    return vertices;
  }
}

const samePlace = (one: MapNode, other: MapNode): boolean =>
  one.x === other.x && one.y === other.y && one.z === other.z;

function stopsOf(groups: Network['groups']): Set<NodeId> {
  const stops = new Set<NodeId>();
  for (const group of groups.values()) for (const id of group.nodes) stops.add(id);
  return stops;
}
