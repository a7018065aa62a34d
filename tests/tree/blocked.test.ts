import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ERROR = 'A control that is disabled tells why';

const refused = ['<Button disabled />', '<Button disabled={isBusy} />', '<Button disabledFocusable={isBusy} />'].map(
  (control, index) => ({ control, file: `src/screens/Refused${index}.tsx` }),
);
const accepted = [
  { control: '<ActionButton blockedBy={null} />', file: 'src/screens/Accepted0.tsx' },
  { control: '<Select disabled={isBlocked} />', file: 'src/screens/Accepted1.tsx' },
  // The parts that tell the reason may disable the control that they hold.
  { control: '<Button disabledFocusable />', file: 'src/components/blocked/Accepted2.tsx' },
];

// The files are planted in a tree of their own, under the same rules, so that no other tool ever sees them.
let tree: string;
let found: readonly { readonly path: string; readonly text: string }[];
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'atrium-lint-'));
  cpSync('biome.json', join(tree, 'biome.json'));
  for (const folder of ['scripts', 'node_modules']) symlinkSync(resolve(folder), join(tree, folder));
  for (const { control, file } of [...refused, ...accepted]) {
    mkdirSync(join(tree, dirname(file)), { recursive: true });
    writeFileSync(join(tree, file), `export const Made = ({ isBlocked, isBusy }: Props) => ${control};\n`);
  }
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', '--max-diagnostics=none', 'src'], {
    cwd: tree,
    encoding: 'utf8',
  });
  const report = JSON.parse(stdout) as { diagnostics: { location: { path: unknown } }[] };
  found = report.diagnostics.map((one) => ({ path: JSON.stringify(one.location.path), text: JSON.stringify(one) }));
}, 60_000);
afterAll(() => rmSync(tree, { recursive: true }));

const reported = (file: string) =>
  found
    .filter(({ path }) => path.includes(`${file}"`))
    .map(({ text }) => text)
    .join('\n');

it.each(refused)('[AX13] the linter refuses $control', ({ file }) => {
  expect(reported(file)).toContain(ERROR);
});

it.each(accepted)('[AX13] the linter takes $control in $file', ({ file }) => {
  expect(reported(file)).not.toContain(ERROR);
});
