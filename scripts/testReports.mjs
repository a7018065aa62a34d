/** Reads what the test runners report as JSON into one shape: the full names of what passed and what did not. */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: string[], failed: string[], retried?: string[] }} Report `retried` passed only when tried again */

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * A test that was skipped did not pass. A file that fails before its tests is one failure.
 * @returns {Report | null} null when the runner wrote nothing
 */
export function vitestReport(file, root) {
  const json = read(file);
  if (!json) return null;
  const report = { passed: [], failed: [] };
  for (const { name, status, assertionResults } of json.testResults) {
    const path = name.replace(`${root}/`, '').replace(root, '');
    for (const one of assertionResults)
      report[one.status === 'passed' ? 'passed' : 'failed'].push(`${path} > ${one.fullName}`);
    if (status !== 'passed' && !assertionResults.some((one) => one.status !== 'passed')) report.failed.push(path);
  }
  return report;
}

/**
 * A test that passed only when it was tried again has passed, and is named as such.
 * @returns {Map<string, Report> | null} a report for each project of the configuration
 */
export function playwrightReport(file) {
  const json = read(file);
  if (!json) return null;
  const reports = new Map(json.config.projects.map(({ name }) => [name, { passed: [], failed: [], retried: [] }]));
  const walk = (suite, titles) => {
    for (const spec of suite.specs ?? [])
      for (const { projectName, status } of spec.tests) {
        const name = [...titles, spec.title].join(' > ');
        const report = reports.get(projectName);
        report?.[status === 'expected' || status === 'flaky' ? 'passed' : 'failed'].push(name);
        if (status === 'flaky') report?.retried.push(name);
      }
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of json.suites) walk(suite, [suite.title]);
  return reports;
}

/** @typedef {{ name: string, seconds: number }} Duration */

/** @returns {Duration[]} how long each test took; empty when the runner wrote nothing */
export function vitestDurations(file, root) {
  return (read(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(`${root}/`, '')} > ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** @returns {Duration[]} how long each browser test took, all its tries together; empty when the runner wrote nothing */
export function playwrightDurations(file) {
  const durations = [];
  const walk = (suite, titles) => {
    for (const spec of suite.specs ?? [])
      for (const { projectName, results } of spec.tests)
        durations.push({
          name: [projectName, ...titles, spec.title].join(' > '),
          seconds: (results ?? []).reduce((sum, { duration }) => sum + duration, 0) / 1000,
        });
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of read(file)?.suites ?? []) walk(suite, [suite.title]);
  return durations;
}
