/**
 * A second try of each test that failed, at the end and alone on the machine. One that passes then is unsteady: it counts as passed, and is
 * listed, so that somebody mends it, but one slow moment does not keep finished work from landing.
 */
import { isLoss } from './losses.mjs';

/** @typedef {import('./reports.mjs').Report} Report */
/** @typedef {{ project: string, file: string, name: string, error: string | null }} Unsteady */

/** More files than this do not fail by chance. */
export const MOST_FILES = 12;

/**
 * The files whose failures are tried again: none when too many failed, never one of lost data, and none of a runner that died.
 * @param {ReadonlyMap<string, Report>} reports a report for each project
 * @returns {{ project: string, file: string }[]}
 */
export function filesToTryAgain(reports) {
  const found = new Map();
  for (const [project, { failed }] of reports)
    for (const { file } of failed) if (file !== null) found.set(`${project} ${file}`, { project, file });
  const files = [...found.values()];
  return files.length > MOST_FILES ? [] : files.filter(({ file }) => !isLoss(file));
}

/**
 * Takes what the second try of a file says into the report of its project. A test passes that passed in one of both.
 * @param {Report} first report of the project, which is changed
 * @param {string} project
 * @param {string} file
 * @param {Report | null} second report of the file alone, or of those of its tests that had failed; null when its runner died
 * @returns {Unsteady[]} what passed only once
 */
export function takeSecondTry(first, project, file, second) {
  if (second === null) return [];
  const passedNow = new Set(second.passed);
  const isFileGreen = second.failed.length === 0 && second.passed.length > 0;
  const passedBefore = new Set(first.passed);
  const own = first.failed.filter((one) => one.file === file);
  // A file that failed outside of its tests passes when all of it does.
  const passes = ({ name }) => passedNow.has(name) || (isFileGreen && !isTest(name, second));
  const unsteady = own.filter(passes).map(({ name, error }) => ({ project, file, name, error }));
  for (const { name, error } of second.failed)
    if (passedBefore.has(name)) unsteady.push({ project, file, name, error });
  const known = new Set([...first.passed, ...first.failed.map(({ name }) => name)]);
  first.failed = first.failed.filter((one) => one.file !== file || !passes(one));
  first.failed.push(...second.failed.filter(({ name }) => !known.has(name)));
  first.passed.push(...new Set([...second.passed.filter((name) => !passedBefore.has(name))]));
  return unsteady;
}

const isTest = (name, { passed, failed }) => passed.includes(name) || failed.some((one) => one.name === name);
