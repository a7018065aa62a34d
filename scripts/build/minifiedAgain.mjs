import { minify } from 'terser';

/**
 * Vite plugin. Minifies the scripts of a build once more, after the minifier of Vite: a hundredth of what a phone loads.
 * @type {import('vite').Plugin}
 */
export const minifiedAgain = {
  name: 'minified-again',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, { module: true, compress: { passes: 2 }, ecma: 2020 });
      if (code !== undefined) chunk.code = code;
    }
  },
};
