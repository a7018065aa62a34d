import type { Pool } from 'pg';
import { batchLoader } from '../database/batchLoader';
import { batchWrites } from '../database/batchWrites';
import { inSingleStatement } from '../database/transaction';
import { BusyError } from '../errors';
import { countVisitEvents, type SentVisits } from '../repositories/analytics/write';
import { type Attempt, type Attempts, countAttempts } from '../repositories/session/attempts';

/** Requests that wait, at most: more would not be answered in time. */
const MAX_WAITING = 5_000;
/** Requests in one statement: most have one event. */
const MAX_BATCH = 200;
const DAY_SECONDS = 24 * 60 * 60;

export interface VisitIntake {
  /** Counts a request under the key, and returns the count of the current window. */
  countRequest(attempt: Attempt): Promise<Attempts>;
  /** The same for events, in a window of a day. */
  countEvents(attempt: Attempt): Promise<Attempts>;
  /** Resolves once the visits are committed. @throws BusyError */
  add(sent: SentVisits): Promise<void>;
}

/**
 * Takes the visits of many pages: what arrives while a statement runs is the next one, so that thousands of requests in a
 * second are a few commits.
 */
export function createVisitIntake(pool: Pool, windowSeconds: number): VisitIntake {
  const counter = (seconds: number) =>
    batchLoader((attempts: readonly Attempt[]) =>
      inSingleStatement(pool, (client) => countAttempts(client, attempts, seconds)),
    );
  const write = batchWrites(countVisitEvents, MAX_BATCH);
  let waiting = 0;
  return {
    countRequest: counter(windowSeconds),
    countEvents: counter(DAY_SECONDS),
    add: async (sent) => {
      if (waiting >= MAX_WAITING) throw new BusyError();
      waiting += 1;
      try {
        await write.run(pool, sent);
      } finally {
        waiting -= 1;
      }
    },
  };
}
