import { openFloors } from '@/model/network/levels';
import type { Edge, FloorId, MapNode, Network, TransitGroup, TravelKey, TravelType } from '@/model/network/network';
import { boardingCost, costOver, edgeCost, lengthBetween, rideCost } from '../travel/costs';
import { mayUse, type TravelOptions, travelRule } from '../travel/travelRules';
import { BOARDING_LINK, EDGE_LINK, type Graph, RIDE_LINK } from './graph';
import { NodeIndex } from './nodeIndex';
import { nodeOrder } from './nodeOrder';
import { StraightBoundFinder } from './straightBound';

/** Rules that can be ignored to find out why there is no route. */
export interface RouteOptions extends TravelOptions {
  readonly ignoreDirection?: boolean;
  readonly ignoreClosed?: boolean;
}

/** The network as flat arrays for the search, in linear time. */
export function compileGraph(network: Network, types: readonly TravelType[], options: RouteOptions = {}): Graph {
  const allowed = travelRule(types, options);
  const rides = allRides(network, allowed, options);
  const { open, ...vertices } = placeVertices(network, rides.cabins);
  const linkLimit = network.edges.size + rides.links.length;
  const list = new LinkList(linkLimit, vertices.x.length);
  const { x, y, z, index } = vertices;
  const bound = new StraightBoundFinder();
  for (const edge of network.edges.values()) {
    const from = index.get(edge.from);
    const to = index.get(edge.to);
    if (from < 0 || to < 0) continue;
    const isOpen = options.ignoreClosed || (open[from] === 1 && open[to] === 1);
    const cost =
      isOpen && mayUse(edge.travel, allowed)
        ? costOver(x[to]! - x[from]!, y[to]! - y[from]!, z[to]! - z[from]!, edge)
        : Number.POSITIVE_INFINITY;
    bound.take(cost, x[to]! - x[from]!, y[to]! - y[from]!, z[to]! - z[from]!);
    list.add(
      from,
      to,
      mayGo(edge, 1, options) ? cost : Number.POSITIVE_INFINITY,
      mayGo(edge, -1, options) ? cost : Number.POSITIVE_INFINITY,
      edge.id,
      EDGE_LINK,
    );
  }
  const vertexOf = (stop: Stop): number =>
    stop.cabin < 0 ? vertices.index.get(stop.node.id) : network.nodes.size + stop.cabin;
  for (const ride of rides.links) {
    const { from, to, up, down } = ride;
    list.add(vertexOf(from), vertexOf(to), up, down, ride.group.id, ride.kind);
    bound.take(Math.min(up, down), to.node.x - from.node.x, to.node.y - from.node.y, to.node.z - from.node.z);
  }
  return { ...vertices, ...list.toArcs(), vertexCount: vertices.x.length, straight: bound.found() };
}

/** Cost of an edge, Infinity when nobody may use it. */
export function usableCost(
  from: MapNode,
  to: MapNode,
  edge: Edge,
  allowed: (key: TravelKey) => boolean,
  options: RouteOptions,
): number {
  const open = options.ignoreClosed || (from.open && to.open);
  return open && mayUse(edge.travel, allowed) ? edgeCost(from, to, edge) : Number.POSITIVE_INFINITY;
}

export const mayGo = (edge: Edge, direction: 1 | -1, options: RouteOptions): boolean =>
  edge.direction !== -direction || options.ignoreDirection === true;

/** A stop of a ride: the node itself, or its cabin. */
interface Stop {
  readonly node: MapNode;
  /** Number of the cabin, or -1 for the node itself. */
  readonly cabin: number;
}

interface Ride {
  readonly from: Stop;
  readonly to: Stop;
  /** Cost from `from` to `to`, and back. */
  readonly up: number;
  readonly down: number;
  readonly group: TransitGroup;
  readonly kind: number;
}

/**
 * Links between the stops of consecutive floors, none from a floor to itself: a cabin is no way through. A group with a weight gets a cabin at each stop: boarding costs the weight, rides go
 * from cabin to cabin and alighting is free, so that the weight is paid once per ride.
 */
function allRides(
  network: Network,
  allowed: (key: TravelKey) => boolean,
  options: RouteOptions,
): { readonly links: readonly Ride[]; readonly cabins: readonly MapNode[] } {
  const links: Ride[] = [];
  const cabins: MapNode[] = [];
  for (const group of network.groups.values()) {
    if (!mayUse(group.travel === '' ? [] : [group.travel], allowed)) continue;
    const nodes = options.ignoreClosed ? allOpen(network) : network.nodes;
    const levels = openFloors(nodes, group);
    if (levels.length < 2) continue;
    const boarding = boardingCost(group);
    const floors = levels.map((stops) =>
      stops.map((node): Stop => ({ node, cabin: boarding > 0 ? cabins.push(node) - 1 : -1 })),
    );
    if (boarding > 0)
      for (const cabin of floors.flat())
        links.push({
          from: { node: cabin.node, cabin: -1 },
          to: cabin,
          up: boarding,
          down: 0,
          group,
          kind: BOARDING_LINK,
        });
    const whole = levels.reduce((sum, [node], i) => (i === 0 ? 0 : sum + lengthBetween(levels[i - 1]![0]!, node!)), 0);
    for (let i = 1; i < floors.length; i++)
      for (const from of floors[i - 1]!)
        for (const to of floors[i]!) {
          const cost = rideCost(from.node, to.node, group, whole);
          const up = group.type !== 'FROM' || options.ignoreDirection ? cost : Number.POSITIVE_INFINITY;
          const down = group.type !== 'TO' || options.ignoreDirection ? cost : Number.POSITIVE_INFINITY;
          links.push({ from, to, up, down, group, kind: RIDE_LINK });
        }
  }
  return { links, cabins };
}

