/**
 * `npm test`: installs what is needed, runs every check to its end, also when one before it failed, and ends with one
 * line, `N passed, N failed`. A check without a count of its own counts as one test. With CI=true it runs everything that
 * scripts/test/tier.mjs calls whole; otherwise it leaves out the long rest, and the steps whose files have not changed
 * since they were green on this machine. `npm test -- --again` runs those too.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';
import { capture, root, run, tool } from './project.mjs';
import { createGreenSteps } from './test/greenSteps.mjs';
import { printLeftOut } from './test/leftOut.mjs';
import { playwrightDurations, playwrightReport, vitestDurations, vitestReport } from './test/reports.mjs';
import { tierOf } from './test/tier.mjs';

const tier = tierOf(process.env);
process.env.ATRIUM_TIER = tier;
const reports = join(root, '.cache/test');
const green = createGreenSteps(root, { isRemembering: tier === 'short' && !process.argv.includes('--again') });
/** @type {{ name: string, passed: number, failed: number, tests: boolean, seconds: number, before: number | null }[]} */
const rows = [];
/** @type {string[]} */
const failures = [];
/** @type {import('./test/reports.mjs').Duration[]} */
const durations = [];

/** @typedef {boolean | import('./test/reports.mjs').Report | Map<string, import('./test/reports.mjs').Report>} Counted */

/** @param {string} name @param {Counted} counted */
function note(name, counted, seconds) {
  for (const [part, report] of counted instanceof Map ? counted : [[name, counted]]) {
    const isCheck = typeof report === 'boolean';
    const [passed, failed] = isCheck ? [Number(report), Number(!report)] : [report.passed.length, report.failed.length];
    rows.push({ name: part, passed, failed, tests: !isCheck, seconds, before: null });
    failures.push(...(report === true ? [] : report === false ? [part] : report.failed));
  }
}

/** Whether a step is left out: its files are those with which it was green. */
function isGreen(name, inputs) {
  const before = green.passed(name, inputs);
  if (before !== null) rows.push({ name, passed: 0, failed: 0, tests: false, seconds: 0, before });
  return before !== null;
}

