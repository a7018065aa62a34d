/** Runs the test runners, each to its end or to its limit, and gives what they report. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, tool } from '../project.mjs';
import { LOSS_LIMIT } from './losses.mjs';
import { playwrightDurations, playwrightReport, vitestDurations, vitestReport } from './reports.mjs';

/** @typedef {import('./reports.mjs').Report} Report */

const failure = (name) => ({ name, file: null, error: null });

/** A runner that failed without a failed test, or that wrote no report, is a failure of its own. */
function judged(name, found, code) {
  if (!found) return new Map([[name, { passed: [], failed: [failure(`${name} wrote no report`)] }]]);
  const hasFailed = [...found.values()].some(({ failed }) => failed.length > 0);
  if (code !== 0 && !hasFailed) found.set(name, { passed: [], failed: [failure(`${name} ended with ${code}`)] });
  return found;
}

/**
 * @param {string} folder where reports are written
 * @param {number} limit milliseconds after which a run of a runner is ended: a test that never gives way must not hold the rest
 */
export function createRunners(folder, limit) {
  /** @type {import('./reports.mjs').Duration[]} */
  const durations = [];
  const report = (name) => {
    const file = join(folder, name);
    rmSync(file, { force: true });
    return file;
  };
  return {
    durations,

    /** @param {readonly string[]} projects @param {readonly string[]} [only] files, of which no two run at the same time */
    async vitest(projects, only = []) {
      const file = report(only.length === 0 ? 'vitest.json' : 'vitest-again.json');
      const code = await run(
        process.execPath,
        [
          tool('vitest/vitest.mjs'),
          'run',
          ...projects.flatMap((name) => ['--project', name]),
          ...only,
          ...(only.length === 0 ? [] : ['--maxWorkers=1']),
        ],
        { env: { ATRIUM_REPORT: file }, limit },
      );
      durations.push(...vitestDurations(file));
      return judged('vitest', vitestReport(file), code);
    },

    /** @param {readonly string[]} [failedOf] projects whose failed tests of the last run are run again, one at a time */
    async playwright(failedOf) {
      const file = report(failedOf ? 'playwright-again.json' : 'playwright.json');
      const again = failedOf ? ['--last-failed', '--workers=1', ...failedOf.map((name) => `--project=${name}`)] : [];
      const code = await run(process.execPath, [tool('playwright/cli.js'), 'test', '--reporter=list,json', ...again], {
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        limit,
      });
      durations.push(...playwrightDurations(file));
      return judged('playwright', playwrightReport(file), code);
    },

    /** Kills the built service while it is written to; each kill counts as a test. */
    async kill() {
      const file = report('kill.json');
      const code = await run(process.execPath, ['--import', 'tsx', 'tests/crash/kill.ts', '--report', file], {
        limit: Math.max(limit, LOSS_LIMIT),
      });
      const written = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
      const found = written
        ? new Map([['kill -9', { passed: written.passed, failed: written.failed.map(failure) }]])
        : null;
      return judged('kill -9', found, code);
    },
  };
}
