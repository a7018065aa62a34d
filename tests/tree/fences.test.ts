import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONSOLE, FLOORS, SERVICE } from '../../.dependency-cruiser.mjs';

interface Forbidden {
  readonly from: string;
  readonly to: string;
  readonly instead: string;
}

// The files are planted in a tree of their own, under the same rules, so that no other tool ever sees them.
let tree: string;
let found: readonly Forbidden[];

const FORMS = {
  static: (from: string) => `import { thing } from '${from}';\nexport const used = thing;\n`,
  typeOnly: (from: string) => `import type { Thing } from '${from}';\nexport type Used = Thing;\n`,
  typeInBraces: (from: string) => `import { type Thing } from '${from}';\nexport type Used = Thing;\n`,
  passedOn: (from: string) => `export type { Thing } from '${from}';\n`,
  dynamic: (from: string) => `export const used = () => import('${from}');\n`,
};
type Form = keyof typeof FORMS;
const forms = Object.keys(FORMS) as Form[];

interface Case {
  readonly instead: string;
  readonly from: string;
  readonly form: Form;
  readonly file: string;
}

const consoleRooms = Object.entries(CONSOLE);
const serviceRooms = Object.keys(SERVICE);
const forbiddenTo = (room: string) =>
  serviceRooms.filter((other) => other !== room && !SERVICE[room]?.[0].includes(other));

/** No room of the console may import the joining room, by either name, or a package of the service. */
const consoleCases = consoleRooms.flatMap(([room, { instead }]) =>
  Object.entries({ byAlias: '@/app/thing', byPath: '../app/thing', package: 'nodemailer' }).flatMap(([how, from]) =>
    forms.map((form): Case => ({ instead, from, form, file: `src/${room}/${how}-${form}.ts` })),
  ),
);

/** Each forbidden room, from a file of the room, of a folder in it and of a folder in that. */
const serviceCases = serviceRooms.flatMap((room) =>
  forbiddenTo(room).flatMap((other) =>
    [
      { folder: `server/${room}`, from: `../${other}/thing` },
      { folder: `server/${room}`, from: `../../server/${other}/thing` },
      { folder: `server/${room}/inner`, from: `../../${other}/thing` },
      { folder: `server/${room}/inner/most`, from: `../../../${other}/thing` },
    ].map(({ folder, from }, index): Case => {
      const form = forms[index % forms.length] ?? 'static';
      return { instead: SERVICE[room]?.[1] ?? '', from, form, file: `${folder}/${other}-${index}.ts` };
    }),
  ),
);
/** Each folder of a room with floors, from its own floor and from those above it. */
const floorCases = Object.entries(FLOORS).flatMap(([room, floors]) =>
  floors.flatMap((folders, floor) =>
    folders.flatMap((folder, place) =>
      floors
        .slice(floor)
        .flat()
        .filter((other) => other !== folder)
        .map(
          (other): Case => ({
            instead:
              'A folder imports from lower floors of its room alone: move what both need down, or let the upper one pass it in.',
            from: `../${other}/thing`,
            form: forms[place % forms.length] ?? 'static',
            file: `${room}/${folder}/${other}.ts`,
          }),
        ),
    ),
  ),
);
const cases = [...consoleCases, ...serviceCases, ...floorCases];

const others = [
  {
    file: 'src/screens/service.tsx',
    code: `${FORMS.static('../../server/thing')}export const Made = () => <p />;\n`,
    says: 'The console shares src/contract and src/model with the service, nothing else.',
  },
  {
    file: 'server/routes/console.ts',
    code: FORMS.static('@/api/thing'),
    says: 'The service shares src/contract and src/model with the console, nothing else.',
  },
  {
    file: 'server/console.ts',
    code: FORMS.typeOnly('@/machines/thing'),
    says: 'The service shares src/contract and src/model with the console, nothing else.',
  },
  {
    file: 'src/model/one.ts',
    code: "import type { Other } from './other';\nexport interface One {\n  other: Other;\n}\n",
    says: 'Two files need each other',
  },
];

