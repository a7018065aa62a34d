import { basename } from 'node:path';

/** The import of a file, whatever it is called. */
const importOf = (file) => new RegExp(`import\\{([^}]*)\\}from"\\./${file.replaceAll('.', '\\.')}";`);
const EXPORT = /export\{([^}]*)\};?\s*$/;

/** `a as b, c` as pairs of names: [['a', 'b'], ['c', 'c']]. */
const pairsOf = (names) =>
  names.split(',').map((one) => {
    const [from, to = from] = one.trim().split(/\s+as\s+/);
    return [from, to];
  });

/**
 * Vite plugin. Gives the first script a copy of what CommonJS packages need, instead of importing it: nothing before the first
 * script could request its imports again after a lost connection, and the page would stay white.
 * @type {import('vite').Plugin}
 */
export const ownRuntime = {
  name: 'own-runtime',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
    const names = runtime && EXPORT.exec(runtime.code)?.[1];
    if (!names) return;
    const body = runtime.code.replace(EXPORT, '');
    const given = pairsOf(names).map(([from, to]) => `${to}:${from}`);
    for (const chunk of chunks.filter(({ isEntry }) => isEntry)) {
      chunk.code = chunk.code.replace(importOf(basename(runtime.fileName)), (_whole, wanted) => {
        const taken = pairsOf(wanted).map(([from, to]) => `${from}:${to}`);
        return `const{${taken}}=(()=>{${body};return{${given}}})();`;
      });
      chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName);
    }
  },
};
