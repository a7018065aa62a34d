import { createContext } from 'react';
import { useProvided } from '@/components/useProvided';
import type { Delta } from '@/model/network/delta';
import type { Network, TravelType } from '@/model/network/network';
import type { RouteCase, Verdict } from '@/model/routing/cases/routeCase';
import type { RouteRequest, RouteResult } from '@/model/routing/routeRequest';

/** Finds routes in a worker, so that a large network never blocks the page. src/app provides the worker. */
export interface RoutePort {
  /** The current network; only the changes since the last call are sent. */
  setNetwork(network: Network, types: readonly TravelType[], delays: ReadonlyMap<number, number>): void;
  ask(question: RouteRequest): Promise<RouteResult>;
  /** Whether each route case holds, in their order. */
  judge(cases: readonly RouteCase[]): Promise<readonly Verdict[]>;
  /** Which of the latest steps broke a case that fails, oldest first; null if it failed before all of them. */
  trace(routeCase: RouteCase, steps: readonly Delta[]): Promise<number | null>;
}

/** Opens the worker of this page; src/app provides it around screens that judge routes outside of the editor. */
export const RouteWorkerContext = createContext<(() => Promise<RoutePort>) | null>(null);

/** @throws Error where src/app does not provide the worker, also before it is needed */
export const useOpenRouteWorker = (): (() => Promise<RoutePort>) =>
  useProvided(RouteWorkerContext, 'src/app provides the route worker.');
