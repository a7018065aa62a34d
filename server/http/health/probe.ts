import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependency } from './dependency';

/** Milliseconds in which a dependency must answer. */
const PROBE_TIMEOUT = 2_000;
/** Milliseconds for which a bad answer is used again. */
const FAILURE_AGE = 1_000;

const SILENT = `no answer within ${PROBE_TIMEOUT / 1000} s`;

/** The state of a dependency that works on something else for so long that it does not answer in time. */
export const BUSY = 'busy';

/** The state of a dependency in words: `ok`, or why not. */
export type Probe = () => Promise<string>;

/**
 * Asks a dependency, at most once at a time however many callers want to know. The reasons of a failure are logged, once
 * until it works again, since whoever may ask for the state need not know addresses.
 */
export function createProbe(
  { name, maxAge, check, isBusy = () => false }: Dependency,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  timeout = PROBE_TIMEOUT,
): Probe {
  let running: Promise<string> | null = null;
  let last = { state: 'ok', until: Number.NEGATIVE_INFINITY };
  let isFailing = false;

  const note = (state: string, error: unknown): string => {
    if (state === 'ok' && isFailing) log.info({ dependency: name }, 'A dependency answers again.');
    if (state !== 'ok' && !isFailing) log.warn({ dependency: name, state, err: error }, 'A dependency does not work.');
    isFailing = state !== 'ok';
    return state;
  };
  const ask = async (): Promise<string> => {
    try {
      await check();
      last = { state: note('ok', null), until: performance.now() + maxAge };
    } catch (error) {
      last = { state: note(isBusy() ? BUSY : 'unreachable', error), until: performance.now() + FAILURE_AGE };
    }
    running = null;
    return last.state;
  };

  return async () => {
    if (performance.now() < last.until) return last.state;
    running ??= ask();
    const waited = new AbortController();
    const silent = wait(timeout, SILENT, { ref: false, signal: waited.signal }).then((state) =>
      note(isBusy() ? BUSY : state, null),
    );
    silent.catch(() => {});
    const state = await Promise.race([running, silent]);
    waited.abort();
    return state;
  };
}
