import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningService, startService } from '../support/browser/runningService';
import { feedServer } from '../support/feedServer';
import { type PostgresServer, startPostgres } from '../support/service/postgres';
import type { Client, OpenWrite } from './client';
import { addRound, type FaultRow } from './faultTable';
import { Ledger } from './ledger';
import type { Place } from './place';
import { makePeople, makePlace } from './workload';
import { WORKS } from './works';

/** The checks of a run that held, and those that did not, each in words. */
export interface RunResult {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
  readonly rows: readonly FaultRow[];
}

/** A built service with people who write to it. */
export interface Run {
  readonly ledger: Ledger;
  readonly place: Place;
  readonly clients: readonly Client[];
  readonly postgres: PostgresServer | null;
  /** The writes that have no answer yet. */
  open(): readonly OpenWrite[];
  /** Notes that these writes were on their way when something happened. */
  met(open: readonly OpenWrite[]): void;
  /** The kinds of work that nothing has met yet. */
  unmet(): readonly string[];
  /** Names of the calls of the works that were never answered. */
  unanswered(): readonly string[];
  /** Ends the service without a word. */
  kill(): Promise<void>;
  /** Starts it again. Gives the seconds until it answered. */
  startAgain(): Promise<string>;
  /** Notes a check, which held when there are no problems. */
  note(name: string, problems: readonly string[]): void;
  /** Counts a round of a fault, which met so many open writes. */
  count(fault: string, round: Pick<FaultRow, 'open' | 'acknowledged' | 'problems'>): void;
  /** Stops everything, and checks that the service ends well. */
  end(): Promise<RunResult>;
}

export interface RunOptions {
  readonly name: string;
  readonly database: 'embedded' | 'postgres';
  readonly env?: Record<string, string>;
}

const DATABASES = { embedded: 'embedded', postgres: 'PostgreSQL' };

/** Starts a service on a database of its own, and makes the place that is worked on. */
export async function startRun({ name, database, env = {} }: RunOptions): Promise<Run> {
  const begin = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'atrium-kill-'));
  const postgres = database === 'postgres' ? await startPostgres({ durable: true }) : null;
  const feed = await feedServer();
  const allEnv = {
    OUTBOUND_ALLOW: `${feed.host.host}:${feed.host.port}`,
    ...(postgres && {
      DATABASE_URL: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(postgres.socketFolder)}`,
    }),
    ...env,
  };
  const people = makePeople();
  const clients = Object.values(people) as readonly Client[];
  const start = async (): Promise<RunningService> => {
    const started = await startService({ dataDir: join(folder, 'data'), env: allEnv });
    for (const client of clients) client.address = started.address;
    return started;
  };
  const passed: string[] = [];
  const failed: string[] = [];
  let rows: FaultRow[] = [];
  const metWorks = new Set<string>();
  let service = await start();
  const ledger = new Ledger(join(folder, 'ledger'));
  const place = await makePlace(people, feed);
  console.log(`${name}: first start: ${secondsSince(begin)} s`);
  const note = (what: string, problems: readonly string[]) => {
    (problems.length === 0 ? passed : failed).push([`${name}: ${what}`, ...problems].join('; '));
  };
  return {
    ledger,
    place,
    clients,
    postgres,
    open: () => clients.flatMap((client) => [...client.open.values()]),
    met: (open) => {
      const calls = new Set(open.map(({ call }) => call));
      for (const work of WORKS) if (work.calls.some((call) => calls.has(call))) metWorks.add(work.name);
    },
    unmet: () => WORKS.flatMap((work) => (metWorks.has(work.name) ? [] : [work.name])),
    unanswered: () => {
      const answered = new Set(clients.flatMap((client) => [...client.answered]));
      const names = WORKS.flatMap(({ calls }) => calls.map((call) => call.name));
      return [...new Set(names)].filter((name) => !answered.has(name));
    },
    kill: async () => {
      await service.stop('SIGKILL');
    },
    startAgain: async () => {
      const from = performance.now();
      service = await start();
      return secondsSince(from);
    },
    note,
    count: (fault, round) => {
      rows = addRound(rows, { fault, database: DATABASES[database], rounds: 1, ...round });
    },
    end: async () => {
      const code = await service.stop('SIGTERM');
      note('the last stop', code === 0 ? [] : [`it ended with ${code}`]);
      await postgres?.stop();
      await feed.close();
      console.log(`${name}: acknowledged: ${ledger.counts()}; ${secondsSince(begin)} s in all.`);
      rmSync(folder, { recursive: true, force: true });
      return { passed, failed, rows };
    },
  };
}

const secondsSince = (begin: number): string => ((performance.now() - begin) / 1000).toFixed(1);
