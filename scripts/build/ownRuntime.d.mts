import type { Plugin } from 'vite';

/** Gives the first script a copy of what CommonJS packages need. */
export const ownRuntime: Plugin;
