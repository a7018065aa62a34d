import type { Plugin } from 'vite';

/** Leaves the descriptions of machines and states out of what is built. */
export const withoutDescriptions: Plugin;
