import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { forgetAttemptsBefore } from '../repositories/attempts';
import { forgetAnswersBefore } from '../repositories/idempotency';
import { forgetLinkTokensBefore } from '../repositories/linkTokens';
import { forgetSessionsBefore } from '../repositories/sessions';
import { findUsedKeys, listLiveSnapshots } from '../repositories/storedFiles';
import { keyTime } from '../storage/newKey';
import type { Storage } from '../storage/storage';

const MINUTE = 60_000;
const LEFTOVER_LIFE = 10 * MINUTE;
const ANSWER_LIFE = 24 * 60 * MINUTE;
const EVERY = 5 * MINUTE;

export interface Household {
  readonly pool: Pool;
  readonly storage: Storage;
  /** The folder of files whose call is being answered. */
  readonly incoming: string;
  readonly clock: () => Date;
}

/** Throws away what nobody needs any more: leftovers of killed uploads, sessions that are over, old counters and answers. */
export async function tidyUp({ pool, storage, incoming, clock }: Household): Promise<void> {
  const now = clock();
  await forgetSessionsBefore(pool, now);
  await forgetAttemptsBefore(pool, now);
  await forgetLinkTokensBefore(pool, now);
  await forgetAnswersBefore(pool, new Date(now.getTime() - ANSWER_LIFE));
  await sweepIncoming(incoming, now.getTime() - LEFTOVER_LIFE);
  await sweepStorage(pool, storage, now.getTime() - LEFTOVER_LIFE);
}

/** Tidies up now and every few minutes until it is stopped. */
export function startHousekeeping(
  household: Household,
  log: Pick<FastifyBaseLogger, 'error'>,
): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const turn = () => {
    running ??= tidyUp(household)
      .catch((error: unknown) => log.error({ err: error }, 'could not tidy up'))
      .finally(() => {
        running = null;
      });
  };
  turn();
  const timer = setInterval(turn, EVERY).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

async function sweepIncoming(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const status = await stat(path).catch(() => null);
    if (status?.isFile() && status.mtimeMs < before) await rm(path, { force: true });
  }
}

/** Files whose row was never written: the service died, or lost its database, between the two. */
async function sweepStorage(pool: Pool, storage: Storage, before: number): Promise<void> {
  const old: string[] = [];
  for (const prefix of ['uploads/', 'plans/', 'publications/', 'images/'])
    for await (const { key } of storage.list(prefix)) if ((keyTime(key) ?? before) < before) old.push(key);
  const used = await findUsedKeys(pool, old);
  const unused = old.filter((key) => !used.has(key));
  if (unused.length === 0) return;
  // A plan whose floor was deleted after publishing is still what visitors see.
  const live = await Promise.all(
    (await listLiveSnapshots(pool)).map(async (key) => {
      const stored = await storage.get(key);
      return stored ? text(stored.stream) : '';
    }),
  );
  for (const key of unused) if (!live.some((snapshot) => snapshot.includes(key))) await storage.delete(key);
}
