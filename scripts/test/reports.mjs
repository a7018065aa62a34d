/** Reads the reports of the test runners into one shape: the full names of the tests that passed and of those that did not. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, file: string | null, error: string | null }} Failure the file is null where nobody knows it */
/** @typedef {{ passed: string[], failed: Failure[] }} Report */
/** @typedef {{ name: string, seconds: number }} Duration */

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** The first line of an error, without the colours of a terminal. */
const firstLine = (message) => (message ? stripVTControlCharacters(message).split('\n')[0].slice(0, 240) : null);

/** Project of the errors that belong to no file. */
const OUTSIDE = 'outside of tests';

/**
 * A test that was skipped did not pass. A file that fails before its tests is one failure, and so is an error that nobody
 * caught, in the project of its file or outside of all.
 * @returns {Map<string, Report> | null} a report for each project that ran; null when the runner wrote nothing
 */
export function vitestReport(file) {
  const json = read(file);
  if (!json) return null;
  const reports = new Map();
  const reportOf = (project) => {
    if (!reports.has(project)) reports.set(project, { passed: [], failed: [] });
    return reports.get(project);
  };
  for (const { project, file: path, passed, error, tests } of json.files) {
    const report = reportOf(project);
    for (const test of tests) {
      const name = `${path} > ${test.name}`;
      if (test.state === 'passed') report.passed.push(name);
      else report.failed.push({ name, file: path, error: firstLine(test.error) });
    }
    if (!passed && tests.every(({ state }) => state === 'passed'))
      report.failed.push({ name: path, file: path, error: firstLine(error) });
  }
  for (const { message, file: path } of json.errors) {
    const project = json.files.find((one) => one.file === path)?.project;
    const name = firstLine(String(message));
    if (project) reportOf(project).failed.push({ name: `${path} > ${OUTSIDE}: ${name}`, file: path, error: name });
    else reportOf(OUTSIDE).failed.push({ name, file: null, error: name });
  }
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
  for (const { project, name, file: path, status, results } of playwrightTests(json)) {
    const report = reports.get(project);
    if (status === 'expected') report?.passed.push(name);
    else
      report?.failed.push({
        name,
        file: path,
        error: firstLine(results.flatMap(({ error }) => (error ? [error.message] : []))[0]),
      });
  }
  return reports;
}

function* playwrightTests(json) {
  const walk = function* (suite, titles, file) {
    for (const spec of suite.specs ?? [])
      for (const { projectName, status, results } of spec.tests)
        yield { project: projectName, name: [...titles, spec.title].join(' > '), file, status, results: results ?? [] };
    for (const inner of suite.suites ?? []) yield* walk(inner, [...titles, inner.title], file);
  };
  for (const suite of json.suites) yield* walk(suite, [suite.title], `tests/${suite.title}`);
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
