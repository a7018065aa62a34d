/** Reads what the test runners report as JSON into one shape: the full names of what passed and what did not. */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: string[], failed: string[] }} Report */

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

/** @returns {Map<string, Report> | null} a report for each project of the configuration */
export function playwrightReport(file) {
  const json = read(file);
  if (!json) return null;
  const reports = new Map(json.config.projects.map(({ name }) => [name, { passed: [], failed: [] }]));
  const walk = (suite, titles) => {
    for (const spec of suite.specs ?? [])
      for (const one of spec.tests)
        reports
          .get(one.projectName)
          ?.[one.status === 'expected' ? 'passed' : 'failed'].push([...titles, spec.title].join(' > '));
    for (const inner of suite.suites ?? []) walk(inner, [...titles, inner.title]);
  };
  for (const suite of json.suites) walk(suite, [suite.title]);
  return reports;
}
