/**
 * The rooms of the tree and what each may use. `npm run fences` writes them into biome.json as lint rules; the
 * message of a rule says what to do instead. docs/decisions/ explains why a room is shut.
 */
const ROOMS = ['model', 'contract', 'workers', 'machines', 'api', 'components', 'screens', 'app'];

const FETCH = 'Only src/api talks to the network: add a call to src/contract and use it through src/api.';

/** @typedef {{ name: string, rooms?: string[], packages: string[], instead: string }} Room */

/** @type {Room[]} */
const CONSOLE = [
  {
    name: 'model',
    packages: ['@dagrejs/dagre', 'flatbush', 'rbush', 'polygon-clipping', 'temporal-polyfill', 'fflate', 'papaparse'],
    instead: 'src/model is pure: pass in what it needs as a value, or move the code to the room that has the effect.',
  },
  {
    name: 'contract',
    rooms: ['model'],
    packages: ['zod'],
    instead:
      'src/contract declares calls and entities with zod and src/model alone: move behaviour to the room that uses it.',
  },
  {
    name: 'workers',
    rooms: ['model'],
    packages: ['comlink', 'fflate'],
    instead: 'A worker is a thin shell over src/model: put the work there as a pure function and expose it here.',
  },
  {
    name: 'machines',
    rooms: ['model', 'contract'],
    packages: ['xstate'],
    instead: 'A machine names its effects: declare an actor or an action and let src/app provide it.',
  },
  {
    name: 'api',
    rooms: ['contract', 'model'],
    packages: ['ofetch', '@tanstack/react-query', 'zod', 'idb'],
    instead:
      'src/api turns calls of the contract into queries and mutations: toasts, redirects and screens belong to src/app.',
  },
  {
    name: 'components',
    rooms: ['machines', 'contract', 'model'],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      '@fluentui/react-components',
      '@fluentui/react-icons',
      '@tanstack/react-virtual',
      'xstate',
      '@xstate/react',
      'temporal-polyfill',
      'react-konva',
      'konva',
      'react-easy-crop',
      'apexcharts',
      'react-apexcharts',
    ],
    instead: 'A component takes values and gives events: what it shows comes in as props from a screen.',
  },
  {
    name: 'screens',
    rooms: ['api', 'machines', 'components', 'contract', 'model'],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      '@fluentui/react-components',
      '@fluentui/react-icons',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'xstate',
      '@xstate/react',
      'react-konva',
      'konva',
      'temporal-polyfill',
    ],
    instead: 'A screen composes: take the machine or the worker as a prop and let src/app provide it.',
  },
];

/** @typedef {{ name: string, rooms: string[], instead: string }} ServiceRoom */

/**
 * Rooms of the service: `server/<name>` and the other rooms it may use. Files directly in `server` join the rooms, or
 * hold what all of them share (errors, the principal).
 *
 * @type {ServiceRoom[]}
 */
const SERVICE = [
  {
    name: 'database',
    rooms: [],
    instead: 'The database room opens and migrates: SQL about records belongs to server/repositories.',
  },
  {
    name: 'storage',
    rooms: [],
    instead: 'Storage keeps bytes by key: rows that point to them belong to server/repositories.',
  },
  {
    name: 'repositories',
    rooms: ['database'],
    instead:
      'A repository holds SQL alone: take values, throw an error of server/errors.ts, let a route or a job call it.',
  },
  {
    name: 'network',
    rooms: ['repositories'],
    instead:
      'server/network applies changes by repositories: throw an error of server/errors.ts, let the route answer.',
  },
  {
    name: 'images',
    rooms: ['storage'],
    instead:
      'server/images makes and stores pictures: throw an error of server/errors.ts, let the route write the row.',
  },
  {
    name: 'floorPlans',
    rooms: [],
    instead: 'server/floorPlans reads archives by src/model: let the route store what it gives and answer.',
  },
  {
    name: 'builds',
    rooms: ['storage'],
    instead: 'server/builds packs what a job hands to it: let the job read the location and write the row.',
  },
  {
    name: 'exports',
    rooms: [],
    instead: 'server/exports writes files of what a job hands to it: let the job read the location and store them.',
  },
  {
    name: 'mail',
    rooms: ['repositories'],
    instead: 'server/mail sends what repositories/mail holds: a route queues a mail and wakes the mailer.',
  },
  {
    name: 'sources',
    rooms: ['http'],
    instead: 'server/sources reads feeds by the outbound client: a job or a route decides what follows from the rows.',
  },
  {
    name: 'imports',
    rooms: ['http', 'repositories', 'sources'],
    instead: 'server/imports takes rows and writes destinations: the job decides when, and commits.',
  },
  {
    name: 'events',
    rooms: ['repositories', 'database'],
    instead: 'server/events spreads what others announce: a write, a job or a route says what has changed.',
  },
  {
    name: 'kiosks',
    rooms: ['repositories', 'database', 'events'],
    instead: 'server/kiosks collects check-ins: the route decides who may, the repository holds the statement.',
  },
  {
    name: 'analytics',
    rooms: ['repositories', 'database'],
    instead: 'server/analytics collects visits: the route decides who may, the repository holds the statement.',
  },
  {
    name: 'jobs',
    rooms: ['repositories', 'database', 'storage', 'builds', 'sources', 'exports', 'imports', 'events'],
    instead: 'A job works by repositories and storage, without a request: a route queues it and wakes the jobs.',
  },
  {
    name: 'http',
    rooms: ['repositories', 'database', 'events'],
    instead: 'server/http makes a route of any implemented call: what one call does belongs to server/routes.',
  },
  {
    name: 'routes',
    rooms: [
      'http',
      'repositories',
      'storage',
      'mail',
      'jobs',
      'images',
      'floorPlans',
      'network',
      'sources',
      'events',
      'kiosks',
      'analytics',
    ],
    instead: 'A route asks a repository: put the SQL there.',
  },
  {
    name: 'operations',
    rooms: ['repositories', 'database', 'storage'],
    instead:
      'server/operations serves the operator beside the running service: what a call does belongs to server/routes.',
  },
  {
    name: 'demo',
    rooms: ['repositories', 'database', 'storage', 'floorPlans', 'jobs'],
    instead: 'The demo world is written by repositories, without a request: move what both need to a repository.',
  },
];
const SERVICE_ROOMS = SERVICE.map(({ name }) => name);

