import type { Pool } from 'pg';
import type { Job } from '@/contract/jobs';
import { inTransaction } from '../database/transaction';
import { type AuditEntry, insertAudit } from '../repositories/audit';
import { endJob, type LeasedJob } from '../repositories/jobs';

const NAMES = { publish: 'Publishing', build: 'The build', import: 'The import', export: 'The export' } as const;
const TAGS = { publish: 'publish', build: 'publish', import: 'import', export: 'project' } as const;

interface EndedJob {
  readonly kind: Job['kind'];
  readonly isDemo: boolean;
  readonly projectId: number;
  readonly projectUuid: string;
}

/** The entry in the log of a location about a job of it that changed nothing; `error` is null where it was cancelled. */
export const entryOfEnd = ({ kind, isDemo, projectId, projectUuid }: EndedJob, error: string | null): AuditEntry => ({
  tag: TAGS[kind],
  event: error === null ? 'cancelled' : 'failed',
  subjectType: 'project',
  subject: projectUuid,
  projectId,
  description: `${NAMES[kind]}${isDemo ? ' to demo units' : ''} ${error === null ? 'was cancelled' : `failed. ${error}`}`,
});

/** Ends a job that failed or was cancelled, and says so in the log of its location, in one transaction. */
export const endInVain = (
  pool: Pool,
  { id, organisationId, projectId, kind, isDemo }: LeasedJob,
  { worker, error }: { readonly worker: string; readonly error: string | null },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    // Another worker that has taken the job over writes its own entry.
    const state = error === null ? 'cancelled' : 'failed';
    if (!(await endJob(client, { id, worker, state, error })) || projectId === null) return;
    const { rows } = await client.query<{ uuid: string }>('SELECT uuid FROM projects WHERE id = $1', [projectId]);
    const [project] = rows;
    if (!project) return;
    const ended = { kind, isDemo, projectId, projectUuid: project.uuid };
    await insertAudit(client, { organisationId, userId: null }, entryOfEnd(ended, error));
  });
