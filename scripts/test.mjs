/**
 * `npm test`: installs what is needed, runs every check to its end, also when one before it failed, and ends with one
 * line, `N passed, N failed`. A check without a count of its own counts as one test.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root, run, runTool } from './project.mjs';
import { playwrightDurations, playwrightReport, vitestDurations, vitestReport } from './testReports.mjs';

const reports = join(root, '.cache/test');
/** @type {{ name: string, passed: number, failed: number, tests: boolean, seconds: number }[]} */
const rows = [];
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const retried = [];
/** @type {import('./testReports.mjs').Duration[]} */
const durations = [];

async function step(name, work) {
  console.log(`\n── ${name}`);
  const begin = performance.now();
  let counted;
  try {
    counted = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counted = false;
  }
  const seconds = (performance.now() - begin) / 1000;
  const parts = counted instanceof Map ? [...counted] : [[name, counted]];
  for (const [part, report] of parts)
    rows.push(
      typeof report === 'boolean'
        ? { name: part, passed: report ? 1 : 0, failed: report ? 0 : 1, tests: false, seconds }
        : { name: part, passed: report.passed.length, failed: report.failed.length, tests: true, seconds },
    );
  for (const [part, report] of parts) {
    failures.push(...(report === true ? [] : report === false ? [part] : report.failed));
    retried.push(...(report.retried ?? []));
  }
}

/** The report of a runner; one that failed without a failed test, or wrote no report, is a failure of its own. */
function judged(name, report, code) {
  if (!report) return { passed: [], failed: [`${name} wrote no report`] };
  if (code !== 0 && report.failed.length === 0) return { ...report, failed: [`${name} ended with ${code}`] };
  return report;
}

async function vitest(...projects) {
  const name = projects.join('-');
  const file = join(reports, `${name}.json`);
  const code = await runTool('vitest/vitest.mjs', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  durations.push(...vitestDurations(file, root));
  return judged(name, vitestReport(file, root), code);
}

async function playwright() {
  const file = join(reports, 'playwright.json');
  const code = await runTool(
    'playwright/cli.js',
    ['test', '--pass-with-no-tests', '--retries=1', '--reporter=list,json'],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    },
  );
  durations.push(...playwrightDurations(file));
  const found = playwrightReport(file);
  if (!found) return judged('playwright', null, code);
  const failed = [...found.values()].some((report) => report.failed.length > 0);
  if (code !== 0 && !failed) found.set('playwright', { passed: [], failed: [`playwright ended with ${code}`] });
  return new Map([...found].map(([name, report]) => [`browser: ${name}`, report]));
}

/** Kills the built service while it is written to; each kill counts as a test. */
async function killed() {
  const file = join(reports, 'kill.json');
  const code = await run(process.execPath, ['--import', 'tsx', 'tests/crash/kill.ts', '--report', file]);
  return judged('kill -9', existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null, code);
}

/** Both databases must run the very same tests. */
function sameTests(one, other) {
  const names = ({ passed, failed }) => [...passed, ...failed];
  const [here, there] = [new Set(names(one)), new Set(names(other))];
  const alone = [...[...here].filter((name) => !there.has(name)), ...[...there].filter((name) => !here.has(name))];
  for (const name of alone) console.error(`Runs on one database only: ${name}`);
  console.log(`${here.size} tests on the embedded database, ${there.size} on PostgreSQL.`);
  return alone.length === 0 && here.size === there.size;
}

function printTable() {
  const width = Math.max(...rows.map((row) => row.name.length));
  console.log(`\n${'check'.padEnd(width)}  passed  failed  seconds`);
  for (const { name, passed, failed, seconds } of rows)
    console.log(
      `${name.padEnd(width)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${seconds.toFixed(1).padStart(7)}`,
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
const service = {};
await step('browser and PostgreSQL', async () => {
  // Found once here, so that every later step takes the same without looking.
  const { findPostgres } = await import('./findPostgres.mjs');
  const { findChromium } = await import('./findChromium.mjs');
  process.env.CHROMIUM_PATH = findChromium();
  process.env.PG_BIN = findPostgres();
  console.log(`${process.env.CHROMIUM_PATH}\n${process.env.PG_BIN}`);
  return true;
});
await step(
  'format and lint',
  async () => (await runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])) === 0,
);
await step('fences', async () => (await run(process.execPath, ['scripts/writeFences.mjs', '--check'])) === 0);
await step('unused code and packages', async () => (await runTool('knip/bin/knip.js', [])) === 0);
// Code that only tests use counts as unused, so tests are no entries here.
await step(
  'code that only tests use',
  async () =>
    (await runTool('knip/bin/knip.js', [
      '--production',
      '--config',
      'knip.production.json',
      '--include',
      'files,exports,types',
    ])) === 0,
);
await step('types', async () => (await runTool('typescript/bin/tsc', ['--noEmit'])) === 0);
await step('build', () => build());
await step('unit and DOM', () => vitest('unit', 'dom', 'dom-isolated'));
if (process.env.ATRIUM_FULL === '1')
  await step(
    'faults planted in machines',
    async () => (await run(process.execPath, ['--import', 'tsx', 'scripts/mutate.ts', '--all'])) === 0,
  );
await step('service on PGlite', async () => (service.pglite = await vitest('service-pglite')));
await step('service on PostgreSQL', async () => (service.postgres = await vitest('service-postgres')));
await step(
  'same tests on both',
  async () => Boolean(service.pglite && service.postgres) && sameTests(service.pglite, service.postgres),
);
await step('kill -9', killed);
await step('browser', playwright);
await step('bundle budget', async () => (await run(process.execPath, ['scripts/bundleBudget.mjs'])) === 0);

printTable();
printSlowest(10);
if (process.env.ATRIUM_FULL !== '1')
  console.log(
    '\nOnly in npm run test:full: the browser paths of every machine beyond those that see each state and edge (each state of those in tests/models/walkedByState.ts), and each script and call of a screen failing alone.',
  );
const listed = (names) => names.map((one) => `  ${one}`).join('\n');
if (retried.length > 0) console.log(`\nPassed only when tried again:\n${listed(retried)}`);
if (failures.length > 0) console.log(`\nFailed:\n${listed(failures)}`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
const tests = rows.filter((row) => row.tests).reduce((total, row) => total + row.passed + row.failed, 0);
if (tests === 0) console.error('\nNo test ran at all, which is a failure.');
const failed = sum('failed') + (tests === 0 ? 1 : 0);
console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
