/**
 * Kills the built service again and again while people write everything that can be written, and looks each time whether all that
 * was acknowledged is there and nothing is there twice or by half; then disturbs its PostgreSQL instead, and fills its
 * disks; ends with one table of all faults. `--rounds N` kills (4, in the whole tests 10, in the full ones 20), `--seed N` (1),
 * `--database embedded`, `postgres` or `both` (embedded, in the full tests both), `--disturbances N` (4, in the full tests 30), `--full-disks no`, `--report FILE` for a list of what passed.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tierOf } from '../../scripts/test/tier.mjs';
import { disturbRounds } from './disturbRounds';
import { type FaultRow, faultTable } from './faultTable';
import { fullDisks } from './fullDisks';
import { killRounds } from './killRounds';
import type { RunOptions, RunResult } from './run';

const tier = tierOf(process.env);
const isFull = tier === 'full';
const ROUNDS = { short: '4', whole: '10', full: '20' };
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: ROUNDS[tier] },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: isFull ? 'both' : 'embedded' },
    disturbances: { type: 'string', default: isFull ? '30' : '4' },
    'full-disks': { type: 'string', default: 'yes' },
    report: { type: 'string' },
  },
});

const KINDS: Record<string, readonly RunOptions['database'][]> = {
  embedded: ['embedded'],
  postgres: ['postgres'],
  both: ['embedded', 'postgres'],
};
const passed: string[] = [];
const failed: string[] = [];
const rows: FaultRow[] = [];
const note = (found: RunResult) => {
  rows.push(...found.rows);
  passed.push(...found.passed);
  failed.push(...found.failed);
};
if (Number(values.rounds) > 0)
  for (const database of KINDS[values.database] ?? [])
    note(await killRounds({ database, rounds: Number(values.rounds), seed: Number(values.seed) }));
if (Number(values.disturbances) > 0) note(await disturbRounds(Number(values.disturbances)));
if (values['full-disks'] === 'yes') note(await fullDisks());
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed }));
console.log(faultTable(rows));
for (const problem of failed) console.error(problem);
process.exitCode = failed.length > 0 || passed.length === 0 ? 1 : 0;
