import { applyDelta, type Delta } from '@/model/plan/delta';
import { EMPTY_PLAN, type Plan, type TravelType } from '@/model/plan/plan';
import { explainNoRoute, type NoRoute, type RouteEnd } from '@/model/routing/explainNoRoute';
import { findRoute } from '@/model/routing/findRoute';
import type { Route } from '@/model/routing/route';
import { RouteSession } from '@/model/routing/routeSession';

export interface RouteQuestion {
  readonly from: RouteEnd;
  readonly to: RouteEnd;
  readonly stepFree: boolean;
  /** Ways that may be used, by key; all of them when null. */
  readonly travel: readonly string[] | null;
}

export type RouteAnswer =
  | { readonly kind: 'route'; readonly route: Route }
  | { readonly kind: 'none'; readonly why: NoRoute };

/** What the route worker does: it holds the plan, follows its changes and answers. */
export interface RouteJobs {
  open(plan: Plan, types: readonly TravelType[], delays: ReadonlyMap<number, number>): void;
  change(delta: Delta): void;
  ask(question: RouteQuestion): RouteAnswer;
}

export function createRouteJobs(): RouteJobs {
  let plan: Plan = EMPTY_PLAN;
  let types: readonly TravelType[] = [];
  let delays: ReadonlyMap<number, number> = new Map();
  /** One session for each set of ways that was asked for. */
  const sessions = new Map<string, RouteSession>();

  /** The sessions follow changes without copying the plan; it is put together when it is wanted. */
  const present = (): Plan => {
    for (const session of sessions.values()) return session.plan;
    return plan;
  };

  const sessionFor = ({ stepFree, travel }: RouteQuestion): RouteSession => {
    const key = JSON.stringify([stepFree, travel]);
    const known = sessions.get(key);
    if (known) return known;
    const session = new RouteSession(present(), types, { stepFree, ...(travel && { travel: new Set(travel) }) });
    sessions.set(key, session);
    return session;
  };

  return {
    open(given, givenTypes, givenDelays) {
      plan = given;
      types = givenTypes;
      delays = givenDelays;
      sessions.clear();
    },
    change(delta) {
      if (sessions.size === 0) plan = applyDelta(plan, delta, 'forward');
      for (const session of sessions.values()) session.apply(delta);
    },
    ask(question) {
      const session = sessionFor(question);
      const route = findRoute(session, question.from.nodes, question.to.nodes, { delays });
      if (route) return { kind: 'route', route };
      return { kind: 'none', why: explainNoRoute(present(), types, session.options, question.from, question.to) };
    },
  };
}
