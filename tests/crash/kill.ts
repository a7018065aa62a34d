/**
 * Kills the built service again and again while nine people write, and looks each time whether all that was acknowledged is
 * there and nothing is there by half. `--kills N` (10, in the full tests 20), `--seed N` (1), `--database embedded`,
 * `postgres` or `both` (embedded, in the full tests both), `--report FILE` for a list of what passed.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type DatabaseKind, killRounds } from './killRounds';

const isFull = process.env.ATRIUM_TIER === 'full';
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: isFull ? '20' : '10' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: isFull ? 'both' : 'embedded' },
    report: { type: 'string' },
  },
});

const KINDS: Record<string, readonly DatabaseKind[]> = {
  embedded: ['embedded'],
  postgres: ['postgres'],
  both: ['embedded', 'postgres'],
};
const passed: string[] = [];
const failed: string[] = [];
for (const database of KINDS[values.database] ?? []) {
  const found = await killRounds({ database, kills: Number(values.kills), seed: Number(values.seed) });
  passed.push(...found.passed);
  failed.push(...found.failed);
}
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed }));
process.exitCode = failed.length > 0 || passed.length === 0 ? 1 : 0;
