import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Job, JobStep } from '@/contract/jobs/jobs';
import { translate } from '@/contract/texts/translate';
import { endJob, type LeasedJob, leaseJob, reportJob } from '../repositories/jobs/jobs';
import { endInVain } from './jobEnd';

const LEASE_SECONDS = 20;
const HEARTBEAT_MILLISECONDS = 5_000;
const POLL_MILLISECONDS = 2_000;
const MAX_ATTEMPTS = 3;

/** A user asked to stop the job, or another worker has taken it over. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
  readonly reason: 'cancelled' | 'lost';
  constructor(reason: 'cancelled' | 'lost') {
    super(`The job was ${reason}.`);
    this.reason = reason;
  }
}

/** A failure with words for the user; any other error is reported as an internal one. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

export interface Progress {
  readonly worker: string;
  /**
   * Reports the present step in words, and the progress of the job. A new step and a note stay in the job's log.
   * @throws JobStopped when the job must stop; nothing is undone here, since the job can be resumed by another worker
   */
  report(stage: string, percent: number, more?: { readonly step?: JobStep; readonly note?: string }): Promise<void>;
}

/** Does one kind of job. The last transaction makes the result visible, so a killed job can simply run again. */
export type JobHandler = (job: LeasedJob, progress: Progress) => Promise<void>;

export interface Jobs {
  /** Looks for work now rather than at the next turn. */
  wake(): void;
  /** Takes no new job and waits for the running one; a job that does not end is taken over by another instance. */
  stop(): Promise<void>;
}

/** Called when a job has ended, or waits to be tried again. */
type OnJobEnd = (job: LeasedJob) => void;

/**
 * Runs queued jobs of the kinds that have a handler, one after the other under a lease, so that several instances can share
 * the table.
 */
export function startJobs(
  pool: Pool,
  handlers: Partial<Record<Job['kind'], JobHandler>>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  onEnd: OnJobEnd = () => undefined,
): Jobs {
  const worker = randomUUID();
  const kinds = Object.keys(handlers) as Job['kind'][];
  let stopping = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function run(job: LeasedJob): Promise<void> {
    let stage = 'Starting';
    let percent = 0;
    const heartbeat = setInterval(() => {
      reportJob(pool, { id: job.id, worker, stage, progress: percent, seconds: LEASE_SECONDS }).catch(() => undefined);
    }, HEARTBEAT_MILLISECONDS);
    const progress: Progress = {
      worker,
      report: async (nextStage, nextPercent, { step, note } = {}) => {
        stage = nextStage;
        percent = nextPercent;
        const line = note ?? (step && stage);
        const answer = await reportJob(pool, {
          id: job.id,
          worker,
          stage,
          progress: percent,
          seconds: LEASE_SECONDS,
          ...(step && { step }),
          ...(line && { line }),
        });
        if (answer !== 'going') throw new JobStopped(answer);
      },
    };
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new JobFailed(translate('failed.any'));
      await handler(job, progress);
      await endJob(pool, { id: job.id, worker, state: 'succeeded', error: null });
    } catch (error) {
      await endAfterError(job, error);
    } finally {
      clearInterval(heartbeat);
      onEnd(job);
    }
  }

  async function endAfterError(job: LeasedJob, error: unknown): Promise<void> {
    if (error instanceof JobStopped) {
      if (error.reason === 'cancelled') await endInVain(pool, job, { worker, error: null });
      return;
    }
    log.error({ err: error, job: job.uuid }, 'job failed');
    const hasUserMessage = error instanceof JobFailed;
    const isRetried = !hasUserMessage && job.attempts < MAX_ATTEMPTS;
    if (isRetried) await endJob(pool, { id: job.id, worker, state: 'queued', error: null });
    else await endInVain(pool, job, { worker, error: hasUserMessage ? error.message : translate('failed.any') });
  }

  async function drain(): Promise<void> {
    while (!stopping) {
      const job = await leaseJob(pool, { worker, seconds: LEASE_SECONDS, kinds });
      if (!job) return;
      await run(job);
    }
  }

  function tick(): void {
    if (running || stopping) return;
    running = drain()
      .catch((error: unknown) => log.error({ err: error }, 'the queue could not be read'))
      .finally(() => {
        running = null;
        if (!stopping) timer = setTimeout(tick, POLL_MILLISECONDS);
      });
  }

  tick();
  return {
    wake: () => {
      if (timer) clearTimeout(timer);
      tick();
    },
    stop: async () => {
      stopping = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

/** Runs jobs in lanes, each with kinds of its own and one job at a time. */
export function startLanes(
  pool: Pool,
  lanes: readonly Partial<Record<Job['kind'], JobHandler>>[],
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  onEnd: OnJobEnd = () => undefined,
): Jobs {
  const started = lanes.map((handlers) => startJobs(pool, handlers, log, onEnd));
  return {
    wake: () => {
      for (const lane of started) lane.wake();
    },
    stop: async () => {
      await Promise.all(started.map((lane) => lane.stop()));
    },
  };
}
