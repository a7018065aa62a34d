import { type Delta, deltaBetween, type RecordChange } from '@/model/plan/delta';
import {
  groupId,
  type Joint,
  type JointId,
  jointId,
  type MapNode,
  type NodeId,
  type Plan,
  type TransitGroup,
  type TravelType,
} from '@/model/plan/plan';
import { compileGraph, mayGo, type RouteOptions, usableCost } from './compileGraph';
import { addLink, addVertex } from './editGraph';
import { arcOf, arcOfJoint, type Graph, JOINT_LINK } from './graph';
import { Landmarks } from './landmarks';
import { LayeredPlan } from './layeredPlan';
import { Search, type VertexPath } from './search';
import { admit, straightBoundOf } from './straightBound';
import { travelRule } from './travelRules';

export interface NodePath {
  /** Nodes in the order of travel; a stop that a ride passes by is among them. */
  readonly nodes: readonly NodeId[];
  readonly cost: number;
}

/**
 * Answers route queries over a plan and follows its changes: a changed path is a changed number in the arrays, a new one is
 * put into them, and only a change of transit groups compiles anew. Answers are exact after every change. Landmarks are
 * made one by one, each when the queries so far have cost as much as it will.
 */
export class RouteSession {
  readonly #types: readonly TravelType[];
  readonly #options: RouteOptions;
  readonly #plan: LayeredPlan;
  readonly #search = new Search();
  readonly #allowed: (key: string) => boolean;
  #groups: Plan['groups'];
  #stops: Set<NodeId>;
  #graph: Graph;
  #landmarks: Landmarks | null = null;
  /** Vertices that queries have settled since the last landmark. */
  #work = 0;
  /** Changes that made bounds weaker since the landmarks were begun. */
  #wear = 0;
  #stale = false;

  constructor(plan: Plan, types: readonly TravelType[], options: RouteOptions = {}) {
    this.#types = types;
    this.#options = options;
    this.#allowed = travelRule(types, options);
    this.#plan = new LayeredPlan(plan);
    this.#groups = plan.groups;
    this.#stops = stopsOf(plan.groups);
    this.#graph = compileGraph(plan, types, options);
  }

