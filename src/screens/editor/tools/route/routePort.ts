import type { Network, TravelType } from '@/model/network/network';
import type { RouteRequest, RouteResult } from '@/model/routing/routeRequest';

/** Finds routes in a worker, so that a large network never blocks the page. src/app provides the worker. */
export interface RoutePort {
  /** The current network; only the changes since the last call are sent. */
  setNetwork(network: Network, types: readonly TravelType[], delays: ReadonlyMap<number, number>): void;
  ask(question: RouteRequest): Promise<RouteResult>;
}