const allOpen = (network: Network): { get(id: MapNode['id']): MapNode | undefined } => ({
  get: (id) => {
    const node = network.nodes.get(id);
    return node && { ...node, open: true };
  },
});

type Vertices = Pick<Graph, 'x' | 'y' | 'z' | 'nodeIds' | 'index'>;

interface OpenVertices extends Vertices {
  /** 1 for each vertex whose node is open. */
  readonly open: Uint8Array;
}

/** Nodes in an order that suits the memory cache, then cabins. */
function placeVertices(network: Network, cabins: readonly MapNode[]): OpenVertices {
  const nodes = Array.from(network.nodes.values());
  const planX = new Float64Array(nodes.length);
  const planY = new Float64Array(nodes.length);
  const floors = new Uint16Array(nodes.length);
  const floorNumbers = new Map<FloorId, number>();
  let lastFloor: FloorId | null = null;
  let lastNumber = 0;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i]!;
    planX[i] = node.x;
    planY[i] = node.y;
    if (node.floor !== lastFloor) {
      lastFloor = node.floor;
      lastNumber = floorNumbers.get(node.floor) ?? floorNumbers.size;
      floorNumbers.set(node.floor, lastNumber);
    }
    floors[i] = lastNumber;
  }
  const order = nodeOrder(planX, planY, floors);
  const count = nodes.length + cabins.length;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const z = new Float64Array(count);
  const nodeIds = new Float64Array(count);
  const open = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const node = i < nodes.length ? nodes[order[i]!]! : cabins[i - nodes.length]!;
    x[i] = node.x;
    y[i] = node.y;
    z[i] = node.z;
    nodeIds[i] = node.id;
    open[i] = node.open ? 1 : 0;
  }
  return { x, y, z, nodeIds, open, index: new NodeIndex(nodeIds.subarray(0, nodes.length)) };
}

/** Collects links and sorts them to arcs by a counting sort. */
class LinkList {
  #count = 0;
  readonly #vertexCount: number;
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #there: Float64Array;
  readonly #back: Float64Array;
  readonly #owners: Float64Array;
  readonly #kinds: Uint8Array;

  constructor(limit: number, vertexCount: number) {
    this.#vertexCount = vertexCount;
    this.#from = new Int32Array(limit);
    this.#to = new Int32Array(limit);
    this.#there = new Float64Array(limit);
    this.#back = new Float64Array(limit);
    this.#owners = new Float64Array(limit);
    this.#kinds = new Uint8Array(limit);
  }

  add(from: number, to: number, there: number, back: number, owner: number, kind: number): void {
    const link = this.#count++;
    this.#from[link] = from;
    this.#to[link] = to;
    this.#there[link] = there;
    this.#back[link] = back;
    this.#owners[link] = owner;
    this.#kinds[link] = kind;
  }

  toArcs(): Omit<Graph, keyof Vertices | 'vertexCount' | 'straight'> {
    const count = this.#count;
    const offsets = new Int32Array(this.#vertexCount + 2);
    // Shifted by one, so that filling advances each start to its final position.
    for (let link = 0; link < count; link++) {
      offsets[this.#from[link]! + 2]!++;
      offsets[this.#to[link]! + 2]!++;
    }
    for (let vertex = 2; vertex < offsets.length; vertex++) offsets[vertex]! += offsets[vertex - 1]!;
    const heads = new Int32Array(2 * count);
    const out = new Float64Array(2 * count);
    const back = new Float64Array(2 * count);
    const links = new Int32Array(2 * count);
    for (let link = 0; link < count; link++) {
      const from = this.#from[link]!;
      const to = this.#to[link]!;
      const one = offsets[from + 1]!++;
      heads[one] = to;
      out[one] = this.#there[link]!;
      back[one] = this.#back[link]!;
      links[one] = link;
      const other = offsets[to + 1]!++;
      heads[other] = from;
      out[other] = this.#back[link]!;
      back[other] = this.#there[link]!;
      links[other] = link;
    }
    return {
      arcCount: 2 * count,
      linkCount: count,
      offsets: offsets.slice(0, this.#vertexCount + 1),
      heads,
      out,
      back,
      links,
      owners: this.#owners,
      kinds: this.#kinds,
    };
  }
}
