import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const src = fileURLToPath(new URL('./src', import.meta.url));

/** The console. `npm run dev` proxies the calls to the service that stands beside it. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': src } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // What every page begins with is one file: forty small ones take seven turns of a browser's six connections.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': process.env.ATRIUM_SERVICE ?? 'http://127.0.0.1:8080' } },
});
