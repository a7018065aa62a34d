import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The service: one bundle a process or thread, so that a worker thread can be started from its own file. */
export default defineConfig({
  resolve: { alias: { '@': here('./src') } },
  ssr: { noExternal: [] },
  build: {
    ssr: true,
    copyPublicDir: false,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        main: here('./server/main.ts'),
        bodyThread: here('./server/http/bodies/bodyThread.ts'),
        comparePlansThread: here('./server/routes/uploads/comparePlansThread.ts'),
        feedThread: here('./server/sources/feedThread.ts'),
        publicationThread: here('./server/routes/publishing/publicationThread.ts'),
        imdfThread: here('./server/exports/imdf/imdfThread.ts'),
        operate: here('./server/operate.ts'),
        floorPdfThread: here('./server/exports/floorPdfThread.ts'),
        floorPlanThread: here('./server/floorPlans/floorPlanThread.ts'),
        pgliteThread: here('./server/database/pgliteThread.mjs'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