  get plan(): Plan {
    return { ...this.#plan.flatten(), groups: this.#groups };
  }

  get options(): RouteOptions {
    return this.#options;
  }

  get types(): readonly TravelType[] {
    return this.#types;
  }

  node(id: NodeId): MapNode | undefined {
    return this.#plan.node(id);
  }

  joint(id: number): Joint | undefined {
    return this.#plan.joint(jointId(id));
  }

  group(id: number): TransitGroup | undefined {
    return this.#groups.get(groupId(id));
  }

  /** The graph as it is now; it belongs to the session. */
  get graph(): Graph {
    this.#refresh();
    return this.#graph;
  }

  /** Vertices that the last query settled. */
  get settled(): number {
    return this.#search.settled;
  }

  /** The cheapest way from any of one set of nodes to any of another; null if there is none. */
  find(from: readonly NodeId[], to: readonly NodeId[]): NodePath | null {
    const found = this.findVertices(from, to);
    if (!found) return null;
    const nodes: NodeId[] = [];
    for (const vertex of found.vertices) {
      const id = this.#graph.nodeIds[vertex]! as NodeId;
      if (nodes.at(-1) !== id) nodes.push(id);
    }
    return { nodes, cost: found.cost };
  }

  /** The same, as vertices of the graph. */
  findVertices(from: readonly NodeId[], to: readonly NodeId[]): VertexPath | null {
    this.#refresh();
    this.#makeLandmarkIfEarned();
    const starts = this.#openVertices(from);
    const ends = this.#openVertices(to);
    const found = this.#search.find(this.#graph, starts, ends, this.#landmarks);
    this.#work += this.#search.settled;
    return found;
  }

  /** The way to show: the same one whatever was asked or changed before, where several cost the same. */
  settleVertices(from: readonly NodeId[], to: readonly NodeId[]): VertexPath | null {
    const found = this.findVertices(from, to);
    if (!found) return null;
    const starts = this.#openVertices(from);
    const ends = this.#openVertices(to);
    return this.#search.settle(this.#graph, starts, ends, this.#landmarks, found.cost) ?? found;
  }

  /** Makes all landmarks at once, for a worker that has nothing else to do. */
  prepare(): void {
    this.#refresh();
    this.#landmarks ??= new Landmarks(this.#graph);
    while (!this.#landmarks.isFull) this.#landmarks.add(this.#graph);
  }

  /** Follows the plan to where it is now. Compares all records; where the changes are known, `apply` is quicker. */
  update(plan: Plan): void {
    this.apply(deltaBetween({ ...this.#plan.flatten(), groups: this.#groups }, plan));
    this.#groups = plan.groups;
    this.#plan.replace(plan);
  }

  /** Follows the changes of one step, forwards. */
  apply(delta: Delta): void {
    // paths go before the nodes that they hang from, and come after them
    for (const [id, change] of delta.joints) if (!change.after) this.removeJoint(id);
    for (const [id, change] of delta.nodes) this.#applyNode(id, change);
    for (const change of delta.joints.values()) if (change.after) this.setJoint(change.after);
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
  setJoint(joint: Joint): void {
    const before = this.#plan.joint(joint.id);
    if (before && (before.from !== joint.from || before.to !== joint.to)) this.removeJoint(joint.id);
    this.#plan.setJoint(joint.id, joint);
    if (!this.#stale) this.#price(joint);
  }

  removeJoint(id: JointId): void {
    const before = this.#plan.joint(id);
    if (!before) return;
    this.#plan.setJoint(id, undefined);
    if (this.#stale) return;
    const from = this.#graph.index.get(before.from);
    const to = this.#graph.index.get(before.to);
    const arc = from < 0 || to < 0 ? -1 : arcOfJoint(this.#graph, from, to, id);
    if (arc >= 0) this.#setCosts(from, arc, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** Adds a node or changes it: its place, or whether it is open. */
  setNode(node: MapNode): void {
    const before = this.#plan.node(node.id);
    this.#plan.setNode(node.id, node);
    if (this.#stale) return;
    if (this.#stops.has(node.id) && (!before || before.open !== node.open || !samePlace(before, node))) {
      this.#stale = true;
      return;
    }
    const vertex = this.#graph.index.get(node.id);
    if (vertex < 0) {
      addVertex(this.#graph, node.id, node.x, node.y, node.z);
      this.#landmarks?.grow(this.#graph.vertexCount);
      return;
    }
    const { x, y, z } = this.#graph;
    x[vertex] = node.x;
    y[vertex] = node.y;
    z[vertex] = node.z;
    this.#priceAround(vertex);
  }

  /** Takes a node out; the paths that hang from it go with it. */
  removeNode(id: NodeId): void {
    const vertex = this.#stale ? -1 : this.#graph.index.get(id);
    this.#plan.setNode(id, undefined);
    if (this.#stops.has(id)) this.#stale = true;
    if (vertex >= 0 && !this.#stale) this.#priceAround(vertex);
  }

  #applyNode(id: NodeId, { after }: RecordChange<MapNode>): void {
    if (after) this.setNode(after);
    else this.removeNode(id);
  }

  #price(joint: Joint): void {
    const graph = this.#graph;
    const start = this.#plan.node(joint.from);
    const end = this.#plan.node(joint.to);
    const from = graph.index.get(joint.from);
    const to = graph.index.get(joint.to);
    if (from < 0 || to < 0) return;
    let arc = arcOfJoint(graph, from, to, joint.id);
    if (arc < 0) {
      const link = addLink(graph, from, to, joint.id, JOINT_LINK);
      arc = arcOf(graph, from, link);
    }
    const cost = start && end ? usableCost(start, end, joint, this.#allowed, this.#options) : Number.POSITIVE_INFINITY;
    this.#setCosts(
      from,
      arc,
      mayGo(joint, 1, this.#options) ? cost : Number.POSITIVE_INFINITY,
      mayGo(joint, -1, this.#options) ? cost : Number.POSITIVE_INFINITY,
    );
  }

  #priceAround(vertex: number): void {
    const { offsets, links, owners, kinds } = this.#graph;
    const joints = new Set<Joint>();
    for (let arc = offsets[vertex]!; arc < offsets[vertex + 1]!; arc++) {
      const link = links[arc]!;
      const joint = kinds[link] === JOINT_LINK ? this.#plan.joint(jointId(owners[link]!)) : undefined;
      if (joint) joints.add(joint);
    }
    for (const joint of joints) this.#price(joint);
  }

  #setCosts(u: number, arc: number, out: number, back: number): void {
    const graph = this.#graph;
    const v = graph.heads[arc]!;
    const outBefore = graph.out[arc]!;
    const backBefore = graph.back[arc]!;
    const far = twin(graph, arc, u, v);
    graph.out[arc] = out;
    graph.back[arc] = back;
    graph.back[far] = out;
    graph.out[far] = back;
    const flatLength = Math.hypot(graph.x[v]! - graph.x[u]!, graph.y[v]! - graph.y[u]!);
    admit(graph.straight, Math.min(out, back), flatLength, Math.abs(graph.z[v]! - graph.z[u]!));
    if (out < outBefore) this.#lower(u, v, out);
    if (back < backBefore) this.#lower(v, u, back);
    this.#wear++;
  }

  #lower(u: number, v: number, cost: number): void {
    if (this.#landmarks && !this.#landmarks.lower(this.#graph, u, v, cost)) this.#landmarks = null;
  }

  #refresh(): void {
    if (!this.#stale) return;
    this.#graph = compileGraph({ ...this.#plan.flatten(), groups: this.#groups }, this.#types, this.#options);
    this.#landmarks = null;
    this.#stale = false;
  }

  #makeLandmarkIfEarned(): void {
    if (this.#wear > this.#graph.linkCount >> 3) {
      this.#wear = 0;
      this.#landmarks = null;
      this.#graph.straight = straightBoundOf(this.#graph);
    }
    if (this.#landmarks?.isFull || this.#work < this.#graph.vertexCount >> 1) return;
    this.#work = 0;
    this.#landmarks ??= new Landmarks(this.#graph);
    this.#landmarks.add(this.#graph);
  }

  #openVertices(ids: readonly NodeId[]): number[] {
    const vertices: number[] = [];
    for (const id of ids) {
      const node = this.#plan.node(id);
      const vertex = this.#graph.index.get(id);
      if (vertex >= 0 && node && (node.open || this.#options.ignoreClosed)) vertices.push(vertex);
    }
    return vertices;
  }
}

const samePlace = (one: MapNode, other: MapNode): boolean =>
  one.x === other.x && one.y === other.y && one.z === other.z;

function stopsOf(groups: Plan['groups']): Set<NodeId> {
  const stops = new Set<NodeId>();
  for (const group of groups.values()) for (const id of group.nodes) stops.add(id);
  return stops;
}

/** The arc of the same link at its other end; a link from a vertex to itself has both at one. */
function twin(graph: Graph, arc: number, u: number, v: number): number {
  if (u !== v) return arcOf(graph, v, graph.links[arc]!);
  const link = graph.links[arc]!;
  for (let other = graph.offsets[u]!; other < graph.offsets[u + 1]!; other++)
    if (other !== arc && graph.links[other] === link) return other;
  return arc;
}
