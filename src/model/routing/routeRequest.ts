import type { NoRoute, RouteEnd } from './explainNoRoute';
import type { Route } from './route';

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
