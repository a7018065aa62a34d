import type { FastifyBaseLogger } from 'fastify';
import type { Dependency } from './dependency';
import { BUSY, createProbe } from './probe';

export interface ReadinessReport {
  readonly status: 'ready' | 'not ready' | 'stopping';
  readonly dependencies: Readonly<Record<string, string>>;
}

export interface Readiness {
  /** Asks every dependency at once, each for two seconds at most. */
  report(): Promise<ReadinessReport>;
  /** Whether the database has failed for so long that only a new start may help. */
  isDead(): boolean;
  /** From now on the service is stopping, and a load balancer should send nothing more. */
  beginStop(): void;
  readonly isStopping: boolean;
  /** Ends the watch of the database. */
  close(): void;
}

interface Options {
  readonly dependencies: readonly Dependency[];
  /** Milliseconds of failures in a row after which the database is dead. */
  readonly deadAfter: number;
  /** Whether the database is known to be dead. */
  readonly isBroken: () => boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Milliseconds between two checks of the database; without it nobody watches it. */
  readonly watchInterval?: number;
  readonly now?: () => number;
}

/** A database that works on one thing for so many times as long as one may fail hangs, and is dead as well. */
const BUSY_LIMITS = 10;

/** Knows whether the service can answer, and watches its database. */
export function createReadiness(options: Options): Readiness {
  const { dependencies, deadAfter, isBroken, log, watchInterval, now = () => performance.now() } = options;
  const probes = dependencies.map((dependency) => ({ dependency, probe: createProbe(dependency, log) }));
  const database = probes.find(({ dependency }) => dependency.name === 'database');
  let failingSince: number | null = null;
  let busySince: number | null = null;
  let isStopping = false;

  // A database that works is slow for a time: one that fails, or is silent without work, may need a new start sooner.
  const noteDatabase = (state: string) => {
    busySince = state === BUSY ? (busySince ?? now()) : null;
    failingSince = state === 'ok' || state === BUSY ? null : (failingSince ?? now());
  };
  const hasPassed = (since: number | null, limit: number) => since !== null && now() - since > limit;
  const watch = async () => {
    if (database) noteDatabase(await database.probe());
  };
  const timer = watchInterval === undefined ? null : setInterval(() => void watch(), watchInterval).unref();

  return {
    report: async () => {
      const states = await Promise.all(
        probes.map(async ({ dependency, probe }) => ({ dependency, state: await probe() })),
      );
      for (const { dependency, state } of states) if (dependency.name === 'database') noteDatabase(state);
      const isReady = states.every(({ dependency, state }) => state === 'ok' || !dependency.isRequired);
      return {
        status: isStopping ? 'stopping' : isReady ? 'ready' : 'not ready',
        dependencies: Object.fromEntries(states.map(({ dependency, state }) => [dependency.name, state])),
      };
    },
    isDead: () => isBroken() || hasPassed(failingSince, deadAfter) || hasPassed(busySince, BUSY_LIMITS * deadAfter),
    beginStop: () => {
      isStopping = true;
    },
    get isStopping() {
      return isStopping;
    },
    close: () => {
      if (timer) clearInterval(timer);
    },
  };
}
