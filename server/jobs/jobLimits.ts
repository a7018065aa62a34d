import { Counter, Registry } from 'prom-client';
import type { Job } from '@/contract/jobs/jobs';

/**
 * Minutes that one attempt of a job of each kind may take: several times as long as the largest one that is known, so that only a
 * job that hangs meets its limit. An import goes on where it was, as does a change of many records.
 */
export const JOB_MINUTES: Readonly<Record<Job['kind'], number>> = {
  publish: 60,
  build: 60,
  import: 120,
  export: 120,
  batch: 120,
  'file-import': 120,
};

/** The counters of the jobs, which `/metrics` answers from the start. */
export const jobRegistry = new Registry();

/** Attempts that were ended at their limit. */
export const endedAtLimit = new Counter({
  name: 'atrium_jobs_over_limit_total',
  help: 'Attempts of jobs that were ended since they took longer than their kind may, by kind',
  labelNames: ['kind'],
  registers: [jobRegistry],
});
for (const kind of Object.keys(JOB_MINUTES)) endedAtLimit.inc({ kind }, 0);
