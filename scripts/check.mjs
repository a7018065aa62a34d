/**
 * `npm run check`: format, lint, types and the tests without a browser or a database that concern what has changed since
 * `main`, or since the commit given: `npm run check -- HEAD~3`. Most changes take less than a minute.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { capture, root, run, tool } from './project.mjs';

await install();
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Where the branch left `main`; without such a commit, the last one. */
function baseCommit() {
  const [given] = process.argv.slice(2);
  if (given !== undefined) return given;
  try {
    return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

const base = baseCommit();
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '-o', '--exclude-standard')].filter((file) =>
  existsSync(join(root, file)),
);
if (changed.length === 0) {
  console.log('Nothing has changed.');
  process.exit(0);
}
console.log(`${changed.length} files have changed since ${base.slice(0, 12)}.`);
const lint = [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...changed];
const checks = await Promise.all([
  capture(process.execPath, lint),
  capture(process.execPath, [tool('typescript/bin/tsc'), '--noEmit']),
]);
for (const { code, output } of checks) if (code !== 0) console.log(output);
const projects = ['unit', 'unit-isolated', 'dom', 'dom-isolated'].flatMap((name) => ['--project', name]);
const tests = await run(process.execPath, [
  tool('vitest/vitest.mjs'),
  'run',
  ...projects,
  `--changed=${base}`,
  '--passWithNoTests',
]);
const isGreen = tests === 0 && checks.every(({ code }) => code === 0);
console.log(
  isGreen ? '\nFormat, lint, types and the tests of what changed are fine.' : '\nThe lines above say what is wrong.',
);
process.exitCode = isGreen ? 0 : 1;
