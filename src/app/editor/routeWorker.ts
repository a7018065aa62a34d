import { createRouteWorker } from '@/workers/routeWorker';

/** The worker of the page that finds routes; it starts with the first network. */
export const routeWorker = createRouteWorker();