const allowed = [
  { file: 'src/model/other.ts', code: "import type { One } from './one';\nexport type Other = One | null;\n" },
  { file: 'src/model/allowed.ts', code: FORMS.static('flatbush') },
  { file: 'src/screens/allowed.ts', code: FORMS.static('@/machines/thing') },
  { file: 'src/app/allowed.ts', code: FORMS.static('@/screens/thing') },
  { file: 'server/routes/allowed.ts', code: FORMS.static('../repositories/thing') },
  { file: 'server/repositories/allowed.ts', code: FORMS.static('@/contract/thing') },
  // Other repositories, which have the names of rooms.
  { file: 'server/repositories/locations/jobs.ts', code: FORMS.static('../jobs/thing') },
  { file: 'server/repositories/locations/network.ts', code: FORMS.static('../network/thing') },
  { file: 'server/repositories/locations/database.ts', code: FORMS.static('../../database/thing') },
  { file: 'server/routes/errors.ts', code: FORMS.static('../thing') },
  { file: 'src/screens/editor/workbench/allowed.ts', code: FORMS.static('../session/thing') },
  { file: 'src/screens/editor/panels/inner/allowed.ts', code: FORMS.static('../thing') },
  { file: 'src/screens/editor/panels/inner/door.ts', code: FORMS.typeOnly('../../thing') },
];

/** The files that the planted ones import. */
const things = [
  ...['app', ...Object.keys(CONSOLE)].map((room) => `src/${room}/thing.ts`),
  ...serviceRooms.map((room) => `server/${room}/thing.ts`),
  ...['jobs', 'network'].map((area) => `server/repositories/${area}/thing.ts`),
  ...Object.entries(FLOORS).flatMap(([room, floors]) => floors.flat().map((folder) => `${room}/${folder}/thing.ts`)),
  'src/screens/editor/thing.ts',
  'server/thing.ts',
];
const THING = 'export const thing = 1;\nexport type Thing = number;\n';

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'atrium-fences-'));
  const planted = [
    ...cases.map(({ file, from, form }) => ({ file, code: FORMS[form](from) })),
    ...others,
    ...allowed,
    ...things.map((file) => ({ file, code: THING })),
  ];
  for (const { file, code } of planted) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), code);
  }
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/fences.mjs', tree, '--json'], { encoding: 'utf8' });
  if (!stdout.startsWith('[')) throw new Error(stderr);
  found = JSON.parse(stdout) as readonly Forbidden[];
}, 60_000);
afterAll(() => rmSync(tree, { recursive: true }));

const reported = (file: string) => found.filter(({ from }) => from === file).map(({ instead }) => instead);

it('[TR2] has a fence for every room', () => {
  const folders = (parent: string) =>
    readdirSync(parent, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  expect([...serviceRooms].sort()).toEqual(folders('server').sort());
  expect([...Object.keys(CONSOLE), 'app'].sort()).toEqual(folders('src').sort());
  expect(serviceRooms.filter((room) => forbiddenTo(room).length === 0)).toEqual([]);
});

it.each(Object.entries(FLOORS))('[TR23] every folder of %s is on a floor', (room, floors) => {
  const folders = readdirSync(room, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
  expect(floors.flat().sort()).toEqual(folders.sort());
});

it.each(cases)('[TR2] [TR23] $file must not import $from ($form)', ({ file, instead }) => {
  expect(reported(file)).toContain(instead);
});

it.each(others)('[TR1] [TR2] $file says: $says', ({ file, says }) => {
  expect(reported(file).join('\n')).toContain(says);
});

it.each(allowed)('[TR3] leaves $file alone, which keeps to its room', ({ file }) => {
  expect(reported(file).filter((instead) => !instead.startsWith('Two files'))).toEqual([]);
});

it('[TR2] no type is imported in the middle of a line, where the fences do not see it', () => {
  const inline = /(?<!await )(?<!=> )\bimport\('[^']+'\)\.(?!then\b|catch\b)/;
  expect("let a: import('./thing').Thing;").toMatch(inline);
  const files = execFileSync('git', ['ls-files', 'src', 'server'], { encoding: 'utf8' }).split('\n');
  const code = files.filter((file) => /\.tsx?$/.test(file));
  expect(code.filter((file) => inline.test(readFileSync(file, 'utf8')))).toEqual([]);
});
