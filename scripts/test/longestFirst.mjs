/** The order of the test files in a run of vitest. */
import { existsSync, readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import { shakesOf, shuffled } from './shakes.mjs';

/** Seconds of each test file that takes long, as `npm run durations` has stored them. */
const TABLE = 'tests/durations.json';

const byName = (one, other) => (one.moduleId < other.moduleId ? -1 : 1);

/** The files of a project one after the other, since they share a worker and its database, and the longest of each first. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const seconds = existsSync(TABLE) ? JSON.parse(readFileSync(TABLE, 'utf8')) : {};
    const names = [...new Set(files.map(({ project }) => project.name))];
    const orderOf = ({ project }) => names.indexOf(project.name);
    const { files: seed } = shakesOf(process.env);
    if (seed !== null)
      return shuffled(files.toSorted(byName), seed).sort((one, other) => orderOf(one) - orderOf(other));
    const secondsOf = ({ moduleId }) => seconds[moduleId.slice(moduleId.lastIndexOf('/tests/') + 1)] ?? 0;
    return files.toSorted(
      (one, other) => orderOf(one) - orderOf(other) || secondsOf(other) - secondsOf(one) || byName(one, other),
    );
  }
}
