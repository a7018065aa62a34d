/**
 * `npm test`: installs what is needed, runs every check to its end, also when one before it failed, and ends with one
 * line, `N passed, N failed`. A check without a count of its own counts as one test. It runs the tests of its tier
 * (scripts/test/tier.mjs); outside of CI the short one leaves out the steps whose files have not changed since they were green
 * on this machine, and `npm test -- --again` runs those too. `npm test -- --tests` runs the tests without the other checks.
 * Tests that failed are tried once more at the end, alone (scripts/test/secondTry.mjs).
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { capture, root, run, tool } from './project.mjs';
import { createGreenSteps } from './test/greenSteps.mjs';
import { printLeftOut } from './test/leftOut.mjs';
import { createResults } from './test/results.mjs';
import { createRunners } from './test/runners.mjs';
import { filesToTryAgain, takeSecondTry } from './test/secondTry.mjs';
import { tierOf } from './test/tier.mjs';

const tier = tierOf(process.env);
process.env.ATRIUM_TIER = tier;
const hasChecks = !process.argv.includes('--tests');
const reports = join(root, '.cache/test');
const MINUTES = { short: 60, whole: 180, full: 24 * 60 };
const limit = process.env.ATRIUM_RUNNER_LIMIT ? Number(process.env.ATRIUM_RUNNER_LIMIT) : MINUTES[tier] * 60_000;

await install();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Found once here, so that every later step takes the same without looking.
const { findPostgres } = await import('./findPostgres.mjs');
const { findHeadlessChromium } = await import('./findChromium.mjs');
process.env.CHROMIUM_PATH = findHeadlessChromium();
process.env.PG_BIN = findPostgres();
const programs = await Promise.all([process.env.CHROMIUM_PATH, join(process.env.PG_BIN, 'postgres')].map(versionOf));
console.log(programs.join('\n'));

/** Path and version of a program that the tests run. */
async function versionOf(program) {
  const { output } = await capture(program, ['--version']).catch(() => ({ output: 'of an unknown version' }));
  return `${program}: ${output.trim().split('\n').at(-1)}`;
}

const green = createGreenSteps(root, {
  isRemembering: tier === 'short' && process.env.CI !== 'true' && !process.argv.includes('--again'),
  programs,
});
const results = createResults();
const runners = createRunners(reports, limit);

/** Whether a step is left out: its files are those with which it was green. */
function isGreen(name, inputs) {
  const before = green.passed(name, inputs);
  if (before !== null) results.noteUnchanged(name, before);
  return before !== null;
}

/** @param {() => Promise<boolean | Map<string, import('./test/reports.mjs').Report>>} work */
async function step(name, inputs, work) {
  if (isGreen(name, inputs)) return null;
  console.log(`\n── ${name}`);
  const begin = performance.now();
  const found = await work().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  results.note(name, found, (performance.now() - begin) / 1000);
  if (found === false) return null;
  const all = found === true ? [] : [...found.values()];
  if (all.every(({ failed }) => failed.length === 0))
    green.note(name, inputs, found === true ? 1 : all.reduce((sum, { passed }) => sum + passed.length, 0));
  return found === true ? null : found;
}

