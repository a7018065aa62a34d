/** The worker that checks networks, whose script nothing waits for. */
export const openCheckWorker = async () => (await import('./checkWorker')).checkWorker;
