/**
 * `npm run check`: format, lint, types and the nearest tests, without a browser or a database, of what has changed since
 * `main`, or since the commit given: `npm run check -- HEAD~3`. It takes less than a minute.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concernedTests, importsOf } from './check/concernedTests.mjs';
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
const types = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check/types.tsbuildinfo'];
const checks = await Promise.all([
  capture(process.execPath, lint),
  capture(process.execPath, [tool('typescript/bin/tsc'), ...types]),
]);
for (const { code, output } of checks) if (code !== 0) console.log(output);

const sources = git('ls-files', '-co', '--exclude-standard', 'src', 'server', 'tests', 'scripts').filter(
  (file) => /\.(tsx?|mjs)$/.test(file) && existsSync(join(root, file)),
);
const imports = new Map(sources.map((file) => [file, importsOf(file, readFileSync(join(root, file), 'utf8'))]));
const durations = JSON.parse(readFileSync(join(root, 'tests/durations.json'), 'utf8'));

const tests = concernedTests(changed, imports, durations);
const projects = ['unit', 'unit-isolated', 'dom', 'dom-isolated'].flatMap((name) => ['--project', name]);
const code =
  tests.run.length === 0
    ? 0
    : await run(process.execPath, [tool('vitest/vitest.mjs'), 'run', '--passWithNoTests', ...projects, ...tests.run]);
const isGreen = code === 0 && checks.every((check) => check.code === 0);
if (tests.left.length > 0)
  console.log(`\nFor npm test: ${tests.left.length} more test files concern what changed, from ${tests.left[0]} on.`);
console.log(isGreen ? '\nFormat, lint, types and the nearest tests are fine.' : '\nThe lines above say what is wrong.');
process.exitCode = isGreen ? 0 : 1;
