/** Whether the machine proves a change: it may be slow, and is waited for. */
export const isPatient = process.env.CI === 'true';

/** Milliseconds that a page is given for what must come. */
export const PAGE_PATIENCE = isPatient ? 30_000 : 15_000;

/** As long, for what the service does by itself: a publication, an import. */
export const WORK_PATIENCE = 4 * PAGE_PATIENCE;