/** @param {() => Promise<Counted>} work */
async function step(name, inputs, work) {
  if (isGreen(name, inputs)) return;
  console.log(`\n── ${name}`);
  const begin = performance.now();
  const counted = await work().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  note(name, counted, (performance.now() - begin) / 1000);
  const all = counted instanceof Map ? [...counted.values()] : [counted];
  if (all.every((one) => one === true || (typeof one === 'object' && one.failed.length === 0)))
    green.note(
      name,
      inputs,
      all.reduce((sum, one) => sum + (one === true ? 1 : one.passed.length), 0),
    );
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
      note(name, code === 0, (performance.now() - begin) / 1000);
      if (code === 0 && inputs !== null) green.note(name, inputs, 1);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

/** A runner that failed without a failed test, or that wrote no report, is a failure of its own. */
function judged(name, found, code) {
  if (!found) return { passed: [], failed: [`${name} wrote no report`] };
  const hasFailed = [...found.values()].some((report) => report.failed.length > 0);
  if (code !== 0 && !hasFailed) found.set(name, { passed: [], failed: [`${name} ended with ${code}`] });
  return found;
}

const CODE = ['src/', 'server/'];
/** A check of the whole tree, configuration and texts included. */
const ALL = [''];
const PROJECTS = {
  unit: ALL,
  dom: ['src/', 'tests/', 'scripts/', 'vitest.config.ts'],
  'service-pglite': [
    ...['src/contract/', 'src/model/', 'src/machines/', 'server/', 'tests/server/', 'tests/support/', 'tests/model/'],
    ...['tests/models/', 'scripts/', 'vitest.config.ts'],
  ],
};
PROJECTS['unit-isolated'] = PROJECTS.unit;
PROJECTS['dom-isolated'] = PROJECTS.dom;
PROJECTS['service-postgres'] = PROJECTS['service-pglite'];

/** All tests that need no browser, in one run: its workers have something to do until the last file. */
async function vitest() {
  const projects = Object.keys(PROJECTS).filter((name) => !isGreen(name, PROJECTS[name]));
  if (projects.length === 0) return;
  console.log(`\n── ${projects.join(', ')}`);
  const file = join(reports, 'vitest.json');
  const begin = performance.now();
  const code = await run(
    process.execPath,
    [tool('vitest/vitest.mjs'), 'run', ...projects.flatMap((name) => ['--project', name])],
    { env: { ATRIUM_REPORT: file } },
  );
  durations.push(...vitestDurations(file));
  const found = judged('vitest', vitestReport(file), code);
  note('vitest', found, (performance.now() - begin) / 1000);
  if (!(found instanceof Map)) return;
  const [embedded, postgres] = ['service-pglite', 'service-postgres'].map((name) => found.get(name));
  if (embedded && postgres) note('tests of PostgreSQL are tests of PGlite', isSubset(postgres, embedded), 0);
  const isWhole = !found.has('outside of tests') && !found.has('vitest');
  for (const name of projects) {
    const report = found.get(name);
    if (isWhole && report?.failed.length === 0) green.note(name, PROJECTS[name], report.passed.length);
  }
}

/** Both databases run the very same tests, or, in the short run, one of them a part. */
function isSubset(part, all) {
  const names = ({ passed, failed }) => new Set([...passed, ...failed]);
  const [some, every] = [names(part), names(all)];
  const alone = [...some].filter((name) => !every.has(name));
  const missing = tier === 'short' ? [] : [...every].filter((name) => !some.has(name));
  for (const name of [...alone, ...missing]) console.error(`Runs on one database only: ${name}`);
  console.log(`${every.size} tests on the embedded database, ${some.size} on PostgreSQL.`);
  return alone.length + missing.length === 0;
}

async function playwright() {
  const file = join(reports, 'playwright.json');
  const code = await run(process.execPath, [tool('playwright/cli.js'), 'test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  durations.push(...playwrightDurations(file));
  const found = judged('playwright', playwrightReport(file), code);
  return found instanceof Map ? new Map([...found].map(([name, report]) => [`browser: ${name}`, report])) : found;
}

/** Kills the built service while it is written to; each kill counts as a test. */
async function killed() {
  const file = join(reports, 'kill.json');
  const code = await run(process.execPath, ['--import', 'tsx', 'tests/crash/kill.ts', '--report', file]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (!report) return { passed: [], failed: ['kill -9 wrote no report'] };
  return code !== 0 && report.failed.length === 0 ? { ...report, failed: [`kill -9 ended with ${code}`] } : report;
}

function printTable() {
  const width = Math.max(...rows.map((row) => row.name.length));
  console.log(`\n${'check'.padEnd(width)}  passed  failed  seconds`);
  for (const { name, passed, failed, seconds, before } of rows)
    console.log(
      before === null
        ? `${name.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${seconds.toFixed(1).padStart(7)}`
        : `${name.padEnd(width)}  unchanged since it was green (${before} passed)`,
    );
}

function printSlowest(count) {
  const slowest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
  console.log(`\nSlowest ${count} tests, in seconds:`);
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name.slice(0, 180)}`);
}

await install();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Found once here, so that every later step takes the same without looking.
const { findPostgres } = await import('./findPostgres.mjs');
const { findHeadlessChromium } = await import('./findChromium.mjs');
process.env.CHROMIUM_PATH = findHeadlessChromium();
process.env.PG_BIN = findPostgres();
console.log(`${process.env.CHROMIUM_PATH}\n${process.env.PG_BIN}`);

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
await vitest();
if (tier === 'full')
  await step(
    'faults planted in machines',
    ['src/machines/', 'src/model/', 'src/contract/', 'tests/models/', 'scripts/mutate'],
    async () => (await run(process.execPath, ['--import', 'tsx', 'scripts/mutate.ts', '--all'])) === 0,
  );
await step('kill -9', [...CODE, 'tests/', 'vite.service.config.ts'], killed);
await step(
  'browser',
  [
    ...CODE,
    'public/',
    'tests/',
    'scripts/',
    'vite',
    'playwright.config.ts',
    'index.html',
    'wayfinder.html',
    'embed.html',
  ],
  playwright,
);

printTable();
if (durations.length > 0) printSlowest(10);
await printLeftOut(tier);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `  ${one}`).join('\n')}`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const tests = rows.filter((row) => row.tests).reduce((total, row) => total + row.passed + row.failed, 0);
const isUnchanged = rows.some(({ before }) => before !== null);
if (tests === 0 && !isUnchanged) console.error('\nNo test ran at all, which is a failure.');
if (isUnchanged)
  console.log(
    '\nSteps whose files have not changed since they were green were left out: `npm test -- --again` runs them.',
  );
const failed = sum('failed') + (tests === 0 && !isUnchanged ? 1 : 0);
console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
