/**
 * `npm run durations`: stores how long each test file took in the last `npm test`, so that later runs begin with the longest.
 * Files that took less than a second are left out.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './project.mjs';
import { fileDurations } from './test/reports.mjs';

const seconds = Object.entries(fileDurations(join(root, '.cache/test/vitest.json'))).filter(([, value]) => value >= 1);
if (seconds.length === 0) fail('There is no report of a run.', 'Run `npm test` first.');
const table = Object.fromEntries(
  seconds.map(([file, value]) => [file, Math.round(value)]).sort(([, one], [, other]) => other - one),
);
writeFileSync(join(root, 'tests/durations.json'), `${JSON.stringify(table, null, 2)}\n`);
console.log(`${seconds.length} files stored in tests/durations.json.`);
