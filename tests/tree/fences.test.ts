import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fences, serviceFences } from '../../scripts/fences.mjs';

// The files are planted in a tree of their own, under the same rules, so that no other tool ever sees them.
let tree: string;
let found: { path: string; text: string }[];

const FORMS = {
  static: (from: string) => `import { thing } from '${from}';\nexport const used = thing;\n`,
  typeOnly: (from: string) => `import type { Thing } from '${from}';\nexport type Used = Thing;\n`,
  dynamic: (from: string) => `export const used = () => import('${from}');\n`,
};
type Form = keyof typeof FORMS;
const forms = Object.keys(FORMS) as Form[];

/** What no room of the console may import: the joining room, by either name, and a package. */
const FORBIDDEN = {
  byAlias: '@/app/session/startSession',
  byPath: '../app/session/startSession',
  package: 'nodemailer',
};

const consoleCases = fences.flatMap(({ folder, instead }) =>
  Object.entries(FORBIDDEN).flatMap(([how, from]) =>
    forms.map((form) => ({ instead, from, form, file: `${folder}/${how}-${form}.ts` })),
  ),
);

/** Each forbidden room, from a file of the room, of a folder in it and of a folder in that. */
const serviceCases = serviceFences.flatMap(({ room, forbidden, instead }) =>
  forbidden.flatMap((other) =>
    [
      { folder: `server/${room}`, from: `../${other}/thing` },
      { folder: `server/${room}`, from: `../../server/${other}/thing` },
      { folder: `server/${room}/inner`, from: `../../${other}/thing` },
      { folder: `server/${room}/inner/most`, from: `../../../${other}/thing` },
    ].map(({ folder, from }, index) => {
      const form = forms[index % forms.length] ?? 'static';
      return { instead, from, form, file: `${folder}/${other}-${index}.ts` };
    }),
  ),
);
const cases: readonly { instead: string; from: string; form: Form; file: string }[] = [
  ...consoleCases,
  ...serviceCases,
];

const others = [
  {
    file: 'src/screens/service.ts',
    code: FORMS.static('../../server/app'),
    says: 'shares src/contract and src/model with the service, nothing else.',
  },
  {
    file: 'server/routes/console.ts',
    code: FORMS.static('@/api/client'),
    says: 'shares src/contract and src/model with the console, nothing else.',
  },
  {
    file: 'server/console.ts',
    code: FORMS.static('@/machines/signIn'),
    says: 'shares src/contract and src/model with the console, nothing else.',
  },
  {
    file: 'src/screens/network.ts',
    code: "export const got = fetch('/api');\n",
    says: 'Do not use the global variable fetch.',
  },
];

const allowed = [
  { file: 'src/model/allowed.ts', code: FORMS.static('flatbush') },
  { file: 'src/screens/allowed.ts', code: FORMS.static('@/machines/signIn') },
  { file: 'src/app/allowed.ts', code: FORMS.static('@/screens/signIn') },
  { file: 'src/api/allowed.ts', code: "export const got = fetch('/api');\n" },
  { file: 'server/routes/allowed.ts', code: FORMS.static('../repositories/locations') },
  { file: 'server/repositories/allowed.ts', code: FORMS.static('@/contract/locations') },
  // Other repositories, which have the names of rooms.
  { file: 'server/repositories/projects/jobs.ts', code: FORMS.static('../jobs') },
  { file: 'server/repositories/projects/network.ts', code: FORMS.static('../network/read') },
  { file: 'server/repositories/projects/database.ts', code: FORMS.static('../../database/transaction') },
  { file: 'server/routes/errors.ts', code: FORMS.static('../errors') },
];

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'atrium-fences-'));
  copyFileSync('biome.json', join(tree, 'biome.json'));
  symlinkSync(resolve('scripts'), join(tree, 'scripts'));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  const planted = [...cases.map(({ file, from, form }) => ({ file, code: FORMS[form](from) })), ...others, ...allowed];
  for (const { file, code } of planted) {
    mkdirSync(join(tree, file, '..'), { recursive: true });
    writeFileSync(join(tree, file), code);
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const options = [
    '--reporter=json',
    '--max-diagnostics=none',
    '--only=style/noRestrictedImports',
    '--only=style/noRestrictedGlobals',
  ];
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], { cwd: tree, encoding: 'utf8' });
  const report = JSON.parse(stdout) as { diagnostics: { location: { path: unknown } }[] };
  found = report.diagnostics.map((one) => ({ path: JSON.stringify(one.location.path), text: JSON.stringify(one) }));
}, 60_000);
afterAll(() => rmSync(tree, { recursive: true }));

const reported = (file: string) =>
  found
    .filter((one) => one.path.includes(`${file}"`))
    .map((one) => one.text)
    .join('\n');

it('[TR1] has the fences of scripts/fences.mjs in biome.json', () => {
  expect(() => execFileSync(process.execPath, ['scripts/writeFences.mjs', '--check'], { stdio: 'pipe' })).not.toThrow();
});

it('[TR2] has a fence for every room of the service', () => {
  const rooms = readdirSync('server', { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(serviceFences.map(({ room }) => room).sort()).toEqual(rooms.map(({ name }) => name).sort());
  expect(serviceFences.filter(({ forbidden }) => forbidden.length === 0)).toEqual([]);
});

it.each(cases)('[TR2] $file must not import $from ($form)', ({ file, instead }) => {
  expect(reported(file)).toContain(instead);
});

it.each(others)('[TR2] $file says: $says', ({ file, says }) => {
  expect(reported(file)).toContain(says);
});

it.each(allowed)('[TR3] leaves $file alone, which keeps to its room', ({ file }) => {
  expect(reported(file)).toBe('');
});
