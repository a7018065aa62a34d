import type { DrawnRoute } from '@/components/mapCanvas/overlay/overlayScene';
import type { RouteEnd } from '@/model/routing/explainNoRoute';
import type { Route } from '@/model/routing/route';
import type { RouteFigures } from '@/model/routing/routeFigures';
import type { RouteResult } from '@/model/routing/routeRequest';

/** The start or end of a route: `destination:12`, `kiosk:3` or `node:45`. */
export type EndKey = string;

/** The result of a search, or a failed request. */
export type RouteAnswer = RouteResult | { readonly kind: 'failed' };

export interface RoutePreview {
  readonly from: EndKey | null;
  readonly to: EndKey | null;
  readonly isStepFree: boolean;
  readonly answer: RouteAnswer | null;
  /** The route that the answer is compared with. */
  readonly kept: KeptRoute | null;
  /** The answer and the kept route on the current floor. */
  readonly drawn: DrawnRoute | null;
  /** Asks again. */
  retry(): void;
  setFrom(end: EndKey | null): void;
  setTo(end: EndKey | null): void;
  setStepFree(isStepFree: boolean): void;
  setKept(kept: KeptRoute | null): void;
  showFloor(floor: string): void;
  /** Brings a place into view, with its floor. */
  showPlace(place: Place): void;
}

/** A route at the moment when it was kept, and its answer. */
export interface KeptRoute {
  readonly route: Route;
  readonly figures: RouteFigures;
  readonly from: EndKey;
  readonly to: EndKey;
  /** Whether it was asked for step-free. */
  readonly isStepFree: boolean;
  /** Its ends in words. */
  readonly name: string;
}

export type Place = NonNullable<RouteEnd['place']>;
