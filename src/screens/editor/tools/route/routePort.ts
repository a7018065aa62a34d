import type { Network, TravelType } from '@/model/network/network';
import type { NoRoute, RouteEnd } from '@/model/routing/explainNoRoute';
import type { Route } from '@/model/routing/route';

export interface RouteRequest {
  readonly from: RouteEnd;
  readonly to: RouteEnd;
  readonly stepFree: boolean;
  /** Allowed travel types, by key; all of them when null. */
  readonly travel: readonly string[] | null;
}

export type RouteResult =
  | { readonly kind: 'route'; readonly route: Route }
  | { readonly kind: 'none'; readonly why: NoRoute };

/** Finds routes in a worker, so that a large network never blocks the page. src/app provides the worker. */
export interface RoutePort {
  /** The current network; only the changes since the last call are sent. */
  setNetwork(network: Network, types: readonly TravelType[], delays: ReadonlyMap<number, number>): void;
  ask(question: RouteRequest): Promise<RouteResult>;
}
