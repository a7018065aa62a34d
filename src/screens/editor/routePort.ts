import type { Plan, TravelType } from '@/model/plan/plan';
import type { NoRoute, RouteEnd } from '@/model/routing/explainNoRoute';
import type { Route } from '@/model/routing/route';

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

/** Finds ways beside the page, so that a large network never stops it. src/app provides the worker. */
export interface RoutePort {
  /** The plan as it is now; only what changed since the last call travels. */
  setPlan(plan: Plan, types: readonly TravelType[], delays: ReadonlyMap<number, number>): void;
  ask(question: RouteQuestion): Promise<RouteAnswer>;
}
