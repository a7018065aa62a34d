import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MOST_FILES } from '../../../scripts/test/secondTry.mjs';

/** A copy of the gate with tests of its own: the same commands, runners and counts. */
let copy: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
};

const VITEST_CONFIG = `
import { defineConfig } from 'vitest/config';
const project = (name, include) => ({ test: { name, include, testTimeout: 2_000 } });
export default defineConfig({
  test: {
    reporters: ['default', './scripts/test/projectReporter.mjs'],
    passWithNoTests: true,
    projects: [
      project('unit', ['tests/unit/*.test.mjs']),
      project('service-pglite', ['tests/server/**/*.test.mjs']),
      ...['unit-isolated', 'dom', 'dom-isolated', 'service-postgres'].map((name) => project(name, ['none/*.test.mjs'])),
    ],
  },
});`;
const PLAYWRIGHT_CONFIG = `
export default {
  testDir: 'tests', workers: 2, timeout: 2_000,
  projects: [
    { name: 'journeys', testMatch: 'journeys/*.test.mjs' },
    { name: 'torture', testMatch: 'torture/*.test.mjs' },
  ],
};`;
const KILL = (failed: string) => `
import { writeFileSync } from 'node:fs';
writeFileSync(process.argv.at(-1), JSON.stringify({ passed: ['kill 1'], failed: [${failed}] }));`;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'atrium-gate-'));
  for (const path of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(process.cwd(), path), join(copy, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  write('vitest.config.mjs', VITEST_CONFIG);
  write('playwright.config.mjs', PLAYWRIGHT_CONFIG);
  write('tests/unit/sum.test.mjs', unit('it("adds", () => {});'));
  write('tests/journeys/tour.test.mjs', browser('test("opens", () => {});'));
  write('tests/crash/kill.ts', KILL(''));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const unit = (tests: string) =>
  `import { existsSync, writeFileSync } from 'node:fs';\nimport { it } from 'vitest';\n${tests}`;
const browser = (tests: string) =>
  `import { existsSync, writeFileSync } from 'node:fs';\nimport { test } from 'playwright/test';\n${tests}`;
/** The body of a test that fails only in its first process. */
const once = (mark: string) =>
  `if (!existsSync('${mark}')) { writeFileSync('${mark}', ''); throw new Error('too slow, once'); }`;
const fail = `throw new Error('wrong');`;

/** Runs the gate in the copy; gives its exit code and its last lines, from the first list on. */
async function gate(env: Readonly<Record<string, string>> = {}) {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|ATRIUM|TEST$|NODE_ENV|NODE_OPTIONS)/.test(name),
  );
  const child = spawn(process.execPath, ['scripts/test.mjs', '--tests'], {
    cwd: copy,
    env: { ...Object.fromEntries(own), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece));
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  const lines = stripVTControlCharacters(Buffer.concat(pieces).toString()).trimEnd().split('\n');
  const listAt = lines.findIndex((line) => /^(Failed|Unsteady):/.test(line));
  return {
    code,
    last: lines.at(-1),
    lists: listAt < 0 ? [] : lines.slice(listAt, -1).filter((line) => line !== ''),
    unsteady: JSON.parse(readFileSync(join(copy, '.cache/test/unsteady.json'), 'utf8')) as unknown,
  };
}

it('[TR4] [TR22] what passes alone is unsteady, and what fails or hangs twice, or loses data once, is failed', async () => {
  write('tests/unit/once.test.mjs', unit(`it("is slow", () => { ${once('unit')} });`));
  write('tests/unit/always.test.mjs', unit(`it("is wrong", () => { ${fail} });\nit("is right", () => {});`));
  write('tests/unit/hangs.test.mjs', unit('it("hangs", () => new Promise(() => {}));'));
  write('tests/server/faults/loss.test.mjs', unit(`it("loses a row", () => { ${once('loss')} });`));
  write('tests/journeys/slow.test.mjs', browser(`test("is slow", () => { ${once('slow')} });`));
  write('tests/journeys/wrong.test.mjs', browser(`test("is wrong", () => { ${fail} });`));
  write('tests/torture/lost.test.mjs', browser(`test("loses a word", () => { ${once('lost')} });`));
  write('tests/crash/kill.ts', KILL("'kill 2'"));
  // A file is named for what is planted in it; a loss is one by its path, whatever its ending.
  const losses = join(copy, 'scripts/test/losses.mjs');
  expect(readFileSync(losses, 'utf8')).toContain('tests/server/faults/');
  const found = await gate();
  expect(found.lists).toEqual([
    'Failed:',
    '  unit: tests/unit/always.test.mjs > is wrong',
    '  unit: tests/unit/hangs.test.mjs > hangs',
    '  service-pglite: tests/server/faults/loss.test.mjs > loses a row',
    '  kill -9: kill 2',
    '  journeys: journeys/wrong.test.mjs > is wrong',
    '  torture: torture/lost.test.mjs > loses a word',
    'Unsteady: failed once and passed once, which has a cause',
    '  unit: tests/unit/once.test.mjs > is slow',
    '    too slow, once',
    '  journeys: journeys/slow.test.mjs > is slow',
    '    Error: too slow, once',
  ]);
  expect([found.last, found.code]).toEqual(['6 passed, 6 failed', 1]);
  expect(found.unsteady).toEqual([
    { project: 'unit', file: 'tests/unit/once.test.mjs', name: expect.any(String), error: 'too slow, once' },
    { project: 'journeys', file: 'tests/journeys/slow.test.mjs', name: expect.any(String), error: expect.any(String) },
  ]);
});

it('[TR22] a run with nothing but unsteady tests is green', async () => {
  write('tests/unit/once.test.mjs', unit(`it("is slow", () => { ${once('unit')} });`));
  const found = await gate();
  expect([found.last, found.code, found.lists.length]).toEqual(['4 passed, 0 failed', 0, 3]);
});

it('[TR22] more failed files than chance explains are not tried again', async () => {
  for (let number = 0; number <= MOST_FILES; number += 1)
    write(`tests/unit/once${number}.test.mjs`, unit(`it("is slow", () => { ${once(`once${number}`)} });`));
  const found = await gate();
  expect([found.last, found.code, found.unsteady]).toEqual([`3 passed, ${MOST_FILES + 1} failed`, 1, []]);
});

it('[TR22] a runner that dies, and one that never ends, is a failure of its own', async () => {
  write('tests/unit/dies.test.mjs', unit('it("dies", () => { process.kill(process.ppid, "SIGKILL"); });'));
  write('tests/journeys/hangs.test.mjs', browser('test("never gives way", () => { for (;;); });'));
  const found = await gate({ ATRIUM_RUNNER_LIMIT: '20000' });
  expect(found.lists).toEqual(['Failed:', '  vitest wrote no report', '  playwright wrote no report']);
  expect([found.last, found.code, found.unsteady]).toEqual(['1 passed, 2 failed', 1, []]);
});
