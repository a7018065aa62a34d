import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGreenSteps } from '../../../scripts/test/greenSteps.mjs';
import { tierOf } from '../../../scripts/test/tier.mjs';

let tree: string;
const write = (path: string, text: string) => writeFileSync(join(tree, path), text);
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'atrium-green-'));
  execFileSync('git', ['init', '-q'], { cwd: tree });
  for (const folder of ['src', 'server']) mkdirSync(join(tree, folder));
  write('.gitignore', '.cache/\n');
  write('src/a.ts', 'one');
  write('server/b.ts', 'one');
  write('package.json', '{}');
  createGreenSteps(tree).note('dom', ['src/'], 12);
});
afterEach(() => rmSync(tree, { recursive: true }));

const passed = () => createGreenSteps(tree).passed('dom', ['src/']);

it('[TR14] a step is left out while its files are those with which it was green', () => {
  expect(passed()).toBe(12);
  write('server/b.ts', 'two');
  expect(passed()).toBe(12);
});

it.each(['src/a.ts', 'src/new.ts', 'package.json'])('[TR14] a step runs again after a change of %s', (path) => {
  write(path, 'two');
  expect(passed()).toBeNull();
});

it('[TR14] a file that changes while the step runs was not tested', () => {
  const green = createGreenSteps(tree);
  write('src/a.ts', 'two');
  green.note('dom', ['src/'], 13);
  expect(passed()).toBeNull();
});

it('[TR14] a step that was never green runs, and so does every step where nothing is remembered', () => {
  expect(createGreenSteps(tree).passed('unit', ['src/'])).toBeNull();
  expect(createGreenSteps(tree, { isRemembering: false }).passed('dom', ['src/'])).toBeNull();
});

it('[TR14] every step runs in a folder that is no clone, such as an unpacked archive', () => {
  rmSync(join(tree, '.git'), { recursive: true });
  createGreenSteps(tree).note('dom', ['src/'], 12);
  expect(passed()).toBeNull();
});

it('[TR14] a step runs again with another version of a program that it runs', () => {
  const programs = ['postgres: 17.1'];
  createGreenSteps(tree, { programs }).note('dom', ['src/'], 12);
  expect(createGreenSteps(tree, { programs }).passed('dom', ['src/'])).toBe(12);
  expect(createGreenSteps(tree, { programs: ['postgres: 17.2'] }).passed('dom', ['src/'])).toBeNull();
});

it('[TR15] a clone and CI run the short tests, test:whole and test:full more', () => {
  const tiers = [{}, { CI: 'true' }, { ATRIUM_TIER: 'whole' }, { ATRIUM_TIER: 'full', CI: 'true' }];
  expect(tiers.map(tierOf)).toEqual(['short', 'short', 'whole', 'full']);
});
