/** Collects what the steps of `npm test` found, and prints it: the table, the slowest, what is unsteady, what failed. */
import { writeFileSync } from 'node:fs';

/** @typedef {import('./reports.mjs').Report} Report */
/** @typedef {import('./secondTry.mjs').Unsteady} Unsteady */
/** @typedef {{ name: string, seconds: number, report: Report | null, isGreen: boolean, before: number | null }} Row a check has no report */

export function createResults() {
  /** @type {Row[]} */
  const rows = [];
  /** @type {Unsteady[]} */
  const unsteady = [];
  const counts = ({ report, isGreen, before }) => {
    if (before !== null) return [0, 0];
    return report ? [report.passed.length, report.failed.length] : [Number(isGreen), Number(!isGreen)];
  };
  const failures = () =>
    rows.flatMap(({ name, report, isGreen, before }) => {
      if (report)
        return report.failed.map((one) => (one.name.startsWith(`${name} `) ? one.name : `${name}: ${one.name}`));
      return isGreen || before !== null ? [] : [name];
    });
  return {
    unsteady,
    /** @param {boolean | ReadonlyMap<string, Report>} found */
    note(name, found, seconds) {
      if (typeof found === 'boolean') rows.push({ name, seconds, report: null, isGreen: found, before: null });
      else for (const [part, report] of found) rows.push({ name: part, seconds, report, isGreen: false, before: null });
    },
    /** A step that was left out since its files are those with which it was green. */
    noteUnchanged(name, before) {
      rows.push({ name, seconds: 0, report: null, isGreen: true, before });
    },
    /** @param {readonly import('./reports.mjs').Duration[]} durations */
    print(durations) {
      const width = Math.max(...rows.map((row) => row.name.length));
      console.log(`\n${'check'.padEnd(width)}  passed  failed  seconds`);
      for (const row of rows) {
        const [passed, failed] = counts(row).map((count) => String(count).padStart(6));
        console.log(
          row.before === null
            ? `${row.name.padEnd(width)}  ${passed}  ${failed}  ${row.seconds.toFixed(1).padStart(7)}`
            : `${row.name.padEnd(width)}  unchanged since it was green (${row.before} passed)`,
        );
      }
      if (durations.length === 0) return;
      console.log('\nSlowest 10 tests, in seconds:');
      const slowest = durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
      for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name.slice(0, 180)}`);
    },
    /**
     * Prints what is unsteady and what failed, and the last line. @param {string} file where what is unsteady is stored
     * @returns {boolean} whether all is green
     */
    close(file) {
      writeFileSync(file, `${JSON.stringify(unsteady, null, 2)}\n`);
      const names = failures();
      if (names.length > 0) console.log(`\nFailed:\n${names.map((one) => `  ${one}`).join('\n')}`);
      const isUnchanged = rows.some(({ before }) => before !== null);
      if (isUnchanged)
        console.log(
          '\nSteps whose files have not changed since they were green were left out: `npm test -- --again` runs them.',
        );
      if (unsteady.length > 0)
        console.log(
          `\nUnsteady: failed once and passed once, which has a cause\n${unsteady
            .map(({ project, name, error }) => `  ${project}: ${name}\n    ${error ?? 'no error was reported'}`)
            .join('\n')}`,
        );
      const sum = (place) => rows.reduce((total, row) => total + (counts(row)[place] ?? 0), 0);
      const hasTests =
        isUnchanged || rows.some(({ report }) => report && report.passed.length + report.failed.length > 0);
      if (!hasTests) console.error('\nNo test ran at all, which is a failure.');
      const failed = sum(1) + (hasTests ? 0 : 1);
      console.log(`\n${sum(0)} passed, ${failed} failed`);
      return failed === 0;
    },
  };
}
