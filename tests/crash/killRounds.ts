import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, startService } from '../support/browser/runningService';
import { seeded } from '../support/objWriter';
import { startPostgres } from '../support/service/postgres';
import { problemsAfter } from './checks';
import { Client } from './client';
import { Ledger } from './ledger';
import type { Place } from './place';
import { makePlace, startWork } from './workload';

export type DatabaseKind = 'embedded' | 'postgres';

export interface KillOptions {
  readonly database: DatabaseKind;
  readonly kills: number;
  readonly seed: number;
}

export interface KillResult {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** Kills a service on this database so many times. */
export async function killRounds({ database, kills, seed }: KillOptions): Promise<KillResult> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-kill-'));
  const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : null;
  const env = postgres && {
    DATABASE_URL: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(postgres.socketFolder)}`,
  };
  const start = () => startService({ dataDir: join(folder, 'data'), ...(env && { env }) });
  const ledger = new Ledger(join(folder, 'ledger'));
  const clients = [new Client(), new Client()] as const;
  const passed: string[] = [];
  const failed: string[] = [];
  const random = seeded(seed);
  const begin = performance.now();
  let service = await start();
  connect(clients, service);
  const place = await makePlace(...clients);
  console.log(`${database}: first start: ${seconds(begin)} s`);
  let hits = 0;
  for (let kill = 1; kill <= kills; kill++) {
    // Some kills meet the first writes of a life, some a busy service; counted in writes, since machines differ in speed.
    const writes = Math.floor(random() ** 2 * 48);
    const more = Math.round(random() * 30);
    const working = startWork(place, ledger, kill * 100_000);
    await acknowledged(ledger, writes);
    await new Promise((later) => setTimeout(later, more));
    const open = clients.flatMap((client) => [...client.open.values()]);
    await service.stop('SIGKILL');
    await working;
    const from = performance.now();
    service = await start();
    connect(clients, service);
    const up = seconds(from);
    const problems = await problemsOf(place, ledger, open);
    for (const client of clients) client.open.clear();
    if (open.length > 0) hits++;
    const name = `${database}: kill ${kill} after ${writes} writes and ${more} ms`;
    (problems.length === 0 ? passed : failed).push([name, ...problems].join('; '));
    const met = open.map(({ what }) => what).join(', ') || 'nothing';
    console.log(`${name}: open ${met}; up again in ${up} s; ${problems.join('; ') || 'nothing lost, nothing half'}`);
  }
  const code = await service.stop('SIGTERM');
  if (code !== 0) failed.push(`${database}: the last stop ended with ${code}`);
  await postgres?.stop();
  const half = `${database}: ${hits} of ${kills} kills hit an open write`;
  (hits * 2 >= kills ? passed : failed).push(half);
  console.log(`${half}; acknowledged: ${ledger.counts()}; ${seconds(begin)} s in all.`);
  rmSync(folder, { recursive: true, force: true });
  return { passed, failed };
}

/** Problems after a restart, and after whoever got no answer has asked again: it happens once, on whichever side of the kill. */
async function problemsOf(
  place: Place,
  ledger: Ledger,
  open: readonly { what: string; again: () => Promise<unknown> }[],
) {
  const problems = await problemsAfter(place, ledger);
  for (const { what, again } of open)
    try {
      await again();
    } catch (error) {
      problems.push(`${what} asked again: ${error instanceof Error ? error.message : String(error)}`);
    }
  return [...new Set([...problems, ...(await problemsAfter(place, ledger))])];
}

function connect(clients: readonly Client[], { address }: RunningService): void {
  for (const client of clients) client.address = address;
}

/** Resolves when this many writes more than now are in the ledger, or after some seconds of a stuck service. */
async function acknowledged(ledger: Ledger, count: number): Promise<void> {
  const wanted = ledger.size + count;
  for (let turn = 0; ledger.size < wanted && turn < 3000; turn++) await new Promise((later) => setTimeout(later, 2));
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);
