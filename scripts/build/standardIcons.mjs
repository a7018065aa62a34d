import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = 'icons/standard';

/**
 * Vite plugin. Adds the standard icons, of which a build of a location holds those that it shows.
 * @type {import('vite').Plugin}
 */
export const standardIcons = {
  name: 'standard-icons',
  apply: 'build',
  generateBundle() {
    const folder = fileURLToPath(new URL(`../../public/${FOLDER}/`, import.meta.url));
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg')))
      this.emitFile({ type: 'asset', fileName: `${FOLDER}/${file}`, source: readFileSync(folder + file) });
  },
};
