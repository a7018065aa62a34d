import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { insertAudit } from '../repositories/audit';
import { endJob } from '../repositories/jobs';
import { insertPublication, readPublicationDraft } from '../repositories/projects/publications';
import { newKey } from '../storage/newKey';
import type { Storage } from '../storage/storage';
import { JobFailed, type JobHandler, JobStopped } from './jobs';

/**
 * Publishes a location: reads a consistent state, checks that every floor plan exists, stores the snapshot, and only
 * then points visitors to it, in one transaction with the end of the job. A job killed before that simply runs again.
 */
export const createPublishJob =
  ({ pool, storage, clock }: { pool: Pool; storage: Storage; clock: () => Date }): JobHandler =>
  async (job, progress) => {
    const { projectId, organisationId } = job;
    if (projectId === null) throw new JobFailed('The location is gone.');

    await progress.report('Reading the location', 5);
    const uuid = randomUUID();
    const now = clock();
    // One transaction, so that edits during the read do not mix two states.
    const draft = await inTransaction(pool, async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return readPublicationDraft(client, organisationId, projectId, { uuid, now });
    });
    if (!draft) throw new JobFailed('The location is gone.');

    const floors = draft.publication.project.location.buildings.flatMap((building) => building.floors);
    const plans = floors.flatMap(({ plan, name }) => (plan === null ? [] : [{ plan, name }]));
    for (const [index, { plan, name }] of plans.entries()) {
      await progress.report(`Checking the plan of ${name}`, 10 + (60 * index) / plans.length);
      if (!(await storage.has(plan))) throw new JobFailed(`The plan of ${name} is missing. Upload it again.`);
    }

    await progress.report('Storing', 75);
    const snapshotKey = newKey('publications', now, '.json');
    await storage.put(snapshotKey, Buffer.from(JSON.stringify(draft.publication)), { contentType: 'application/json' });

    await progress.report('Going live', 95);
    await inTransaction(pool, async (client) => {
      if (!(await endJob(client, { id: job.id, worker: progress.worker, state: 'succeeded', error: null })))
        throw new JobStopped('lost');
      await insertPublication(client, {
        uuid,
        organisationId,
        projectId,
        snapshotKey,
        contentRevision: draft.contentRevision,
        createdBy: job.createdBy,
        now,
      });
      await insertAudit(
        client,
        { organisationId, userId: job.createdBy },
        {
          tag: 'publish',
          event: 'published',
          subjectType: 'project',
          subject: draft.publication.project.location.uuid,
          description: `Published ${draft.publication.project.location.name}`,
          projectId,
        },
      );
    });
  };