/** Runs checks that do not depend on each other side by side, as many as there are processors, each with its output whole. */
async function sideBySide(checks) {
  const waiting = checks.filter(({ name, inputs }) => inputs === null || !isGreen(name, inputs));
  const next = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { name, inputs, path, args = [] } = check;
      const begin = performance.now();
      const { code, output } = await capture(process.execPath, [
        path.startsWith('scripts/') ? path : tool(path),
        ...args,
      ]);
      console.log(`\n── ${name}\n${output.trimEnd()}`);
      results.note(name, code === 0, (performance.now() - begin) / 1000);
      if (code === 0 && inputs !== null) green.note(name, inputs, 1);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

const CODE = ['src/', 'server/'];
/** A check of the whole tree, configuration and texts included. */
const ALL = [''];
const PROJECTS = {
  unit: ALL,
  dom: ['src/', 'tests/', 'scripts/', 'vitest.config.ts'],
  'service-pglite': [
    ...['src/contract/', 'src/model/', 'src/machines/', 'server/', 'tests/server/', 'tests/support/', 'tests/model/'],
    ...['tests/models/', 'scripts/', 'docs/rules/', 'vitest.config.ts'],
  ],
};
PROJECTS['unit-isolated'] = PROJECTS.unit;
PROJECTS['dom-isolated'] = PROJECTS.dom;
PROJECTS['service-postgres'] = PROJECTS['service-pglite'];

/** All tests that need no browser, in one run: its workers have something to do until the last file. */
async function vitest() {
  const projects = Object.keys(PROJECTS).filter((name) => !isGreen(name, PROJECTS[name]));
  if (projects.length === 0) return new Map();
  console.log(`\n── ${projects.join(', ')}`);
  const begin = performance.now();
  const found = await runners.vitest(projects);
  results.note('vitest', found, (performance.now() - begin) / 1000);
  const [embedded, postgres] = ['service-pglite', 'service-postgres'].map((name) => found.get(name));
  if (embedded && postgres) results.note('tests of PostgreSQL are tests of PGlite', isSubset(postgres, embedded), 0);
  const isWhole = !found.has('outside of tests') && !found.has('vitest');
  for (const name of projects) {
    const report = found.get(name);
    if (isWhole && report?.failed.length === 0) green.note(name, PROJECTS[name], report.passed.length);
  }
  return found;
}

/** Both databases run the very same tests, or, in the short run, one of them a part. */
function isSubset(part, all) {
  const names = ({ passed, failed }) => new Set([...passed, ...failed.map(({ name }) => name)]);
  const [some, every] = [names(part), names(all)];
  const alone = [...some].filter((name) => !every.has(name));
  const missing = tier === 'short' ? [] : [...every].filter((name) => !some.has(name));
  for (const name of [...alone, ...missing]) console.error(`Runs on one database only: ${name}`);
  console.log(`${every.size} tests on the embedded database, ${some.size} on PostgreSQL.`);
  return alone.length + missing.length === 0;
}

/** Tries again what failed in the reports, each file in a process of its own, and the browser tests one after the other. */
async function secondTry(fromVitest, fromBrowser) {
  const isBrowser = ({ project }) => fromBrowser.has(project);
  const files = filesToTryAgain(new Map([...fromVitest, ...fromBrowser]));
  if (files.length === 0) return;
  console.log(`\n── second try of ${files.length} files`);
  for (const { project, file } of files.filter((one) => !isBrowser(one))) {
    const again = await runners.vitest([project], [file]);
    results.unsteady.push(...takeSecondTry(fromVitest.get(project), project, file, again.get(project) ?? null));
  }
  const ofBrowser = files.filter(isBrowser);
  if (ofBrowser.length === 0) return;
  const again = await runners.playwright([...new Set(ofBrowser.map(({ project }) => project))]);
  for (const { project, file } of ofBrowser)
    results.unsteady.push(...takeSecondTry(fromBrowser.get(project), project, file, again.get(project) ?? null));
}

if (hasChecks) {
  // Code that tests alone use is unused: they are no entries of the second run of knip.
  const PRODUCTION = ['--production', '--config', 'knip.production.json', '--include', 'files,exports,types'];
  await sideBySide([
    {
      name: 'format and lint',
      inputs: ALL,
      path: '@biomejs/biome/bin/biome',
      args: ['check', '--error-on-warnings', '.'],
    },
    // It knows by a stamp of its own whether its files have changed, and whether dist/ is there.
    { name: 'build', inputs: null, path: 'scripts/build.mjs' },
    { name: 'types', inputs: ALL, path: 'typescript/bin/tsc', args: ['--noEmit'] },
    { name: 'fences', inputs: ALL, path: 'scripts/fences.mjs' },
    { name: 'unused code and packages', inputs: ALL, path: 'knip/bin/knip.js' },
    { name: 'code that only tests use', inputs: ALL, path: 'knip/bin/knip.js', args: PRODUCTION },
  ]);
  await step('bundle budget', ALL, async () => (await run(process.execPath, ['scripts/build/bundleBudget.mjs'])) === 0);
}
const fromVitest = await vitest();
if (tier === 'full') {
  await step(
    'tests with shaken order, numbers and plans',
    ALL,
    async () => (await run(process.execPath, ['scripts/shaken.mjs'])) === 0,
  );
  await step(
    'faults planted in machines',
    ['src/machines/', 'src/model/', 'src/contract/', 'tests/models/', 'scripts/mutate'],
    async () => (await run(process.execPath, ['--import', 'tsx', 'scripts/mutate.ts', '--all'])) === 0,
  );
}
await step('kill -9', [...CODE, 'tests/', 'vite.service.config.ts'], runners.kill);
const PAGES = ['index.html', 'wayfinder.html', 'embed.html'];
const fromBrowser =
  (await step('browser', [...CODE, 'public/', 'tests/', 'scripts/', 'vite', 'playwright.config.ts', ...PAGES], () =>
    runners.playwright(),
  )) ?? new Map();
await secondTry(fromVitest, fromBrowser);

results.print(runners.durations);
if (hasChecks)
  await printLeftOut(tier).catch((error) => console.error(`What is left out could not be counted: ${error}`));
process.exitCode = results.close(join(reports, 'unsteady.json')) ? 0 : 1;
