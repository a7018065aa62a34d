import { existsSync } from 'node:fs';
import { tool } from '../project.mjs';

const PACKAGE = '@fluentui/react-icons';
const IMPORT = /import \{([^}]+)\} from '@fluentui\/react-icons';/g;
const folder = tool(`${PACKAGE}/lib/atoms/svg/`);
if (!existsSync(folder)) throw new Error(`${PACKAGE} has no files of single icons any more.`);

/** `AlignLeftRegular` is in `align-left`. */
const fileOf = (icon) =>
  icon
    .replace(/\d*(Regular|Filled|Light|Color)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/**
 * Vite plugin. Imports each icon from a file of its own. The package has many icons in each file, so that a page would load those
 * of all screens with its own.
 * @type {import('vite').Plugin}
 */
export const separateIcons = {
  name: 'separate-icons',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (/\/src\/.*\.tsx?$/.test(id) ? { code: code.replace(IMPORT, separated), map: null } : null),
};

function separated(_whole, names) {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const file = fileOf(name);
      const isIcon = !name.startsWith('type ') && existsSync(`${folder}${file}.js`);
      return `import { ${name} } from '${PACKAGE}${isIcon ? `/svg/${file}` : ''}';`;
    })
    .join('');
}
