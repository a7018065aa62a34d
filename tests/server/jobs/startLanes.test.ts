import type { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { startLanes } from '../../../server/jobs/jobs';

/** A queue without jobs that counts how often it is asked. */
function emptyQueue() {
  const query = vi.fn(async () => ({ rows: [], rowCount: 0 }));
  return { pool: { query } as unknown as Pool, query };
}
const log = { error: vi.fn(), info: vi.fn() };

it('[OP43] no job is taken before the service listens, and each lane looks for work then', async () => {
  const { pool, query } = emptyQueue();
  let begin: () => void = () => undefined;
  const listening = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const jobs = startLanes(pool, [{}, {}], log, undefined, listening);
  jobs.wake();
  await Promise.resolve();
  expect(query).not.toHaveBeenCalled();
  begin();
  await vi.waitFor(() => expect(query).toHaveBeenCalledTimes(2));
  await jobs.stop();
});

it('[OP43] a service that is stopped before it listens takes none', async () => {
  const { pool, query } = emptyQueue();
  let begin: () => void = () => undefined;
  const listening = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const jobs = startLanes(pool, [{}], log, undefined, listening);
  await jobs.stop();
  begin();
  await listening;
  await Promise.resolve();
  expect(query).not.toHaveBeenCalled();
});
