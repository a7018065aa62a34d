import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { separateIcons } from './scripts/build/separateIcons.mjs';
import { withoutDescriptions } from './scripts/build/withoutDescriptions.mjs';
import { withoutSummaries } from './scripts/build/withoutSummaries.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The wayfinder that a build of a location holds: served from any folder by any static server. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [react(), separateIcons, withoutDescriptions, withoutSummaries],
  resolve: { alias: { '@': here('./src') } },
  build: {
    outDir: 'dist/wayfinder',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here('./wayfinder.html'), sw: here('./src/app/wayfinder/serviceWorker.ts') },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
