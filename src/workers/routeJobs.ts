import { applyDelta, type Delta } from '@/model/network/delta';
import { EMPTY_NETWORK, type Network, type TravelType } from '@/model/network/network';
import { breakingStep } from '@/model/routing/cases/breakingStep';
import { endNodes, type RouteCase, type Verdict, verdictOf } from '@/model/routing/cases/routeCase';
import { explainNoRoute } from '@/model/routing/explainNoRoute';
import { findRoute } from '@/model/routing/findRoute';
import type { RouteRequest, RouteResult } from '@/model/routing/routeRequest';
import { RouteSession } from '@/model/routing/routeSession';

/** The jobs of the route worker: it holds the network, follows its changes and answers queries. */
export interface RouteJobs {
  open(network: Network, types: readonly TravelType[], delays: ReadonlyMap<number, number>): void;
  change(delta: Delta): void;
  ask(question: RouteRequest): RouteResult;
  /** Whether each case holds, in their order. */
  judge(cases: readonly RouteCase[]): readonly Verdict[];
  /** Which of the latest steps broke a case that fails, oldest first; null if it failed before all of them. */
  trace(routeCase: RouteCase, steps: readonly Delta[]): number | null;
}

export function createRouteJobs(): RouteJobs {
  let network: Network = EMPTY_NETWORK;
  let types: readonly TravelType[] = [];
  let delays: ReadonlyMap<number, number> = new Map();
  /** One session for each requested set of travel types. */
  const sessions = new Map<string, RouteSession>();

  /** Sessions follow changes without copying the network; it is assembled on demand. */
  const present = (): Network => {
    for (const session of sessions.values()) return session.network;
    return network;
  };

  const sessionFor = ({ stepFree, travel }: RouteRequest): RouteSession => {
    const key = JSON.stringify([stepFree, travel]);
    const known = sessions.get(key);
    if (known) return known;
    const session = new RouteSession(present(), types, { stepFree, ...(travel && { travel: new Set(travel) }) });
    sessions.set(key, session);
    return session;
  };

  const ask = (question: RouteRequest): RouteResult => {
    const session = sessionFor(question);
    const route = findRoute(session, question.from.nodes, question.to.nodes, { delays });
    if (route) return { kind: 'route', route };
    return { kind: 'none', why: explainNoRoute(present(), types, session.options, question.from, question.to) };
  };

  return {
    open(newNetwork, newTypes, newDelays) {
      network = newNetwork;
      types = newTypes;
      delays = newDelays;
      sessions.clear();
    },
    change(delta) {
      if (sessions.size === 0) network = applyDelta(network, delta, 'forward');
      for (const session of sessions.values()) session.apply(delta);
    },
    ask,
    judge: (cases) =>
      cases.map((one) => {
        const end = (side: 'from' | 'to') => ({ nodes: endNodes(present(), one[side]) });
        return verdictOf(one, ask({ from: end('from'), to: end('to'), stepFree: one.stepFree, travel: null }));
      }),
    trace: (routeCase, steps) => breakingStep(routeCase, { network: present(), types, delays, steps }),
  };
}
