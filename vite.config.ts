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
    // A browser asks for six files at a time, and each takes its turn: what is needed together is one file. A part is
    // in the first group that names it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'icons', test: /[\\/]react-icons[\\/]/ },
            {
              name: 'shell',
              test: /[\\/]app[\\/]shell[\\/](QueryCacheProvider|ShellRoute)\.tsx$|[\\/]components[\\/]feedback[\\/]useNotify\.ts$|[\\/]api[\\/]buildings\.ts$|[\\/](@tanstack|react-badge|react-menu|react-search|react-utilities)[\\/]/,
            },
            {
              // What every list needs before its rows; the table and the forms come with the lists that have them.
              name: 'lists',
              test: /[\\/]components[\\/](recordTable[\\/](ListScreen|ListStates|SearchField|texts|nextSort|useFocusRow|useListParams|useRecordList)|layout[\\/]PageHeader|feedback[\\/](EmptyState|useListError)|formatDateTime)\.tsx?$|[\\/]machines[\\/](records[\\/]|apiErrors)|[\\/]app[\\/]records[\\/](provideRecordForm|recordRoute)\.|[\\/]model[\\/]content[\\/]listOrder|[\\/]api[\\/]projects\.ts|[\\/]react-skeleton[\\/]/,
            },
            {
              name: 'menus',
              test: /[\\/]screens[\\/]shell[\\/](GlobalSearch|UserMenu)\.tsx$|[\\/]react-combobox[\\/]/,
            },
            {
              name: 'plan',
              test: /[\\/]components[\\/](mapCanvas[\\/](MapCanvas|mapColours|store)|floorPlan[\\/]ViewButtons)\.tsx?$|[\\/]model[\\/](network[\\/]delta|routing[\\/](compileGraph|reachableFrom|routeDrawing))\.ts$|[\\/]api[\\/](editor|floors)\.ts$|[\\/]comlink[\\/]/,
            },
            { name: 'forms', test: /[\\/]react-(checkbox|dialog|message-bar|radio|slider|switch)[\\/]/ },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': process.env.ATRIUM_SERVICE ?? 'http://127.0.0.1:8080' } },
});
