import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The pages of the peers, built like the console. */
export default defineConfig({
  root: here('.'),
  plugins: [react()],
  define: { 'process.env.IS_PREACT': '"false"' },
  build: {
    outDir: here('../node_modules/.peers'),
    emptyOutDir: true,
    target: 'es2023',
    rollupOptions: {
      input: { excalidraw: here('excalidraw.html'), grid: here('grid.html'), konva: here('konva.html') },
    },
  },
});
