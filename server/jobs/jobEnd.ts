import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { type AuditEntry, insertAudit } from '../repositories/audit/audit';
import { endJob, findJobSubject, type JobSubject, type LeasedJob } from '../repositories/jobs/jobs';

const NAMES = {
  publish: 'Publishing',
  build: 'The build',
  import: 'The import',
  export: 'The export',
  batch: 'The change of many records',
  'file-import': 'The import of a file',
} as const;
const TAGS = {
  publish: 'publish',
  build: 'publish',
  import: 'import',
  export: 'project',
  batch: 'project',
  'file-import': 'import',
} as const;

/** The entry in the log of a location about a job of it that changed nothing; `error` is null where it was cancelled. */
export function entryOfEnd(job: JobSubject, error: string | null): AuditEntry {
  const name = job.isDryRun ? 'The dry run' : `${NAMES[job.kind]}${job.isDemo ? ' to demo units' : ''}`;
  return {
    tag: TAGS[job.kind],
    event: error === null ? 'cancelled' : 'failed',
    subjectType: 'project',
    subject: job.projectUuid,
    projectId: job.projectId,
    description: `${name} ${error === null ? 'was cancelled' : `failed. ${error}`}`,
  };
}

/**
 * Ends a job that failed or was cancelled, and says so in the log of its location, in one transaction. What nobody asked for,
 * an import by its schedule, has its reports alone.
 */
export const endInVain = (
  pool: Pool,
  { id, uuid, organisationId, createdBy }: LeasedJob,
  { worker, error }: { readonly worker: string; readonly error: string | null },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    // Another worker that has taken the job over writes its own entry.
    const state = error === null ? 'cancelled' : 'failed';
    if (!(await endJob(client, { id, worker, state, error })) || createdBy === null) return;
    const subject = await findJobSubject(client, organisationId, uuid);
    if (subject) await insertAudit(client, { organisationId, userId: null }, entryOfEnd(subject, error));
  });
