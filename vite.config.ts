import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { ownRuntime } from './scripts/build/ownRuntime.mjs';
import { separateIcons } from './scripts/build/separateIcons.mjs';
import { withoutDescriptions } from './scripts/build/withoutDescriptions.mjs';
import { withoutShaders } from './scripts/build/withoutShaders.mjs';
import { withoutSummaries } from './scripts/build/withoutSummaries.mjs';

const src = fileURLToPath(new URL('./src', import.meta.url));

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
const LONGEST_NAME = 10;

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
    // A browser asks for six files at a time, and each takes its turn: what is needed together is one file. A part is
    // in the first group that names it.
    rolldownOptions: {
      output: {
        // The start names every other file: each sign of a name is loaded by everybody.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, LONGEST_NAME)}-[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // Icons of many parts; the others are in the chunks of their parts.
            { name: 'icons', test: /[\\/]react-icons[\\/]/, minShareCount: 3 },
            {
              name: 'shell',
              test: /[\\/]app[\\/]shell[\\/](QueryCacheProvider|ShellRoute)\.tsx$|[\\/]components[\\/](blocked[\\/](ActionButton|blockedWhile)|feedback[\\/]useNotify|pageCommands|layout[\\/]fastSurfaceMotion)\.tsx?$|[\\/](query-core|react-query|react-badge|react-menu|react-search|react-utilities)[\\/]/,
            },
            {
              // Needed by every list before its rows; the table and the forms are loaded with the lists that have them.
              name: 'lists',
              test: /[\\/]components[\\/](recordTable[\\/](ListScreen|ListStates|SearchField|texts|nextSort|useFocusRow|useListParams|useRecordList)|layout[\\/]PageHeader|feedback[\\/](EmptyState|useListError)|formatDateTime)\.tsx?$|[\\/]machines[\\/](records[\\/]formResult|apiErrors)|[\\/]model[\\/]content[\\/]search[\\/]listOrder|[\\/]api[\\/]locations[\\/]projects\.ts|[\\/]contract[\\/]jobs[\\/]jobs\.ts|[\\/]react-skeleton[\\/]/,
            },
            {
              // The forms of records, without which the locations are listed.
              name: 'records',
              test: /[\\/]machines[\\/]records[\\/](recordForm\.machine|recordKind)|[\\/]app[\\/]records[\\/](provideRecordForm|recordRoute|useRecordMachine)\./,
            },
            {
              name: 'menus',
              test: /[\\/]screens[\\/]shell[\\/](GlobalSearch|UserMenu)\.tsx$|[\\/]react-combobox[\\/]/,
            },
            {
              name: 'plan',
              test: /[\\/]components[\\/](mapCanvas[\\/](MapCanvas|mapColours|mapLogo|store|useMapLogos)|floorPlan[\\/]ViewButtons)\.tsx?$|[\\/]screens[\\/]checks[\\/](checkPort|newestOnly)|[\\/]model[\\/](content[\\/](rooms[\\/]kindHints|icons[\\/]mapLogoOf)|floorPlan[\\/](drawnFloor|kinds[\\/]\w+)|network[\\/]delta|routing[\\/]routeDrawing)\.ts$|[\\/]api[\\/](network[\\/]editor|buildings[\\/]floors)\.ts$|[\\/]comlink[\\/]/,
            },
            {
              // Beside the map: the lists of the editor need it, and the page before publishing.
              name: 'checks',
              test: /[\\/]screens[\\/]checks[\\/]useNetworkChecks|[\\/]model[\\/](network[\\/]operations[\\/]removeSelection|routing[\\/]graph[\\/](compileGraph|reachableFrom))\.ts$/,
            },
            {
              // Shared by the tools with the commands, the menu and the clipboard, which load later.
              name: 'tools',
              test: /[\\/]screens[\\/]editor[\\/](tools[\\/](?!cases[\\/]|outline[\\/](?!outlineTools)|route[\\/](?!route(Tool)?\.ts|useRoutePreview|newestOnly)).*|placements[\\/]placementDraft)\.ts$|[\\/]model[\\/](network[\\/](snapping|selection|movedPlaces|findEdge|edits[\\/](addNode|splitEdge|connectNodes|moveNodes)|operations[\\/](dragNodes|extendPath|drawPath|placeNode|splitPath))|geometry[\\/]segments|floorPlan[\\/](newMesh|snapGeometry))\.ts$/,
            },
            { name: 'forms', test: /[\\/]react-(checkbox|dialog|message-bar|radio|slider|switch)[\\/]/ },
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
