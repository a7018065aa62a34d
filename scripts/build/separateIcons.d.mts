import type { Plugin } from 'vite';

/** Imports each icon from a file of its own. */
export const separateIcons: Plugin;
