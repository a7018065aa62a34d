import { seeded } from '../support/objWriter';
import type { OpenWrite } from './client';
import type { Ledger } from './ledger';
import type { Place } from './place';
import { type RunOptions, type RunResult, startRun } from './run';
import { problemsAfter, startWork } from './workload';

export interface KillOptions {
  readonly database: RunOptions['database'];
  readonly rounds: number;
  readonly seed: number;
}

/** Kills a service on this database so many times. */
export async function killRounds({ database, rounds, seed }: KillOptions): Promise<RunResult> {
  const run = await startRun({ name: database, database });
  const { place, ledger, clients } = run;
  const random = seeded(seed);
  let hits = 0;
  for (let kill = 1; kill <= rounds; kill++) {
    // Some kills meet the first writes of a life, some a busy service; counted in writes, since machines differ in speed.
    const writes = Math.floor(random() ** 2 * 240);
    const more = Math.round(random() * 30);
    const before = ledger.size;
    const working = startWork(place, ledger, kill * 100_000, 'killed');
    await acknowledged(ledger, writes);
    await new Promise((later) => setTimeout(later, more));
    const open = run.open();
    run.met(open);
    await run.kill();
    working.stop();
    const refused = await working.ended;
    const up = await run.startAgain();
    const problems = [...refused, ...(await problemsOf(place, ledger, open))];
    for (const client of clients) client.open.clear();
    run.count('kill -9', { open: open.length, acknowledged: ledger.size - before, problems: problems.length });
    if (open.length > 0) hits++;
    const name = `kill ${kill} after ${writes} writes and ${more} ms`;
    run.note(name, problems);
    const met = open.map(({ what }) => what).join(', ') || 'nothing';
    console.log(`${name}: open ${met}; up again in ${up} s; ${problems.join('; ') || 'nothing lost, nothing half'}`);
  }
  const half = `${hits} of ${rounds} kills hit an open write`;
  run.note(half, hits * 2 >= rounds ? [] : ['too few to prove anything']);
  return run.end();
}

/** Problems after a restart, and after whoever got no answer has asked again: it happens once, on whichever side of the kill. */
async function problemsOf(place: Place, ledger: Ledger, open: readonly OpenWrite[]): Promise<readonly string[]> {
  const problems = [...(await problemsAfter(place, ledger))];
  for (const { what, again } of open)
    try {
      await again();
    } catch (error) {
      problems.push(`${what} asked again: ${error instanceof Error ? error.message : String(error)}`);
    }
  return [...new Set([...problems, ...(await problemsAfter(place, ledger))])];
}

/** Resolves when this many writes more than now are in the ledger, or after some seconds of a stuck service. */
async function acknowledged(ledger: Ledger, count: number): Promise<void> {
  const wanted = ledger.size + count;
  for (let turn = 0; ledger.size < wanted && turn < 3000; turn++) await new Promise((later) => setTimeout(later, 2));
}
