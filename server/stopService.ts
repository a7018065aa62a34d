import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Readiness } from './http/health/readiness';
import type { Jobs } from './jobs/jobs';

interface StopDeps {
  readonly app: Pick<FastifyInstance, 'close' | 'server'>;
  readonly readiness: Pick<Readiness, 'beginStop' | 'close'>;
  /** Milliseconds from the end of readiness to the closing of the port. */
  readonly delay: number;
  readonly jobs: Jobs;
  /** Work without a request. Each takes nothing new, and resolves when it has finished what it began. */
  readonly background: readonly { stop(): Promise<void> }[];
  /** Closes what the others use, in this order. */
  readonly resources: readonly { close(): Promise<void> }[];
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Milliseconds from the signal to the end, and from the closing of the port where that comes late. */
const DEADLINE = 9_500;
const LEAST_AFTER_CLOSING = 4_500;
/** Shares of the time after the closing of the port at which callers, and then work without a request, are given up. */
const CALLERS = 0.55;
const BACKGROUND = 0.75;
const LAST = 0.97;

/** Milliseconds from the signal to the end, whatever is still waited for. */
export const stopDeadline = (delay: number): number => Math.max(DEADLINE, delay + LEAST_AFTER_CLOSING);

/**
 * Ends the service in order: not ready, nothing new begun, port closed, connections closed, and everything given back. A
 * caller or a job that does not end is given up, since acknowledged work is stored and the rest is done again.
 *
 * @param hurry ends the delay before the port is closed
 */
export async function stopService(deps: StopDeps, hurry: AbortSignal): Promise<void> {
  const { app, readiness, delay, jobs, background, resources, log } = deps;
  readiness.beginStop();
  const finished = Promise.all([jobs, ...background].map((one) => one.stop()));
  // Awaited only later, and a failure of one must not end the process before.
  finished.catch(() => {});
  await wait(delay, undefined, { signal: hurry }).catch(() => {});
  const closedAt = performance.now();
  const left = (share: number) => Math.max(0, share * (stopDeadline(delay) - delay) - (performance.now() - closedAt));
  const timer = setTimeout(() => {
    log.warn({}, 'Callers that neither send nor read are disconnected.');
    app.server.closeAllConnections();
  }, left(CALLERS));
  await app.close();
  clearTimeout(timer);
  if (!(await isSettledWithin(finished, left(BACKGROUND)))) {
    log.warn({}, 'Work that does not end is given back.');
    await isSettledWithin(jobs.handBack(), left(LAST) / 3);
  }
  readiness.close();
  for (const [at, resource] of resources.entries()) {
    // The last one, the database, has all the time that is left.
    const limit = at === resources.length - 1 ? left(LAST) : left(LAST) / 2;
    if (!(await isSettledWithin(resource.close(), limit))) log.warn({ resource: at }, 'A resource does not close.');
  }
}

async function isSettledWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const end = new AbortController();
  const late = wait(milliseconds, false, { signal: end.signal }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    end.abort();
  }
}
