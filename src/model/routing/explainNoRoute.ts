import type { Point } from '@/model/geometry/points';
import { openFloors } from '@/model/network/levels';
import type { EdgeId, FloorId, GroupId, MapNode, Network, NodeId, TravelType } from '@/model/network/network';
import { compileGraph, mayGo, type RouteOptions } from './graph/compileGraph';
import { cheapestArc, EDGE_LINK } from './graph/graph';
import { reachableFrom } from './graph/reachableFrom';
import { RouteSession } from './routeSession';
import { mayUse, travelRule } from './travel/travelRules';

export type NoRouteReason =
  /** The destination has no node, so nothing leads to it. */
  | 'no-node-on-mesh'
  | 'closed-node'
  /** Only against a one-way path or ride. */
  | 'one-way-trap'
  /** Only by travel types that are not step-free. */
  | 'only-stairs'
  /** Only by travel types that the filter excludes. */
  | 'travel-left-out'
  /** A lift or staircase on the route has a single open stop, so it leads nowhere. */
  | 'single-node-group'
  /** The two parts are not connected. */
  | 'island';

/** Where a route begins or ends. */
export interface RouteEnd {
  readonly nodes: readonly NodeId[];
  /** Position of the mesh, to show when there is no node. */
  readonly place?: { readonly floor: FloorId; readonly point: Point };
}

export interface NoRoute {
  readonly reason: NoRouteReason;
  /** Position to show; null only if the end has neither a node nor a position. */
  readonly place: { readonly floor: FloorId; readonly point: Point } | null;
  readonly nodes: readonly NodeId[];
  readonly edges: readonly EdgeId[];
  readonly groups: readonly GroupId[];
}

/**
 * Why no route leads from one end to the other, with a position to show: the rule that prevents it. Call it only when
 * there is none; it searches the network several times.
 */
export function explainNoRoute(
  network: Network,
  types: readonly TravelType[],
  options: RouteOptions,
  from: RouteEnd,
  to: RouteEnd,
): NoRoute {
  for (const end of [from, to]) {
    const nodes = end.nodes.filter((id) => network.nodes.has(id));
    if (nodes.length === 0) return { ...NOTHING, reason: 'no-node-on-mesh', place: end.place ?? null };
    const closed = nodes.find((id) => !network.nodes.get(id)!.open);
    if (closed !== undefined && nodes.every((id) => !network.nodes.get(id)!.open))
      return at(network.nodes.get(closed)!, { reason: 'closed-node', nodes });
  }
  for (const relaxed of relaxations(options)) {
    const session = new RouteSession(network, types, relaxed);
    const path = session.findVertices(from.nodes, to.nodes);
    const obstacle = path && firstObstacle(session, types, options, path.vertices);
    if (obstacle) return obstacle;
  }
  return lonelyGroup(network, types, from, to) ?? island(network, types, from, to);
}

const NOTHING = { nodes: [], edges: [], groups: [] };

const placeOf = ({ floor, x, y }: MapNode) => ({ floor, point: { x, y } });

const at = (node: MapNode, what: Partial<NoRoute> & Pick<NoRoute, 'reason'>): NoRoute => ({
  ...NOTHING,
  place: placeOf(node),
  ...what,
});

const ANYTHING: RouteOptions = { ignoreDirection: true, ignoreClosed: true };

/** Ignores one rule at a time, and finally all of them. */
function relaxations(options: RouteOptions): RouteOptions[] {
  const { ignoreDirection = false, ignoreClosed = false } = options;
  return [
    { ignoreDirection, ignoreClosed },
    { ...options, ignoreDirection: true },
    { ...options, ignoreClosed: true },
    ANYTHING,
  ];
}

