import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { withKioskFiles } from './scripts/build/kioskFiles.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The service worker of the kiosk's page, a file of the console that is built before. */
export default defineConfig({
  publicDir: false,
  plugins: [withKioskFiles(here('./dist/console'))],
  resolve: { alias: { '@': here('./src') } },
  build: {
    outDir: 'dist/console',
    emptyOutDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: here('./src/app/kioskDisplay/serviceWorker.ts'),
      output: { format: 'iife', entryFileNames: 'kiosk-worker.js' },
    },
  },
});
