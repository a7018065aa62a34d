import { createCheckWorker } from '@/workers/checkWorker';

/** The worker of the page that checks networks; it starts with the first one. */
export const checkWorker = createCheckWorker();
