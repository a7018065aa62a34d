import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The code that is timed in Node, built like the service; the peers are loaded from node_modules unbuilt. */
export default defineConfig({
  root: here('.'),
  resolve: { alias: { '@': here('../src') } },
  build: {
    ssr: true,
    outDir: here('node_modules/.node'),
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        parseOnce: here('parse/parseOnce.mjs'),
        zipOnce: here('parse/zipOnce.mjs'),
        routing: here('routing.mjs'),
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
});
