import * as z from 'zod/mini';
import { moment, uuid } from '../common';
import { endpoint } from '../endpoint';
import { ownedRecord, withAnyFeature } from '../policy';

export const jobStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;

/** The steps of publishing, in order; a build that is not published ends before the last one. */
export const jobSteps = ['validate', 'snapshot', 'build', 'deliver'] as const;
export type JobStep = (typeof jobSteps)[number];

/** Long work in the service: a person can leave it and return to it. */
export const jobSchema = z.object({
  uuid,
  kind: z.enum(['publish', 'build', 'import', 'export', 'batch', 'file-import']),
  project_uuid: z.nullable(uuid),
  state: z.enum(jobStates),
  /** Whether it publishes to demo units alone. */
  is_demo: z.boolean(),
  /** Null before the first step, and for jobs without steps. */
  step: z.nullable(z.enum(jobSteps)),
  /** The current step, in words. */
  stage: z.string(),
  /** 0 to 100. */
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  error: z.nullable(z.string()),
  /** The messages of the job so far, oldest first. */
  log: z.array(z.object({ at: moment, text: z.string() })),
  created_at: moment,
  updated_at: moment,
});
export type Job = z.infer<typeof jobSchema>;

export const readJob = endpoint({
  name: 'readJob',
  method: 'GET',
  path: 'jobs/{uuid}',
  summary: 'How far a job is.',
  policy: ownedRecord('job', 'uuid'),
  answers: 'members',
  data: jobSchema,
  addition: true,
});

export const cancelJob = endpoint({
  name: 'cancelJob',
  method: 'POST',
  path: 'jobs/{uuid}/cancel',
  summary: 'Asks a job to stop; what it had begun is undone.',
  policy: withAnyFeature(
    ['locations', 'publish', 'destinations', 'kiosks', 'categories', 'amenities'],
    ownedRecord('job', 'uuid'),
  ),
  answers: 'members-with-content',
  data: jobSchema,
  addition: true,
});
