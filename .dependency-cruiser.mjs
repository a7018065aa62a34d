/**
 * The rooms of the tree: what each may import, and what to do instead. `npm run fences` checks them, imports of types
 * included. docs/decisions/ explains why a room is shut.
 */

/** A room of the console, `src/<name>`: the other rooms and the packages that it may use. `src/app` joins them all. */
export const CONSOLE = {
  model: {
    rooms: [],
    packages: [
      '@dagrejs/dagre',
      'earcut',
      'fflate',
      'flatbush',
      'papaparse',
      'polygon-clipping',
      'saxes',
      'temporal-polyfill',
    ],
    instead: 'src/model is pure: pass in what it needs as a value, or move the code to the room that has the effect.',
  },
  contract: {
    rooms: ['model'],
    packages: ['zod'],
    instead: 'src/contract declares calls and entities with zod and src/model alone: move behaviour to its user.',
  },
  workers: {
    rooms: ['model'],
    packages: ['comlink', 'web-ifc'],
    instead: 'A worker is a thin shell over src/model: put the work there as a pure function and expose it here.',
  },
  machines: {
    rooms: ['model', 'contract'],
    packages: ['xstate'],
    instead: 'A machine names its effects: declare an actor or an action and let src/app provide it.',
  },
  api: {
    rooms: ['contract', 'model'],
    packages: ['@noble/hashes', '@tanstack/react-query', 'idb', 'ofetch', 'zod'],
    instead: 'src/api turns calls of the contract into queries and mutations: toasts and redirects belong to src/app.',
  },
  components: {
    rooms: ['machines', 'contract', 'model'],
    packages: [
      ...[
        'react',
        'react-dom',
        'react-router-dom',
        'react-konva',
        'konva',
        'react-easy-crop',
        'xstate',
        '@xstate/react',
      ],
      ...['@fluentui/react-components', '@fluentui/react-icons', '@tanstack/react-virtual', 'temporal-polyfill'],
      ...['apexcharts', 'react-apexcharts'],
    ],
    instead: 'A component takes values and gives events: what it shows comes in as props from a screen.',
  },
  screens: {
    rooms: ['api', 'machines', 'components', 'contract', 'model'],
    packages: [
      ...['react', 'react-dom', 'react-router-dom', 'react-konva', 'konva', 'xstate', '@xstate/react'],
      ...['@fluentui/react-components', '@fluentui/react-icons', '@tanstack/react-virtual', 'temporal-polyfill'],
      ...['@tanstack/react-query', 'three'],
    ],
    instead: 'A screen composes: take the machine or the worker as a prop and let src/app provide it.',
  },
};

/** A room of the service, `server/<name>`: the other rooms of the service that it may use. */
export const SERVICE = {
  database: [[], 'The database room opens and migrates: SQL about records belongs to server/repositories.'],
  storage: [[], 'Storage keeps bytes by key: rows that point to them belong to server/repositories.'],
  repositories: [['database'], 'A repository holds SQL alone: take values and let a route or a job call it.'],
  network: [['repositories'], 'server/network applies changes by repositories: let the route answer.'],
  images: [['storage'], 'server/images makes and stores pictures: let the route write the row.'],
  floorPlans: [[], 'server/floorPlans reads archives by src/model: let the route store what it gives and answer.'],
  builds: [['storage'], 'server/builds packs what a job hands to it: let the job read the location and write the row.'],
  exports: [[], 'server/exports writes files of what a job hands to it: let the job read the location.'],
  mail: [['repositories'], 'server/mail sends what repositories/mail holds: a route queues a mail.'],
  sources: [['http'], 'server/sources reads feeds by the outbound client: a job decides what follows from the rows.'],
  imports: [['http', 'repositories', 'sources'], 'server/imports takes rows and writes destinations: the job commits.'],
  events: [['repositories', 'database'], 'server/events spreads what others announce: a write says what has changed.'],
  kiosks: [['repositories', 'database', 'events'], 'server/kiosks collects check-ins: the route decides who may.'],
  analytics: [['repositories', 'database'], 'server/analytics collects visits: the route decides who may.'],
  jobs: [
    ['repositories', 'database', 'storage', 'builds', 'sources', 'exports', 'imports', 'events'],
    'A job works by repositories and storage, without a request: a route queues it and wakes the jobs.',
  ],
  http: [
    ['repositories', 'database', 'events'],
    'server/http makes a route of any call: what one does belongs to routes.',
  ],
  routes: [
    [
      ...['http', 'repositories', 'storage', 'mail', 'jobs', 'images', 'floorPlans', 'network', 'sources', 'events'],
      ...['kiosks', 'analytics'],
    ],
    'A route asks a repository: put the SQL there.',
  ],
  operations: [['repositories', 'database', 'storage'], 'server/operations serves the operator beside the service.'],
  demo: [
    ['repositories', 'database', 'storage', 'floorPlans', 'jobs'],
    'The demo world is written by repositories, without a request: move what both need to a repository.',
  ],
};

