import type { MapNode, Network, NodeId, TransitGroup, TravelType } from '@/model/network/network';

interface Options {
  readonly travel?: ReadonlySet<string>;
  readonly stepFree?: boolean;
}

type State = `${NodeId}` | `${NodeId} in ${number}`;

/**
 * The cost of the cheapest way, written as plainly as the rules read and sharing no code with the product: states are nodes,
 * and being at a stop inside a group.
 */
export function plainDijkstra(network: Network, types: readonly TravelType[], options: Options = {}) {
  const arcs = new Map<State, [State, number][]>();
  const add = (from: State, to: State, cost: number): void => {
    const list = arcs.get(from);
    if (list) list.push([to, cost]);
    else arcs.set(from, [[to, cost]]);
  };
  const usable = (key: string): boolean => {
    const access = types.find((type) => type.key === key)?.access;
    if (options.travel && !options.travel.has(key)) return false;
    return options.stepFree ? access === 1 || access === 2 : access !== 2;
  };
  const isOpen = (id: NodeId): boolean => network.nodes.get(id)?.open === true;
  for (const edge of network.edges.values()) {
    if (!isOpen(edge.from) || !isOpen(edge.to)) continue;
    if (edge.travel.length > 0 && !edge.travel.some(usable)) continue;
    const from = network.nodes.get(edge.from)!;
    const to = network.nodes.get(edge.to)!;
    const scaled = Math.hypot(to.x - from.x, to.y - from.y, (to.z - from.z) * edge.multiplierZ);
    const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
    const cost = Math.max(scaled * edge.multiplier + edge.weight, 0.01 * length);
    if (edge.direction >= 0) add(`${edge.from}`, `${edge.to}`, cost);
    if (edge.direction <= 0) add(`${edge.to}`, `${edge.from}`, cost);
  }
  for (const group of network.groups.values())
    if (group.travel === '' || usable(group.travel)) addRides(network, group, add);
  return (from: readonly NodeId[], to: readonly NodeId[]): number | null => {
    const ends = new Set<State>(to.filter(isOpen).map((id) => `${id}` as const));
    const costs = new Map<State, number>();
    const waiting = new Map<State, number>(from.filter(isOpen).map((id) => [`${id}`, 0]));
    while (waiting.size > 0) {
      let next: State | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const [state, cost] of waiting)
        if (cost < least) {
          least = cost;
          next = state;
        }
      if (next === null) break;
      waiting.delete(next);
      costs.set(next, least);
      if (ends.has(next)) return least;
      for (const [state, cost] of arcs.get(next) ?? [])
        if (!costs.has(state) && least + cost < (waiting.get(state) ?? Number.POSITIVE_INFINITY))
          waiting.set(state, least + cost);
    }
    return null;
  };
}

/** Stops of one floor less than a metre apart in height are doors of one level; rides go from each level to the next. */
function addRides(network: Network, group: TransitGroup, add: (from: State, to: State, cost: number) => void): void {
  const stops = group.nodes
    .map((id) => network.nodes.get(id)!)
    .filter((stop) => stop?.open)
    .sort((one, other) => one.z - other.z || one.id - other.id);
  const levels: MapNode[][] = [];
  for (const stop of stops) {
    const level = levels.find((one) => one[0]!.floor === stop.floor && Math.abs(one[0]!.z - stop.z) < 1);
    if (level) level.push(stop);
    else levels.push([stop]);
  }
  const length = (one: MapNode, other: MapNode) => Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z);
  const whole = levels.reduce((sum, [stop], i) => (i === 0 ? 0 : sum + length(levels[i - 1]![0]!, stop!)), 0);
  for (const stop of stops) {
    add(`${stop.id}`, `${stop.id} in ${group.id}`, Math.max(0, group.weight));
    add(`${stop.id} in ${group.id}`, `${stop.id}`, 0);
  }
  for (let i = 1; i < levels.length; i++)
    for (const below of levels[i - 1]!)
      for (const stop of levels[i]!) {
        const metres = length(below, stop);
        const bonus = group.weight < 0 && whole > 0 ? (group.weight * metres) / whole : 0;
        const cost = Math.max(metres / group.multiplier + bonus, 0.01 * metres);
        if (group.type !== 'FROM') add(`${below.id} in ${group.id}`, `${stop.id} in ${group.id}`, cost);
        if (group.type !== 'TO') add(`${stop.id} in ${group.id}`, `${below.id} in ${group.id}`, cost);
      }
}
