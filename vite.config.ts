import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bundlesOf } from './scripts/build/bundles.mjs';
import { ownRuntime } from './scripts/build/ownRuntime.mjs';
import { separateIcons } from './scripts/build/separateIcons.mjs';
import { withoutDescriptions } from './scripts/build/withoutDescriptions.mjs';
import { withoutShaders } from './scripts/build/withoutShaders.mjs';
import { withoutSummaries } from './scripts/build/withoutSummaries.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const src = `${root}src`;

/**
 * Replaces what Vite runs before a dynamic import. Vite's own helper requests the files as modules, and a browser never requests a
 * module again whose request has failed.
 */
const fetchScripts: Plugin = {
  name: 'fetch-scripts',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { fetchScripts as __vitePreload } from '${src}/app/routing/fetchScripts.ts';`
      : null,
};

/** Characters of a file's name before its hash. */
const LONGEST_NAME = 8;

/** The package names its development files alone, which warn in words that nobody reads in a built console. */
const routerOf = (file: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url));
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) =>
    id === 'react-router' ? routerOf('index.mjs') : id === 'react-router/dom' ? routerOf('dom-export.mjs') : null,
};

/** The console. `npm run dev` proxies its calls to the service that runs beside it. */
export default defineConfig({
  plugins: [
    react(),
    fetchScripts,
    productionRouter,
    separateIcons,
    ownRuntime,
    withoutDescriptions,
    withoutShaders,
    withoutSummaries,
  ],
  resolve: { alias: { '@': src } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // A script without others that it needs is listed as well. A page lists none: one whose preload has failed could not be
    // imported any more.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' ? [] : needed.length > 0 ? needed : [file],
    },
    rolldownOptions: {
      output: {
        // The start names every other file: each sign of a name is loaded by everybody.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, LONGEST_NAME)}-[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // Icons of many parts; the others are in the chunks of their parts.
            { name: 'icons', test: /[\\/]react-icons[\\/]/, minShareCount: 3 },
            ...bundlesOf(root).map(({ name, test }) => ({ name, test })),
          ],
        },
      },
    },
    chunkSizeWarningLimit: 700,
  },
  // The pages of the benchmarks import what only they install.
  optimizeDeps: { entries: ['index.html', 'wayfinder.html', 'embed.html'] },
  server: { proxy: { '/api': process.env.ATRIUM_SERVICE ?? 'http://127.0.0.1:8080' } },
});
