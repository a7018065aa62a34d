import type { Plugin } from 'vite';

/** Adds the standard icons, of which a build of a location holds those that it shows. */
export const standardIcons: Plugin;
