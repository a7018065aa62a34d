import type { FastifyBaseLogger } from 'fastify';

export type RepeatLog = Pick<FastifyBaseLogger, 'error'>;

export interface Repeated {
  /** Waits for the run that has begun. */
  stop(): Promise<void>;
}

/** Runs `work` now and at each interval, one run at a time, until it is stopped. A failure is logged. */
export function repeat(work: () => Promise<void>, interval: number, log: RepeatLog): Repeated {
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'could not tidy up'))
      .finally(() => {
        running = null;
      });
  };
  tick();
  const timer = setInterval(tick, interval).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
