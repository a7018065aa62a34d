import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Serves the source of one file with a fault in it, in place of the file. */
export interface PlantedFault {
  readonly plugin: Plugin;
  plant(file: string, source: string): void;
  remove(): void;
}

export function createPlantedFault(): PlantedFault {
  let planted: { readonly path: string; readonly source: string } | null = null;
  return {
    plugin: {
      name: 'planted-fault',
      enforce: 'pre',
      load: (id) => (planted !== null && id.split('?')[0] === planted.path ? planted.source : null),
    },
    plant: (file, source) => {
      planted = { path: resolve(file), source };
    },
    remove: () => {
      planted = null;
    },
  };
}
