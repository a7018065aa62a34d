import type { Plugin } from 'vite';

/** Minifies the scripts of a build once more. */
export const minifiedAgain: Plugin;
