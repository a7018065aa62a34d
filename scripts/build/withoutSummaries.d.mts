import type { Plugin } from 'vite';

/** Leaves the summaries of calls and their expected answers out of what is built. */
export const withoutSummaries: Plugin;
/** The parts of a declared call that are left out, each with the comma and the space that follow, unless its object ends. */
export const OF_THE_SERVICE: RegExp;
