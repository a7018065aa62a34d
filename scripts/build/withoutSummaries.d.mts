import type { Plugin } from 'vite';

/** Leaves the summaries of calls and their expected answers out of what is built. */
export const withoutSummaries: Plugin;
