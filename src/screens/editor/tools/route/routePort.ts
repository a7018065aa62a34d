import type { Network, TravelType } from '@/model/network/network';
import type { NoRoute, RouteEnd } from '@/model/routing/explainNoRoute';
import type { Route } from '@/model/routing/route';

export interface RouteRequest {
  readonly from: RouteEnd;
  readonly to: RouteEnd;
  readonly stepFree: boolean;
  /** Ways that may be used, by key; all of them when null. */
  readonly travel: readonly string[] | null;
}

export type RouteResult =
  | { readonly kind: 'route'; readonly route: Route }
  | { readonly kind: 'none'; readonly why: NoRoute };

/** Finds ways beside the page, so that a large network never stops it. src/app provides the worker. */
export interface RoutePort {
  /** The plan as it is now; only what changed since the last call travels. */
  setNetwork(network: Network, types: readonly TravelType[], delays: ReadonlyMap<number, number>): void;
  ask(question: RouteRequest): Promise<RouteResult>;
}