/** The first element of a route that the rules forbid. */
function firstObstacle(
  session: RouteSession,
  types: readonly TravelType[],
  options: RouteOptions,
  vertices: readonly number[],
): NoRoute | null {
  const graph = session.graph;
  const allowed = travelRule(types, options);
  for (let i = 1; i < vertices.length; i++) {
    const link = graph.links[cheapestArc(graph, vertices[i - 1]!, vertices[i]!)]!;
    const start = session.node(graph.nodeIds[vertices[i - 1]!]! as NodeId)!;
    const end = session.node(graph.nodeIds[vertices[i]!]! as NodeId)!;
    const owner = graph.owners[link]!;
    const edge = graph.kinds[link] === EDGE_LINK ? session.edge(owner) : undefined;
    const group = edge ? undefined : session.group(owner);
    const what = { edges: edge ? [edge.id] : [], groups: group ? [group.id] : [] };
    const keys = edge ? edge.travel : group && group.travel !== '' ? [group.travel] : [];
    if (!mayUse(keys, allowed)) {
      const stepFreeAlone = mayUse(keys, travelRule(types, { ...options, stepFree: false }));
      return at(start, {
        ...what,
        reason: stepFreeAlone ? 'only-stairs' : 'travel-left-out',
        nodes: [start.id, end.id],
      });
    }
    const closed = [start, end].find((node) => !node.open);
    if (closed && !options.ignoreClosed) return at(closed, { ...what, reason: 'closed-node', nodes: [closed.id] });
    const against = edge
      ? !mayGo(edge, edge.from === start.id ? 1 : -1, options)
      : group !== undefined &&
        !options.ignoreDirection &&
        ((group.type === 'TO' && end.z < start.z) || (group.type === 'FROM' && end.z > start.z));
    if (against) return at(start, { ...what, reason: 'one-way-trap', nodes: [start.id, end.id] });
  }
  return null;
}

interface Parts {
  readonly near: readonly MapNode[];
  readonly far: readonly MapNode[];
}

/** The parts connected with either end when all rules are ignored. */
function partsOf(network: Network, types: readonly TravelType[], from: RouteEnd, to: RouteEnd): Parts {
  const graph = compileGraph(network, types, ANYTHING);
  const part = (end: RouteEnd): MapNode[] => {
    const starts = end.nodes.map((id) => graph.index.get(id)).filter((vertex) => vertex >= 0);
    const reached = reachableFrom(graph, starts);
    return [...network.nodes.values()].filter((node) => reached[graph.index.get(node.id)] === 1);
  };
  return { near: part(from), far: part(to) };
}

function lonelyGroup(network: Network, types: readonly TravelType[], from: RouteEnd, to: RouteEnd): NoRoute | null {
  const { near, far } = partsOf(network, types, from, to);
  const ids = new Set([...near, ...far].map((node) => node.id));
  for (const group of network.groups.values()) {
    const levels = openFloors(network.nodes, group);
    const stop = levels[0]?.[0] ?? network.nodes.get(group.nodes[0]!);
    if (levels.length < 2 && stop && ids.has(stop.id))
      return at(stop, { reason: 'single-node-group', nodes: [stop.id], groups: [group.id] });
  }
  return null;
}

/** The position of the gap: the node of the smaller part that is nearest to the other, on a common floor. */
function island(network: Network, types: readonly TravelType[], from: RouteEnd, to: RouteEnd): NoRoute {
  const { near, far } = partsOf(network, types, from, to);
  const [small, large] = near.length <= far.length ? [near, far] : [far, near];
  const first = small[0]!;
  const gap = nearestPair(small, large);
  return at(gap?.[0] ?? first, { reason: 'island', nodes: gap ? gap.map((node) => node.id) : [first.id] });
}

/** An approximation: alternates between the parts from a first node until the distance stops shrinking. */
function nearestPair(small: readonly MapNode[], large: readonly MapNode[]): [MapNode, MapNode] | null {
  const floors = new Set(large.map((node) => node.floor));
  let one = small.find((node) => floors.has(node.floor));
  if (!one) return null;
  let other = nearestTo(one, large);
  for (;;) {
    const back = nearestTo(other, small);
    if (back === one) return [one, other];
    one = back;
    const again = nearestTo(one, large);
    if (again === other) return [one, other];
    other = again;
  }
}

function nearestTo(node: MapNode, others: readonly MapNode[]): MapNode {
  let best = node;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const away = Math.hypot(other.x - node.x, other.y - node.y);
    if (other.floor !== node.floor || away >= least) continue;
    least = away;
    best = other;
  }
  return best;
}
