import { applyDelta, type Delta } from '@/model/network/delta';
import type { Network, NodeId, TravelType } from '@/model/network/network';
import { findRoute } from '../findRoute';
import { RouteSession } from '../routeSession';
import { endNodes, type RouteCase, verdictOf } from './routeCase';

interface Options {
  /** The network after all steps, where the case fails. */
  readonly network: Network;
  readonly types: readonly TravelType[];
  readonly delays: ReadonlyMap<number, number>;
  /** The changes of the steps, oldest first. */
  readonly steps: readonly Delta[];
}

/**
 * The index of the step that broke a case: it held before this step and fails since. Null if it failed before all of
 * them. A case may break and be mended several times, so the steps are undone one by one; halving them could find a step
 * that was mended later.
 */
export function breakingStep(routeCase: RouteCase, { network, types, delays, steps }: Options): number | null {
  const session = new RouteSession(network, types, { stepFree: routeCase.stepFree });
  let earlier = network;
  for (let at = steps.length - 1; at >= 0; at--) {
    const step = steps[at]!;
    earlier = applyDelta(earlier, step, 'back');
    session.apply(reversed(step));
    if (holds(session, routeCase, earlier, delays)) return at;
  }
  return null;
}

function holds(
  session: RouteSession,
  routeCase: RouteCase,
  network: Network,
  delays: ReadonlyMap<number, number>,
): boolean {
  const ends = (nodes: readonly NodeId[]) => nodes.filter((id) => network.nodes.has(id));
  const from = ends(endNodes(network, routeCase.from));
  const to = ends(endNodes(network, routeCase.to));
  const route = findRoute(session, from, to, { delays });
  return route !== null && verdictOf(routeCase, { kind: 'route', route }).kind === 'holds';
}

const reversed = ({ nodes, edges, groups }: Delta): Delta => ({
  nodes: swapped(nodes),
  edges: swapped(edges),
  groups: swapped(groups),
});

const swapped = <Id, Change extends { readonly before: unknown; readonly after: unknown }>(
  changes: ReadonlyMap<Id, Change>,
): ReadonlyMap<Id, Change> =>
  new Map(Array.from(changes, ([id, { before, after }]) => [id, { before: after, after: before } as Change]));
