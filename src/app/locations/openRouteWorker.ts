/** The worker that finds routes, whose script few visits to the locations need. */
export const openRouteWorker = async () => (await import('../editor/routeWorker')).routeWorker;
