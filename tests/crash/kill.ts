/**
 * Kills the built service again and again while four people write, and looks each time whether all that was acknowledged
 * is there and nothing is there by half. `--kills N` (10), `--seed N` (1), `--report FILE` for a list of what passed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startService } from '../support/browser/runningService';
import { seeded } from '../support/objWriter';
import { problemsAfter } from './checks';
import { Client } from './client';
import { Ledger } from './ledger';
import { makePlace, startWork } from './workload';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
  },
});
const kills = Number(values.kills);
const random = seeded(Number(values.seed));
const folder = mkdtempSync(join(tmpdir(), 'atrium-kill-'));
const dataDir = join(folder, 'data');
const ledger = new Ledger(join(folder, 'ledger'));
const client = new Client();
const passed: string[] = [];
const failed: string[] = [];
let hits = 0;

const begin = performance.now();
let service = await startService({ dataDir });
client.address = service.address;
const place = await makePlace(client);
console.log(`first start: ${seconds(begin)} s`);

for (let kill = 1; kill <= kills; kill++) {
  // Some kills meet the first writes of a life, some a busy service; counted in writes, since machines differ in speed.
  const writes = Math.floor(random() ** 2 * 24);
  const more = Math.round(random() * 30);
  const working = startWork(client, place, ledger, kill * 100_000);
  await acknowledged(writes);
  await new Promise((later) => setTimeout(later, more));
  const open = [...client.open.values()];
  await service.stop('SIGKILL');
  await working;
  const from = performance.now();
  service = await startService({ dataDir });
  client.address = service.address;
  const up = seconds(from);
  const problems = await problemsAfter(client, place, ledger);
  // Whoever got no answer asks again: it happens once, whether the kill came before or after it.
  for (const one of open) {
    try {
      await one.again();
    } catch (error) {
      problems.push(`${one.what} asked again: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  client.open.clear();
  problems.push(...(await problemsAfter(client, place, ledger)).filter((problem) => !problems.includes(problem)));
  if (open.length > 0) hits++;
  const name = `kill ${kill} after ${writes} writes and ${more} ms`;
  (problems.length === 0 ? passed : failed).push([name, ...problems].join('; '));
  const met = open.map(({ what }) => what).join(', ') || 'nothing';
  console.log(`${name}: open ${met}; up again in ${up} s; ${problems.join('; ') || 'nothing lost, nothing half'}`);
}
await service.stop('SIGTERM');
const kinds = (['node', 'upload', 'plan', 'name', 'published'] as const)
  .map((kind) => `${ledger.values(kind).length} ${kind}`)
  .join(', ');
rmSync(folder, { recursive: true, force: true });

const half = `${hits} of ${kills} kills hit an open write`;
(hits * 2 >= kills ? passed : failed).push(half);
console.log(`${half}; acknowledged: ${kinds}; ${seconds(begin)} s in all.`);
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed }));
process.exitCode = failed.length > 0 ? 1 : 0;

/** Resolves when this many writes more than now are in the ledger, or after some seconds of a stuck service. */
async function acknowledged(count: number): Promise<void> {
  const wanted = ledger.size + count;
  for (let turn = 0; ledger.size < wanted && turn < 3000; turn++) await new Promise((later) => setTimeout(later, 2));
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
