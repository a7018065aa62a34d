import type { FastifyBaseLogger } from 'fastify';

interface Options {
  /** Milliseconds until the end, whatever is still waited for. */
  readonly deadline: number;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Ends the process after `stop` has: with 0, or with 1 where that failed, took too long, or a fault asked for it. A second
 * request, or a fault, hurries.
 */
export function createProcessEnd(
  stop: (hurry: AbortSignal) => Promise<void>,
  { deadline, log }: Options,
): (cause: 'signal' | 'fault') => void {
  const hurry = new AbortController();
  let stopping: Promise<void> | null = null;
  let exitCode = 0;
  return (cause) => {
    if (cause === 'fault') exitCode = 1;
    if (cause === 'fault' || stopping !== null) hurry.abort();
    if (stopping !== null) return;
    setTimeout(() => {
      log.error({ milliseconds: deadline }, 'did not stop in time');
      process.exit(1);
    }, deadline).unref();
    stopping = stop(hurry.signal);
    stopping.then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
}
