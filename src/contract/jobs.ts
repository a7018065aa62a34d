import { z } from 'zod';
import { moment, uuid } from './common';
import { endpoint } from './endpoint';
import { owns } from './policy';

export const jobStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;

/** Long work in the service: it can be left and come back to. */
export const jobSchema = z.object({
  uuid,
  kind: z.enum(['publish', 'build', 'import', 'export']),
  project_uuid: uuid.nullable(),
  state: z.enum(jobStates),
  /** What it is doing, in words. */
  stage: z.string(),
  /** 0 to 100. */
  progress: z.number().min(0).max(100),
  error: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
});
export type Job = z.infer<typeof jobSchema>;

export const readJob = endpoint({
  name: 'readJob',
  method: 'GET',
  path: 'jobs/{uuid}',
  summary: 'How far a job is.',
  policy: owns('job', 'uuid'),
  data: jobSchema,
  addition: true,
});

export const cancelJob = endpoint({
  name: 'cancelJob',
  method: 'POST',
  path: 'jobs/{uuid}/cancel',
  summary: 'Asks a job to stop; what it had begun is undone.',
  policy: owns('job', 'uuid'),
  data: jobSchema,
  addition: true,
});
