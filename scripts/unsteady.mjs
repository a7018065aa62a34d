/**
 * `npm run unsteady -- FILE [-t NAME] [--times N] [--project P] [--seed N] [--idle]`: runs one test file again and again
 * beside busy processes, one for each processor, with its tests in shuffled order, and says how often it failed and with
 * which error. A file of tests/journeys, models, accessibility or torture runs in a browser, in its own order. `--idle` does
 * without the busy processes.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './install.mjs';
import { capture, fail, root, tool } from './project.mjs';
import { playwrightReport, vitestReport } from './test/reports.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', short: 't' },
    times: { type: 'string', default: '30' },
    project: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    idle: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (!file) fail('Name a test file.', 'For example: npm run unsteady -- tests/model/network/view.test.ts --times 30');
await install();
mkdirSync(join(root, '.cache'), { recursive: true });
const reportFile = join(root, '.cache/unsteady-run.json');
const isBrowser = /^tests\/(journeys|models\/.*\.browser|accessibility|torture)/.test(file);

const project = values.project ? ['--project', values.project] : [];
const runOf = (seed) =>
  isBrowser
    ? {
        args: [
          tool('playwright/cli.js'),
          ...['test', '--reporter=json', '--workers=1', file, ...project],
          ...(values.name ? ['-g', values.name] : []),
        ],
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
        read: playwrightReport,
      }
    : {
        args: [
          tool('vitest/vitest.mjs'),
          ...['run', file, '--sequence.shuffle.tests', `--sequence.seed=${seed}`, '--maxWorkers=1', ...project],
          ...(values.name ? ['-t', values.name, '--passWithNoTests'] : []),
        ],
        env: { ATRIUM_REPORT: reportFile },
        read: vitestReport,
      };

const busy = values.idle
  ? []
  : Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
process.once('exit', () => {
  for (const one of busy) one.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

const times = Number(values.times);
/** @type {Map<string, { count: number, error: string | null, seed: number }>} */
const failures = new Map();
let ran = 0;
for (let turn = 0; turn < times; turn += 1) {
  const seed = Number(values.seed) + turn;
  const { args, env, read } = runOf(seed);
  rmSync(reportFile, { force: true });
  const { output } = await capture(process.execPath, args, { env });
  const report = read(reportFile);
  const all = [...(report?.values() ?? [])];
  // A name that was asked for leaves the other tests skipped; they did not fail.
  const failed = all.flatMap((one) => one.failed).filter(({ name, error }) => !values.name || error || name === file);
  ran += all.reduce((sum, { passed }) => sum + passed.length, 0) + failed.length;
  if (!report)
    failed.push({ name: 'the runner wrote no report', file, error: output.trim().split('\n').at(-1) ?? null });
  for (const { name, error } of failed) {
    const before = failures.get(name);
    failures.set(name, { count: (before?.count ?? 0) + 1, error: before?.error ?? error, seed: before?.seed ?? seed });
  }
  console.log(`${turn + 1} of ${times}, seed ${seed}: ${failed.length === 0 ? 'passed' : `${failed.length} failed`}`);
}

for (const [name, { count, error, seed }] of failures)
  console.log(`\n${count} of ${times} failed, first with seed ${seed}: ${name}\n  ${error ?? 'no error was reported'}`);
if (ran === 0) fail('No test ran.', 'Look at the path of the file and at the name.');
console.log(`\n${failures.size === 0 ? `All ${times} runs passed.` : `${failures.size} tests are unsteady or fail.`}`);
process.exitCode = failures.size === 0 ? 0 : 1;
