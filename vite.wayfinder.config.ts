import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { minifiedAgain } from './scripts/build/minifiedAgain.mjs';
import { separateIcons } from './scripts/build/separateIcons.mjs';
import { standardIcons } from './scripts/build/standardIcons.mjs';
import { withoutDescriptions } from './scripts/build/withoutDescriptions.mjs';
import { withoutShaders } from './scripts/build/withoutShaders.mjs';
import { withoutSummaries } from './scripts/build/withoutSummaries.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The wayfinder that a build of a location holds: served from any folder by any static server. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [
    react(),
    separateIcons,
    standardIcons,
    withoutDescriptions,
    withoutShaders,
    withoutSummaries,
    minifiedAgain,
  ],
  resolve: { alias: { '@': here('./src') } },
  build: {
    outDir: 'dist/wayfinder',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('./wayfinder.html'), sw: here('./src/app/wayfinder/serviceWorker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // A visitor loads one language at most: `scripts/build/bundleBudget.mjs` counts the largest.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/preview/languages/')
            ? 'assets/languages/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        // The start of the page is one file, also where parts that are loaded later need some of it: many small files are
        // larger together. The worker is a script of its own.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: /^(?!.*(workbox|serviceWorker))/ },
            { name: 'start', test: /languages[\\/]mapLanguage\.ts$/ },
            {
              name: 'directions',
              test: /preview[\\/](print[\\/]|directions[\\/]ReadAloud\.)|app[\\/]visitor[\\/]readAloud|readAloud\.machine/,
            },
          ],
        },
      },
    },
  },
});
