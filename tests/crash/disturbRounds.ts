import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresServer } from '../support/service/postgres';
import { type RunResult, startRun } from './run';
import { problemsAfter, startWork } from './workload';

/** Seconds that a statement and a connection of the service may take, so that a short freeze is longer. */
const LIMITS = { DATABASE_STATEMENT_TIMEOUT: '2', DATABASE_CONNECT_TIMEOUT: '3' };
/** Milliseconds of a freeze: longer than the limits above. */
const FREEZE = 5_000;
/** Milliseconds for which everybody works before the database is disturbed, and after it. */
const WORK = 2_500;

/** The ways in which the database is lost while it is written to. */
const DISTURBANCES: Readonly<Record<string, (server: PostgresServer) => Promise<unknown>>> = {
  'restarted at once': (server) => server.restart('immediate'),
  frozen: async (server) => {
    server.freeze();
    await wait(FREEZE);
    server.thaw();
  },
  'restarted in order': (server) => server.restart('fast'),
  'all connections ended': async ({ socketFolder }) => {
    const client = new pg.Client({ host: socketFolder, user: 'postgres', database: 'postgres' });
    await client.connect();
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    await client.end();
  },
};

/** Rounds more than asked for, at most, until each kind of work was met by a disturbance. */
const MORE_ROUNDS = 8;

/**
 * Restarts, freezes and cuts off the PostgreSQL of a service in turns while everybody writes. The service goes on in the same
 * process, since nothing starts it again here, and refuses what it cannot do in the form of the contract alone.
 */
export async function disturbRounds(rounds: number): Promise<RunResult> {
  const name = 'disturbed';
  const run = await startRun({ name, database: 'postgres', env: LIMITS });
  const { place, ledger, postgres } = run;
  const kinds = Object.entries(DISTURBANCES);
  const refused = () => run.clients.reduce((sum, client) => sum + client.refused, 0);
  for (let round = 1; round <= rounds + MORE_ROUNDS && (round <= rounds || run.unmet().length > 0); round++) {
    const [what, disturb] = kinds[(round - 1) % kinds.length] ?? [];
    if (!postgres || !what || !disturb) break;
    const [before, refusedBefore] = [ledger.size, refused()];
    const working = startWork(place, ledger, round * 100_000, 'disturbed');
    await wait(WORK);
    const open = run.open();
    await disturb(postgres);
    const all = [...open, ...run.open()];
    run.met(all);
    await wait(WORK);
    working.stop();
    const problems = [...(await working.ended), ...(await problemsAfter(place, ledger))];
    if (ledger.size === before) problems.push('nothing was acknowledged');
    const title = `[DB41] round ${round}, ${what}`;
    run.note(title, problems);
    run.count(what, { open: all.length, acknowledged: ledger.size - before, problems: problems.length });
    const counts = `${ledger.size - before} acknowledged, ${refused() - refusedBefore} refused`;
    console.log(`${title}: ${open.length} open; ${counts}; ${problems.join('; ') || 'nothing lost, nothing half'}`);
  }
  run.note('a disturbance met each kind of write', run.unmet());
  // A call that is never made, or always refused, would prove nothing.
  run.note('[TR25] every writing call of the workload was answered', run.unanswered());
  return run.end();
}