/**
 * The floors of the largest rooms, the lowest first: a folder imports from folders of lower floors alone. Files at the door
 * of a room, such as its texts, are open to all of it.
 */
export const FLOORS = {
  'src/screens/editor': [
    ['layout', 'placements'],
    ['session'],
    ['generation', 'labels', 'presence', 'tools'],
    ['nodeForms'],
    ['beside', 'commands'],
    ['menu', 'typed'],
    ['panels'],
    ['canvas', 'publish', 'underlay'],
    ['versions'],
    ['dialogs', 'workbench'],
  ],
  'src/components/mapCanvas': [
    ['drawing', 'gestures'],
    ['pictures'],
    ['painting'],
    ['labels'],
    ['network'],
    ['overlay'],
    ['surface'],
  ],
  'src/screens/locationSettings': [['integrations', 'languages', 'tabs']],
  'server/routes': [
    ['advertising', 'audit', 'events', 'files', 'mailbox', 'presence', 'search', 'usage'],
    [
      'icons',
      'jobs',
      'organisations',
      'promotions',
      'publishing',
      'records',
      'skins',
      'translations',
      'uploads',
      'versions',
    ],
    ['amenities', 'buildings', 'categories', 'session'],
    ['destinations', 'fileImports', 'imports', 'kiosks'],
    ['batches', 'destinationImports', 'locations', 'promotionImports'],
    ['analytics', 'exports', 'users'],
    ['network'],
  ],
};

const anyOf = (names) => `(${names.join('|')})`;
const rule = (name, instead, from, to) => ({ name, severity: 'error', comment: instead, from: { path: from }, to });

const consoleRules = Object.entries(CONSOLE).flatMap(([name, { rooms, packages, instead }]) => [
  rule(`src/${name}`, instead, `^src/${name}/`, { path: '^src/', pathNot: `^src/${anyOf([name, ...rooms])}/` }),
  rule(`packages of src/${name}`, instead, `^src/${name}/`, {
    pathNot: `^(src|server)/|^(node_modules/)?${anyOf(packages)}(/|$)`,
  }),
]);

const serviceRules = Object.entries(SERVICE).map(([name, [rooms, instead]]) =>
  rule(`server/${name}`, instead, `^server/${name}/`, {
    path: `^server/${anyOf(Object.keys(SERVICE))}/`,
    pathNot: `^server/${anyOf([name, ...rooms])}/`,
  }),
);

const floorRules = Object.entries(FLOORS).flatMap(([room, floors]) =>
  floors.flatMap((folders, floor) =>
    folders.map((folder) =>
      rule(
        `${room}/${folder}`,
        'A folder imports from lower floors of its room alone: move what both need down, or let the upper one pass it in.',
        `^${room}/${folder}/`,
        { path: `^${room}/[^/]+/`, pathNot: `^${room}/${anyOf([folder, ...floors.slice(0, floor).flat()])}/` },
      ),
    ),
  ),
);

const shares = (one, other) => `${one} shares src/contract and src/model with ${other}, nothing else.`;

export default {
  forbidden: [
    ...consoleRules,
    ...serviceRules,
    ...floorRules,
    rule('the service in the console', shares('The console', 'the service'), '^src/', { path: '^server/' }),
    rule('the console in the service', shares('The service', 'the console'), '^server/', {
      path: '^src/',
      pathNot: '^src/(contract|model)/',
    }),
    rule(
      'circle',
      'Two files need each other: move the thing that both need, often a type, to a file of its own.',
      '',
      {
        circular: true,
      },
    ),
  ],
  options: {
    // TypeScript 7 has no programming interface that the tool could use; scripts/fences.mjs runs it.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'types', 'node', 'default', 'require'],
    },
  },
};
