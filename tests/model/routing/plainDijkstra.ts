import type { NodeId, Plan, TransitGroup, TravelType } from '@/model/plan/plan';

interface Options {
  readonly travel?: ReadonlySet<string>;
  readonly stepFree?: boolean;
}

type State = `${NodeId}` | `${NodeId} in ${number}`;

/**
 * The cost of the cheapest way, written as plainly as the rules read and sharing no code with the product: states are nodes,
 * and being at a stop inside a group.
 */
export function plainDijkstra(plan: Plan, types: readonly TravelType[], options: Options = {}) {
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
  const isOpen = (id: NodeId): boolean => plan.nodes.get(id)?.open === true;
  for (const joint of plan.joints.values()) {
    if (!isOpen(joint.from) || !isOpen(joint.to)) continue;
    if (joint.travel.length > 0 && !joint.travel.some(usable)) continue;
    const from = plan.nodes.get(joint.from)!;
    const to = plan.nodes.get(joint.to)!;
    const scaled = Math.hypot(to.x - from.x, to.y - from.y, (to.z - from.z) * joint.multiplierZ);
    const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
    const cost = Math.max(scaled * joint.multiplier + joint.weight, 0.01 * length);
    if (joint.direction >= 0) add(`${joint.from}`, `${joint.to}`, cost);
    if (joint.direction <= 0) add(`${joint.to}`, `${joint.from}`, cost);
  }
  for (const group of plan.groups.values()) if (group.travel === '' || usable(group.travel)) addRides(plan, group, add);
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

function addRides(plan: Plan, group: TransitGroup, add: (from: State, to: State, cost: number) => void): void {
  const stops = group.nodes
    .map((id) => plan.nodes.get(id)!)
    .filter((node) => node?.open)
    .sort((one, other) => one.z - other.z || one.id - other.id);
  const length = (i: number): number =>
    Math.hypot(stops[i]!.x - stops[i - 1]!.x, stops[i]!.y - stops[i - 1]!.y, stops[i]!.z - stops[i - 1]!.z);
  let whole = 0;
  for (let i = 1; i < stops.length; i++) whole += length(i);
  for (const [i, stop] of stops.entries()) {
    add(`${stop.id}`, `${stop.id} in ${group.id}`, Math.max(0, group.weight));
    add(`${stop.id} in ${group.id}`, `${stop.id}`, 0);
    if (i === 0) continue;
    const below = stops[i - 1]!;
    const bonus = group.weight < 0 ? (group.weight * length(i)) / whole : 0;
    const cost = Math.max(length(i) / group.multiplier + bonus, 0.01 * length(i));
    if (group.type !== 'FROM') add(`${below.id} in ${group.id}`, `${stop.id} in ${group.id}`, cost);
    if (group.type !== 'TO') add(`${stop.id} in ${group.id}`, `${below.id} in ${group.id}`, cost);
  }
}
