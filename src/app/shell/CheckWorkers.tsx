import type { ReactNode } from 'react';
import { CheckWorkerContext } from '@/screens/checks/checkPort';
import { RouteWorkerContext } from '@/screens/checks/routePort';
import { openCheckWorker } from '../editor/openCheckWorker';
import { openRouteWorker } from '../locations/openRouteWorker';

/** The workers that check a location, for every screen: each place that publishes gives the same answer. */
export const CheckWorkers = ({ children }: { readonly children: ReactNode }) => (
  <CheckWorkerContext value={openCheckWorker}>
    <RouteWorkerContext value={openRouteWorker}>{children}</RouteWorkerContext>
  </CheckWorkerContext>
);
