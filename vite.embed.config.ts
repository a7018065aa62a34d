import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { separateIcons } from './scripts/build/separateIcons.mjs';
import { withoutDescriptions } from './scripts/build/withoutDescriptions.mjs';
import { withoutShaders } from './scripts/build/withoutShaders.mjs';
import { withoutSummaries } from './scripts/build/withoutSummaries.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The map in a frame on the page of a customer. Its element is a script of its own, since it runs on that page. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [react(), separateIcons, withoutDescriptions, withoutShaders, withoutSummaries],
  resolve: { alias: { '@': here('./src') } },
  build: {
    outDir: 'dist/embed',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { map: here('./embed.html') },
    },
  },
});
