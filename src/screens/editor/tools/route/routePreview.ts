import type { DrawnRoute } from '@/components/mapCanvas/overlay';
import type { RouteEnd } from '@/model/routing/explainNoRoute';
import type { RouteResult } from '@/model/routing/routeRequest';

/** The start or end of a route: `destination:12`, `kiosk:3` or `node:45`. */
export type EndKey = string;

export interface RoutePreview {
  readonly from: EndKey | null;
  readonly to: EndKey | null;
  readonly isStepFree: boolean;
  readonly answer: RouteResult | null;
  readonly drawn: DrawnRoute | null;
  setFrom(end: EndKey | null): void;
  setTo(end: EndKey | null): void;
  setStepFree(isStepFree: boolean): void;
  showFloor(floor: string): void;
  /** Brings a place into view, with its floor. */
  showPlace(place: Place): void;
}

export type Place = NonNullable<RouteEnd['place']>;