const restricted = (patterns) => ({ noRestrictedImports: { level: 'error', options: { patterns } } });

/** @param {Room} room */
function consoleRoom({ name, rooms = [], packages, instead }) {
  const forbidden = ROOMS.filter((other) => other !== name && !rooms.includes(other));
  const forbiddenRooms = forbidden.flatMap((other) => [`@/${other}/**`, `../**/${other}/**`]);
  return {
    includes: [`src/${name}/**`],
    linter: {
      rules: {
        style: {
          ...restricted([
            { group: forbiddenRooms, message: instead },
            {
              group: ['**/server/**'],
              message: 'The console shares src/contract and src/model with the service, nothing else.',
            },
            {
              group: ['**', '!.*/**', '!@/**', ...packages.flatMap((one) => [`!${one}`, `!${one}/**`])],
              message: instead,
            },
          ]),
          ...(name === 'api'
            ? {}
            : { noRestrictedGlobals: { level: 'error', options: { deniedGlobals: { fetch: FETCH } } } }),
        },
      },
    },
  };
}

/** @param {ServiceRoom} room */
const forbiddenTo = ({ name, rooms }) => SERVICE_ROOMS.filter((other) => other !== name && !rooms.includes(other));

/**
 * One rule for each depth of folders: `../jobs` is the room in a file of `server/repositories`, and another repository in
 * a file of `server/repositories/projects`.
 *
 * @param {ServiceRoom} room
 */
function serviceRoom(room) {
  const forbidden = forbiddenTo(room);
  return ['*', '*/*', '*/*/**'].map((files, depth) => ({
    includes: [`server/${room.name}/${files}`],
    linter: {
      rules: {
        style: restricted([
          {
            group: forbidden.flatMap((other) => [`${'../'.repeat(depth + 1)}${other}/**`, `**/server/${other}/**`]),
            message: room.instead,
          },
          SHARED_ONLY,
        ]),
      },
    },
  }));
}

const SHARED_ONLY = {
  group: ROOMS.filter((room) => room !== 'model' && room !== 'contract').flatMap((room) => [
    `@/${room}/**`,
    `**/src/${room}/**`,
  ]),
  message: 'The service shares src/contract and src/model with the console, nothing else.',
};

const service = { includes: ['server/**'], linter: { rules: { style: restricted([SHARED_ONLY]) } } };

/** The canvas is one tab stop with its own keys, an ARIA application: the rule does not know that role. */
const canvas = {
  includes: ['src/components/mapCanvas/MapCanvas.tsx', 'src/screens/machines/ChartCanvas.tsx'],
  linter: { rules: { a11y: { noNoninteractiveTabindex: 'off' } } },
};

export const overrides = [...CONSOLE.map(consoleRoom), service, ...SERVICE.flatMap(serviceRoom), canvas];

/** The messages of the fences, for the test that plants forbidden imports in each. */
export const fences = CONSOLE.map(({ name, instead }) => ({ folder: `src/${name}`, instead }));
export const serviceFences = SERVICE.map((room) => ({
  room: room.name,
  forbidden: forbiddenTo(room),
  instead: room.instead,
}));
