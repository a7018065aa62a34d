import { isSameLevel } from '@/model/network/levels';
import type { NodeId } from '@/model/network/network';
import { cheapestArc, EDGE_LINK, RIDE_LINK } from './graph/graph';
import type { FloorChange, Route, RouteLeg } from './route';
import { RouteSession } from './routeSession';
import { lengthBetween } from './travel/costs';
import { travelRule } from './travel/travelRules';
import { travelTimes } from './travel/travelTimes';

export interface FindOptions {
  /** Seconds by dynamic route (external time delay); each of its nodes on the route adds them. */
  readonly delays?: ReadonlyMap<number, number>;
}

/** The cheapest route from any of `from` to any of `to`; null if there is none. */
export function findRoute(
  session: RouteSession,
  from: readonly NodeId[],
  to: readonly NodeId[],
  { delays = new Map() }: FindOptions = {},
): Route | null {
  const found = session.settleVertices(from, to);
  if (!found) return null;
  const steps = stepsOf(session, found.vertices);
  const turning = turningGroup(session, steps);
  const around = turning === null ? null : withoutGroup(session, turning);
  const other = around && findRoute(around, from, to, { delays });
  if (other) return other;
  const start = steps[0]?.from ?? (session.graph.nodeIds[found.vertices[0]!] as NodeId);
  return tell(session, start, steps, found.cost, delays);
}

/** The group of two rides, one up and one down, of which the second begins where the first ends; null where none is. */
function turningGroup(session: RouteSession, steps: readonly RouteStep[]): number | null {
  const turn = steps.find((step, at) => {
    const next = steps[at + 1];
    return step.isRide && next?.isRide && next.owner === step.owner && isTurn(session, step, next);
  });
  return turn?.owner ?? null;
}

/** Whether a ride leaves the way of the one before: it goes back to the floor from which that one came. */
function isTurn(session: RouteSession, ride: RouteStep, next: RouteStep): boolean {
  const [from, to] = [session.node(ride.from), session.node(next.to)];
  return from !== undefined && to !== undefined && isSameLevel(from, to);
}

function withoutGroup(session: RouteSession, id: number): RouteSession {
  const { network, types, options } = session;
  const groups = new Map([...network.groups].filter(([one]) => one !== id));
  return new RouteSession({ ...network, groups }, types, options);
}

const goesOn = (session: RouteSession, ride: RouteStep, next: RouteStep | undefined): boolean =>
  next?.isRide === true && next.owner === ride.owner && !isTurn(session, ride, next);

/** A path or a ride without a halt. */
interface RouteStep {
  readonly from: NodeId;
  readonly to: NodeId;
  readonly owner: number;
  readonly isRide: boolean;
}

function stepsOf(session: RouteSession, vertices: readonly number[]): RouteStep[] {
  const graph = session.graph;
  const steps: RouteStep[] = [];
  for (let i = 1; i < vertices.length; i++) {
    const link = graph.links[cheapestArc(graph, vertices[i - 1]!, vertices[i]!)]!;
    const kind = graph.kinds[link];
    if (kind !== EDGE_LINK && kind !== RIDE_LINK) continue; // Boarding is not a step.
    steps.push({
      from: graph.nodeIds[vertices[i - 1]!] as NodeId,
      to: graph.nodeIds[vertices[i]!] as NodeId,
      owner: graph.owners[link]!,
      isRide: kind === RIDE_LINK,
    });
  }
  return steps;
}

function tell(
  session: RouteSession,
  start: NodeId,
  steps: readonly RouteStep[],
  cost: number,
  delays: ReadonlyMap<number, number>,
): Route {
  const times = travelTimes(session.types, travelRule(session.types, session.options));
  const node = (id: NodeId) => session.node(id)!;
  const delayAt = (id: NodeId): number => {
    const route = node(id).dynamicRoute;
    return route === null ? 0 : (delays.get(route) ?? 0);
  };
  const legs: RouteLeg[] = [];
  const changes: FloorChange[] = [];
  const nodes: NodeId[] = [start];
  let leg = { nodes: [start], length: 0 };
  let seconds = delayAt(start);
  let length = 0;
  let lastTravelMode: string | null = null;
  const endLeg = (): void => {
    legs.push({
      floor: node(leg.nodes[0]!).floor,
      nodes: leg.nodes,
      points: leg.nodes.map((id) => ({ x: node(id).x, y: node(id).y })),
      length: leg.length,
    });
  };
  for (let i = 0; i < steps.length; ) {
    const first = steps[i]!;
    // Passed stops belong to the same ride.
    let last = i;
    if (first.isRide) while (goesOn(session, steps[last]!, steps[last + 1])) last++;
    const taken = steps.slice(i, last + 1);
    i = last + 1;
    const end = taken.at(-1)!.to;
    const metres = taken.reduce((sum, step) => sum + lengthBetween(node(step.from), node(step.to)), 0);
    const group = first.isRide ? session.group(first.owner) : undefined;
    const edge = first.isRide ? undefined : session.edge(first.owner);
    const travelMode = group ? group.travel : edge ? times.travelMode(edge) : null;
    const moving = group ? times.ride(group, metres) : times.walk(travelMode, metres);
    const waiting = group || travelMode !== lastTravelMode ? times.wait(travelMode) : 0;
    lastTravelMode = group ? null : travelMode;
    for (const step of taken) nodes.push(step.to);
    seconds += moving + waiting + delayAt(end);
    length += metres;
    if (group || node(first.from).floor !== node(end).floor) {
      endLeg();
      leg = { nodes: [end], length: 0 };
      changes.push({
        group: group?.id ?? null,
        travel: travelMode,
        from: { floor: node(first.from).floor, node: first.from },
        to: { floor: node(end).floor, node: end },
        length: metres,
        seconds: moving + waiting,
      });
    } else {
      leg.nodes.push(end);
      leg.length += metres;
    }
  }
  endLeg();
  return { nodes, legs, changes, length, seconds, cost };
}
