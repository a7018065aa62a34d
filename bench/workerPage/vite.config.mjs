import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The page of the worker benchmarks, built like the console. */
export default defineConfig({
  root: here('.'),
  resolve: { alias: { '@': here('../../src') } },
  worker: { format: 'es' },
  build: { outDir: here('../node_modules/.workers'), emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
});
