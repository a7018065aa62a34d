import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { readWayfinder } from '../builds/wayfinderFiles';
import { writeBuild } from '../builds/writeBuild';
import { inTransaction } from '../database/transaction';
import { insertAudit } from '../repositories/audit';
import { endJob } from '../repositories/jobs';
import { insertBuild } from '../repositories/projects/builds';
import { readPublicationDraft } from '../repositories/projects/publications';
import { findImage } from '../repositories/uploads/images';
import { newKey } from '../storage/newKey';
import type { Storage } from '../storage/storage';
import { JobFailed, type JobHandler, JobStopped } from './jobs';

interface BuildJobDeps {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly clock: () => Date;
  /** Folder with the built wayfinder. */
  readonly wayfinder: string;
}

/**
 * Builds a location: reads a consistent state and packs it with the wayfinder. The row is written with the end of the job, in
 * one transaction; a job killed before that simply runs again.
 */
export const createBuildJob =
  ({ pool, storage, clock, wayfinder }: BuildJobDeps): JobHandler =>
  async (job, progress) => {
    const { projectId, organisationId } = job;
    if (projectId === null) throw new JobFailed('The location is gone.');

    await progress.report('Reading the location', 5);
    const uuid = randomUUID();
    const now = clock();
    const draft = await inTransaction(pool, async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return readPublicationDraft(client, organisationId, projectId, { uuid, now });
    });
    if (!draft) throw new JobFailed('The location is gone.');
    const { publication } = draft;
    const floors = publication.project.location.buildings.flatMap((building) => building.floors);
    const plans = floors.filter(({ plan }) => plan !== null);
    if (plans.length === 0) throw new JobFailed('No floor has a floor plan yet. Upload one first.');
    for (const { plan, name } of plans)
      if (plan !== null && !(await storage.has(plan)))
        throw new JobFailed(`The plan of ${name} is missing. Upload it again.`);

    const files = await readWayfinder(wayfinder);
    const zip = await writeBuild({
      publication,
      wayfinder: files,
      storage,
      imageFile: async (key) => (await findImage(pool, key))?.fileKey ?? null,
      onFile: (at, count) => progress.report(`Packing file ${at + 1} of ${count}`, 10 + (70 * at) / count),
    });
    await progress.report('Storing', 85);
    const zipKey = newKey('builds', now, '.zip');
    const bytes = await storage.put(zipKey, zip, { contentType: 'application/zip' });
    try {
      await progress.report('Finishing', 95);
      await inTransaction(pool, async (client) => {
        if (!(await endJob(client, { id: job.id, worker: progress.worker, state: 'succeeded', error: null })))
          throw new JobStopped('lost');
        const build = { uuid, organisationId, projectId, zipKey, bytes, createdBy: job.createdBy, now };
        const number = await insertBuild(client, build);
        await insertAudit(
          client,
          { organisationId, userId: job.createdBy },
          {
            tag: 'publish',
            event: 'built',
            subjectType: 'project',
            subject: publication.project.location.uuid,
            description: `Made build ${number} of ${publication.project.location.name}`,
            projectId,
          },
        );
      });
    } catch (error) {
      await storage.delete(zipKey);
      throw error;
    }
  };
