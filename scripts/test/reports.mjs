/** Reads the reports of the test runners into one shape: the full names of the tests that passed and of those that did not. */
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: string[], failed: string[] }} Report */
/** @typedef {{ name: string, seconds: number }} Duration */

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/**
 * A test that was skipped did not pass. A file that fails before its tests is one failure, and so is an error outside of
 * all tests.
 * @returns {Map<string, Report> | null} a report for each project that ran; null when the runner wrote nothing
 */
export function vitestReport(file) {
  const json = read(file);
  if (!json) return null;
  const reports = new Map();
  for (const { project, file: path, passed, tests } of json.files) {
    const report = reports.get(project) ?? { passed: [], failed: [] };
    reports.set(project, report);
    for (const { name, state } of tests) report[state === 'passed' ? 'passed' : 'failed'].push(`${path} > ${name}`);
    if (!passed && tests.every(({ state }) => state === 'passed')) report.failed.push(path);
  }
  if (json.errors.length > 0)
    reports.set('outside of tests', {
      passed: [],
      failed: json.errors.map((message) => String(message).slice(0, 200)),
    });
  return reports;
}

/**
 * A test that did not pass at once did not pass.
 * @returns {Map<string, Report> | null} a report for each project of the configuration
 */
export function playwrightReport(file) {
  const json = read(file);
  if (!json) return null;
  const reports = new Map(json.config.projects.map(({ name }) => [name, { passed: [], failed: [] }]));
  for (const { project, name, status } of playwrightTests(json))
    reports.get(project)?.[status === 'expected' ? 'passed' : 'failed'].push(name);
  return reports;
}

function* playwrightTests(json) {
  const walk = function* (suite, titles) {
    for (const spec of suite.specs ?? [])
      for (const { projectName, status, results } of spec.tests)
        yield { project: projectName, name: [...titles, spec.title].join(' > '), status, results: results ?? [] };
    for (const inner of suite.suites ?? []) yield* walk(inner, [...titles, inner.title]);
  };
  for (const suite of json.suites) yield* walk(suite, [suite.title]);
}

/** @returns {Duration[]} how long each test took; empty when the runner wrote nothing */
export const vitestDurations = (file) =>
  (read(file)?.files ?? []).flatMap(({ file: path, tests }) =>
    tests.map(({ name, milliseconds }) => ({ name: `${path} > ${name}`, seconds: milliseconds / 1000 })),
  );

/** @returns {Record<string, number>} seconds of each file in the slowest of its projects; empty when the runner wrote nothing */
export function fileDurations(file) {
  const seconds = {};
  for (const { file: path, milliseconds } of read(file)?.files ?? [])
    seconds[path] = Math.max(seconds[path] ?? 0, milliseconds / 1000);
  return seconds;
}

/** @returns {Duration[]} how long each browser test took; empty when the runner wrote nothing */
export function playwrightDurations(file) {
  const json = read(file);
  if (!json) return [];
  return [...playwrightTests(json)].map(({ project, name, results }) => ({
    name: `${project} > ${name}`,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
}
