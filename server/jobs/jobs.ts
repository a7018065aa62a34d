import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Job, JobStep } from '@/contract/jobs/jobs';
import { translate } from '@/contract/texts/translate';
import { endsConnection } from '../database/sqlState';
import { BusyError } from '../errors';
import { isOutOfSpace } from '../outOfSpace';
import { endJob, type LeasedJob, leaseJob, reportJob, returnJob } from '../repositories/jobs/jobs';
import { serviceText } from '../texts';
import { endInVain } from './jobEnd';
import { endedAtLimit, JOB_MINUTES } from './jobLimits';

const LEASE_SECONDS = 20;
const HEARTBEAT_MILLISECONDS = 5_000;
const POLL_MILLISECONDS = 2_000;
/** Milliseconds before a job is tried again that found the database or the storage away. */
const OUTAGE_MILLISECONDS = 10_000;
const MAX_ATTEMPTS = 3;
/** Losses of the database in a job that count as no attempt: a job that ends the database itself must end too. */
const MAX_LOSSES = 10;
const MINUTE = 60_000;

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

/** The attempt took longer than a job of its kind may. */
class JobOverdue extends Error {
  override readonly name = 'JobOverdue';
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
  /** Takes no new job and waits for the running one. */
  stop(): Promise<void>;
  /** Gives back a job that does not end, so that another instance or the next start takes it over at once. */
  handBack(): Promise<void>;
}

/** A job and who holds it. */
interface Lease {
  readonly job: LeasedJob;
  readonly worker: string;
}

/** Why a job failed, for whoever asked for it. */
function wordsOf(error: unknown): string {
  if (error instanceof JobFailed) return error.message;
  if (isOutOfSpace(error)) return serviceText('failed.full');
  return error instanceof JobOverdue ? serviceText('job.overdue') : translate('failed.any');
}

/** Called when a job has ended, or waits to be tried again. */
type OnJobEnd = (job: LeasedJob) => void;

/**
 * Runs queued jobs of the kinds that have a handler, one after the other under a lease, so that several instances can share
 * the table. An attempt that takes longer than `minutes` of its kind has failed: it is left, and whatever it still does finds its
 * lease lost.
 */
export function startJobs(
  pool: Pool,
  handlers: Partial<Record<Job['kind'], JobHandler>>,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  onEnd: OnJobEnd = () => undefined,
  minutes: Readonly<Record<Job['kind'], number>> = JOB_MINUTES,
): Jobs {
  const kinds = Object.keys(handlers) as Job['kind'][];
  let stopping = false;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let current: Lease | null = null;
  /** A job that met an outage, until the database has taken it back. */
  let interrupted: Lease | null = null;
  /** How often a job has lost the database here. */
  const losses = new Map<string, number>();
  let delay = POLL_MILLISECONDS;
  let isQueueAway = false;

  async function run(lease: Lease): Promise<void> {
    const { job, worker } = lease;
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
      await withinLimit(job, handler(job, progress));
      await endJob(pool, { id: job.id, worker, state: 'succeeded', error: null });
      losses.delete(job.uuid);
    } catch (error) {
      await endAfterError(lease, error);
    } finally {
      clearInterval(heartbeat);
      onEnd(job);
    }
  }

  /** @throws JobOverdue once the limit of its kind is over, though the work may go on */
  async function withinLimit({ kind, uuid, attempts }: LeasedJob, work: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new JobOverdue()), minutes[kind] * MINUTE);
    });
    try {
      // The race also takes the error with which the work may end after its limit: it is of no use to anybody.
      await Promise.race([work, overdue]);
    } catch (error) {
      if (error instanceof JobOverdue) {
        endedAtLimit.inc({ kind });
        log.error({ job: uuid, kind, attempts, minutes: minutes[kind] }, 'job ended: it took longer than its kind may');
      }
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function endAfterError({ job, worker }: Lease, error: unknown): Promise<void> {
    if (error instanceof JobStopped) {
      if (error.reason === 'cancelled') await endInVain(pool, job, { worker, error: null });
      return;
    }
    log.error({ err: error, job: job.uuid, kind: job.kind, attempts: job.attempts }, 'job failed');
    if (isOutage(job, error)) {
      delay = OUTAGE_MILLISECONDS;
      interrupted = { job, worker };
      await returnInterrupted();
      return;
    }
    const hasUserMessage = error instanceof JobFailed;
    const isRetried = !hasUserMessage && job.attempts < MAX_ATTEMPTS;
    if (isRetried) await endJob(pool, { id: job.id, worker, state: 'queued', error: null });
    else {
      losses.delete(job.uuid);
      await endInVain(pool, job, { worker, error: wordsOf(error) });
    }
  }

  /** The database or the storage is away, which is no fault of the job. */
  function isOutage({ uuid }: LeasedJob, error: unknown): boolean {
    if (error instanceof BusyError) return true;
    if (!endsConnection(error)) return false;
    const count = (losses.get(uuid) ?? 0) + 1;
    losses.set(uuid, count);
    return count <= MAX_LOSSES;
  }

  async function returnInterrupted(): Promise<void> {
    if (!interrupted) return;
    await returnJob(pool, { id: interrupted.job.id, worker: interrupted.worker });
    interrupted = null;
  }

  async function drain(): Promise<void> {
    await returnInterrupted();
    while (!stopping) {
      // A lease has an owner of its own, so that an attempt that was left cannot act for the next one.
      const worker = randomUUID();
      const job = await leaseJob(pool, { worker, seconds: LEASE_SECONDS, kinds });
      if (!job) return;
      if (job.attempts > MAX_ATTEMPTS) await giveUp({ job, worker });
      else {
        current = { job, worker };
        await run(current).finally(() => {
          current = null;
        });
      }
      if (delay !== POLL_MILLISECONDS) return;
    }
  }

  /** Each of its workers has ended without a word, perhaps by the job. */
  async function giveUp({ job, worker }: Lease): Promise<void> {
    const { uuid, kind, attempts } = job;
    log.error({ job: uuid, kind, attempts: attempts - 1 }, 'job given up: each worker that took it has died');
    await endInVain(pool, job, { worker, error: serviceText('job.workerLost') });
    onEnd(job);
  }

  function tick(): void {
    if (running || stopping) return;
    running = drain()
      .then(
        () => {
          isQueueAway = false;
        },
        (error: unknown) => {
          // Once for an outage, and not every two seconds of it.
          if (!isQueueAway) log.error({ err: error }, 'the queue could not be read');
          isQueueAway = true;
        },
      )
      .finally(() => {
        running = null;
        if (!stopping) timer = setTimeout(tick, delay);
        delay = POLL_MILLISECONDS;
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
    handBack: async () => {
      if (current) await returnJob(pool, { id: current.job.id, worker: current.worker });
    },
  };
}

/** Runs jobs in lanes, each with kinds of its own and one job at a time, once `ready` is resolved. */
export function startLanes(
  pool: Pool,
  lanes: readonly Partial<Record<Job['kind'], JobHandler>>[],
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  onEnd: OnJobEnd = () => undefined,
  ready: Promise<unknown> = Promise.resolve(),
): Jobs {
  let started: readonly Jobs[] = [];
  let isStopping = false;
  void ready.then(() => {
    if (!isStopping) started = lanes.map((handlers) => startJobs(pool, handlers, log, onEnd));
  });
  return {
    wake: () => {
      for (const lane of started) lane.wake();
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(started.map((lane) => lane.stop()));
    },
    handBack: async () => {
      await Promise.all(started.map((lane) => lane.handBack()));
    },
  };
}
