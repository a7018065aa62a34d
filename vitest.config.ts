import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longestFirst.mjs';
import { tierOf } from './scripts/test/tier.mjs';
import { PATIENCE } from './tests/support/patience.mjs';

// Tests read the clock of one zone wherever they run; the workers inherit it, and a test may still choose another.
process.env.TZ = 'UTC';

const tier = tierOf({ ATRIUM_TIER: process.env.ATRIUM_TIER ?? 'whole' });

/** Every project begins its files with these: the seed of random inputs, and how long something is waited for. */
const SETUP = ['tests/support/fixedSeed.ts', 'tests/support/patientWaits.ts'];
/** Milliseconds: a hook may load the whole console, which a busy machine does not do in the ten seconds that vitest allows. */
const LIMITS = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: PATIENCE } } };

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/** Tests of the service that use no database of the run: one time is enough for them. */
const withoutDatabase = [
  'tests/server/database/{dataDirLock,lookups,maintainEmbedded,openEmbedded,powerCut}.test.ts',
  'tests/server/storage/**/*.test.ts',
  'tests/server/events/listening.test.ts',
  'tests/server/routes/audit/audited.test.ts',
  'tests/server/routes/locations/timeZones.test.ts',
  'tests/server/{protectDataDir,secretBox,settings,sweepFolders,turns}.test.ts',
  'tests/server/http/{outbound,parseJson}.test.ts',
  'tests/server/exports/*.test.ts',
];

/** Tests of the service that find what PostgreSQL does otherwise than PGlite: locks, races, sessions, plans, large sets. */
const differentOnPostgres = [
  'tests/server/{database,kiosks,network}/**/*.test.ts',
  'tests/server/operations/backup.test.ts',
  'tests/server/routes/{races,tenancy}.test.ts',
  'tests/server/routes/{events,network,presence}/**/*.test.ts',
];

/** Unit tests that replace `fetch` or other globals, as those of the client do, which keeps the session of its page. */
const withGlobals = [
  'tests/scripts/qa/console/*.test.ts',
  'tests/machines/{shell/liveUpdates,kiosks/kioskDisplay}.test.ts',
];

/**
 * The short run leaves out what takes long and what a usual change does not touch: every right of every call, the care that
 * operators take, faults and limits of the machine under the service, and every button of every screen pressed.
 */
const tooLong =
  tier === 'short'
    ? [
        'tests/app/machines/loadPaths.test.ts',
        'tests/models/{readsEvent,statePaths}.test.ts',
        'tests/scripts/{qa/paths/machineFacts,qa/plan,test/gate}.test.ts',
        'tests/screens/pressed/{editorParts,screens}.test.tsx',
        'tests/server/badInput/badInput.test.ts',
        'tests/server/database/{maintainEmbedded,openEmbedded,powerCut}.test.ts',
        'tests/server/demo/seedDemo.test.ts',
        'tests/server/faults/*.test.ts',
        'tests/server/http/{bodies,connections,fileHandles,heavyCalls,metricsAccess,stop}.test.ts',
        'tests/server/http/health/readiness.test.ts',
        'tests/server/jobs/sweepStorage.test.ts',
        'tests/server/matrix/{audit,features,matrix}.test.ts',
        'tests/server/operations/**/*.test.ts',
        'tests/server/{firstAccount,stringifyInSlices}.test.ts',
      ]
    : [];

/** nginx is no part of what a developer needs, and the image takes minutes. */
const deploymentLeftOut = {
  short: ['tests/deploy/{nginx,dockerfile}.test.ts'],
  whole: ['tests/deploy/dockerfile.test.ts'],
  full: [],
};

const domTests = 'tests/{components,screens,app}/**/*.test.{ts,tsx}';
/** DOM tests that replace modules: vitest gives a replaced module to every later file of the same worker. */
const withReplacedModules = ['components', 'screens', 'app'].flatMap((area) =>
  readdirSync(`tests/${area}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `tests/${area}/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8'))),
);

const service = (database: 'pglite' | 'postgres') => ({
  resolve: { alias },
  test: {
    name: `service-${database}`,
    include: database === 'postgres' && tier === 'short' ? differentOnPostgres : ['tests/server/**/*.test.ts'],
    exclude: [...withoutDatabase, ...tooLong],
    env: { ATRIUM_TEST_DATABASE: database },
    globalSetup: ['tests/support/service/serviceSetup.ts'],
    setupFiles: [...SETUP, 'tests/support/service/lossLimit.ts'],
    ...LIMITS,
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // No test changes a module or a global: loading the service again for each file would take a third of the time.
    isolate: false,
  },
});

export default defineConfig({
  resolve: { alias },
  test: {
    reporters: ['default', ...(process.env.ATRIUM_REPORT ? ['./scripts/test/projectReporter.mjs'] : [])],
    sequence: { sequencer: LongestFirst },
    // Vitest leaves a core to itself, which on two cores halves the pace.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Pure functions and machines keep nothing between files; a worker for each would take half of the time.
          isolate: false,
          include: [
            'tests/{model,contract,machines,models,workers,tree,scripts,deploy}/**/*.test.ts',
            ...withoutDatabase,
          ],
          exclude: [...withGlobals, ...deploymentLeftOut[tier], ...tooLong],
          setupFiles: [...SETUP, 'tests/support/service/lossLimit.ts'],
          ...LIMITS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'unit-isolated',
          include: ['tests/api/**/*.test.ts', ...withGlobals],
          setupFiles: SETUP,
          ...LIMITS,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [domTests],
          exclude: [...withReplacedModules, ...tooLong],
          setupFiles: [...SETUP, 'tests/support/dom/freshFile.ts', 'tests/support/dom/promptDigests.ts'],
          ...LIMITS,
          // A window and the libraries for each file would take six times as long.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'dom-isolated',
          environment: 'jsdom',
          include: withReplacedModules,
          setupFiles: [...SETUP, 'tests/support/dom/promptDigests.ts'],
          ...LIMITS,
        },
      },
      service('pglite'),
      service('postgres'),
    ],
  },
});
