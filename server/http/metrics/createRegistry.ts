import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../../database/database';
import { readSizes } from '../../database/readSizes';
import { readFigures } from '../../repositories/operation/figures';
import type { Readiness } from '../health/readiness';
import { GAUGES, type Readings } from './gauges';

/** Milliseconds in which the database gives its readings; without them the other metrics are still answered. */
const READINGS_TIMEOUT = 2_000;
/** Milliseconds for which readings are used again, however many ask. */
const READINGS_AGE = 15_000;

interface MetricsDeps {
  readonly database: Pick<Database, 'pool' | 'lookups' | 'jobs'>;
  readonly readiness: Pick<Readiness, 'report'>;
  /** Bytes that an organisation may have stored. */
  readonly quota: number;
  /** Counters of work without a request. */
  readonly counters: Registry;
  readonly maxAge?: number;
}

/** The metrics of the process, of its connections and dependencies, and of what is in the database. */
export function createRegistry({ database, readiness, quota, counters, maxAge = READINGS_AGE }: MetricsDeps): Registry {
  // The metrics stay those of their own registry: each count of it is seen here.
  const registry = Registry.merge([counters]);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const readings = cachedReadings(database.pool, maxAge);
  for (const { name, help, labelNames, samples } of GAUGES)
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers,
      async collect() {
        this.reset();
        const found = await readings();
        // A gauge without labels would otherwise show 0.
        if (found === null) {
          if (labelNames.length === 0) this.set(Number.NaN);
          return;
        }
        for (const [labels, value] of samples(found)) this.set(labels, value);
      },
    });
  new Gauge({
    name: 'atrium_quota_bytes',
    help: 'Bytes that an organisation may have stored',
    registers,
  }).set(quota);
  showConnections(registry, database);
  new Gauge({
    name: 'atrium_dependency_up',
    help: 'Whether the database, the storage and the mail server answer',
    labelNames: ['dependency'],
    registers,
    async collect() {
      const { dependencies } = await readiness.report();
      for (const [dependency, state] of Object.entries(dependencies)) this.set({ dependency }, state === 'ok' ? 1 : 0);
    },
  });
  return registry;
}

function showConnections(registry: Registry, { pool, lookups, jobs }: MetricsDeps['database']): void {
  const pools = new Map<string, Pool>([['calls', pool]]);
  if (lookups !== pool) pools.set('lookups', lookups);
  if (jobs !== pool) pools.set('jobs', jobs);
  new Gauge({
    name: 'atrium_database_connections',
    help: 'Connections that are used and idle, calls that wait for one, and the most connections',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount, options }] of pools) {
        this.set({ pool: name, state: 'used' }, totalCount - idleCount);
        this.set({ pool: name, state: 'idle' }, idleCount);
        this.set({ pool: name, state: 'waiting' }, waitingCount);
        this.set({ pool: name, state: 'most' }, options.max);
      }
    },
  });
}

/** Reads at most once at a time; null while the database does not answer in time. */
function cachedReadings(pool: Pool, maxAge: number): () => Promise<Readings | null> {
  let last: { readonly readings: Readings; readonly until: number } | null = null;
  let running: Promise<Readings | null> | null = null;
  const read = async (): Promise<Readings | null> => {
    try {
      const readings = { figures: await readFigures(pool), sizes: await readSizes(pool) };
      last = { readings, until: performance.now() + maxAge };
      return readings;
    } catch {
      return null;
    } finally {
      running = null;
    }
  };
  return () => {
    if (last !== null && performance.now() < last.until) return Promise.resolve(last.readings);
    running ??= read();
    return Promise.race([running, wait(READINGS_TIMEOUT, null, { ref: false })]);
  };
}
