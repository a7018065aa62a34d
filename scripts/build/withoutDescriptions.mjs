import { DESCRIPTION } from './machineDescriptions.mjs';

/**
 * Vite plugin. Leaves the descriptions of machines and states out of what is built: they are for docs/machines and the
 * visualizer, which have them from `npm run docs`.
 * @type {import('vite').Plugin}
 */
export const withoutDescriptions = {
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (/\/src\/machines\//.test(id) ? { code: code.replace(DESCRIPTION, ''), map: null } : null),
};
