import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { countVisits } from '@/contract/analytics/analytics';

import type { BuildVisits } from '../builds/buildContent';
import { readWayfinder } from '../builds/wayfinderFiles';
import { writeBuild } from '../builds/writeBuild';
import { inTransaction } from '../database/transaction';
import { insertAudit } from '../repositories/audit/audit';
import { endJob, type LeasedJob } from '../repositories/jobs/jobs';
import { listVisitKeys } from '../repositories/locations/accessKeys';
import { insertBuild } from '../repositories/publishing/builds';
import {
  type DraftScope,
  type PublicationDraft,
  type PublicationJson,
  readPublicationDraft,
} from '../repositories/publishing/publications';
import { findImage } from '../repositories/uploads/images';
import { isRolledBack } from '../rolledBack';
import { draftFiles } from '../storage/draftFiles';
import type { Storage } from '../storage/storage';
import { stringifyInSlices } from '../stringifyInSlices';
import { JobFailed, JobStopped, type Progress } from './jobs';

export interface PackDeps {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly clock: () => Date;
  /** Folder with the built wayfinder. */
  readonly wayfinder: string;
  /** Base URL of the service, where builds send their visits. */
  readonly publicUrl: string;
}

/** A build whose rows are written already, in the transaction that ends the job. */
export interface FinishedBuild {
  readonly id: number;
  readonly number: number;
  readonly snapshotKey: string;
  readonly contentRevision: number;
  readonly organisationId: number;
  readonly projectId: number;
  readonly location: { readonly uuid: string; readonly name: string };
  readonly now: Date;
}

/**
 * Packs the present state of a location: checks a consistent state of it, stores that as a snapshot and as a zip
 * archive with the wayfinder. The rows of the build and those of `finish` are written with the end of the job, in one
 * transaction; a job killed before that simply runs again, and one that fails or is cancelled leaves no file.
 */
export async function packLocation(
  { pool, storage, clock, wayfinder, publicUrl }: PackDeps,
  job: LeasedJob,
  progress: Progress,
  finish: (client: PoolClient, build: FinishedBuild) => Promise<void>,
): Promise<void> {
  const { organisationId, projectId } = job;
  if (projectId === null) throw new JobFailed('The location is gone.');
  const now = clock();
  const files = draftFiles(storage, now);
  let isEnding = false;
  try {
    await progress.report('Checking the location', 5, { step: 'validate' });
    const draft = await readDraft(pool, { organisationId, projectId, now });
    await validate(draft.publication, storage, progress);

    await progress.report('Storing the snapshot', 25, { step: 'snapshot' });
    const { publication } = draft;
    const { key: snapshotKey, bytes: snapshotBytes } = await files.put(
      'publications',
      await stringifyInSlices(publication),
      { contentType: 'application/json', ending: '.json' },
    );

    await progress.report('Packing the wayfinder', 30, { step: 'build' });
    const zip = await writeBuild({
      publication,
      visits: await visitsOf(pool, publication.project.location.uuid, publicUrl),
      wayfinder: await readWayfinder(wayfinder),
      storage,
      imageFile: async (key) => (await findImage(pool, key))?.fileKey ?? null,
      onFile: (at, count) => progress.report(`Packing file ${at + 1} of ${count}`, 30 + (50 * at) / count),
    });
    const { key: zipKey, bytes } = await files.put('builds', zip, { contentType: 'application/zip', ending: '.zip' });

    await progress.report('Storing the build', 85, { note: `The build has ${Math.ceil(bytes / 1024)} KiB.` });
    await progress.report('Finishing', 95, job.kind === 'publish' ? { step: 'deliver' } : {});
    const uuid = randomUUID();
    const { contentRevision } = draft;
    isEnding = true;
    await inTransaction(pool, async (client) => {
      if (!(await endJob(client, { id: job.id, worker: progress.worker, state: 'succeeded', error: null })))
        throw new JobStopped('lost');
      const content = { snapshotKey, snapshotBytes, contentRevision, zipKey, bytes };
      const { id, number } = await insertBuild(client, {
        ...content,
        uuid,
        organisationId,
        projectId,
        createdBy: job.createdBy,
        forDemoUnits: job.isDemo,
        now,
      });
      const { location } = publication.project;
      await finish(client, { ...content, id, number, organisationId, projectId, location, now });
    });
  } catch (error) {
    // Where the rows may have been written the files stay; the sweep removes them if not.
    if (!isEnding || isRolledBack(error)) await files.discard();
    throw error;
  }
}

/** The intake with the oldest access key of the location; null where it has none. */
export async function visitsOf(pool: Pool, location: string, publicUrl: string): Promise<BuildVisits | null> {
  const [oldest] = (await listVisitKeys(pool, location)) ?? [];
  return oldest ? { address: new URL(`/api/${countVisits.path}`, publicUrl).toString(), access_key: oldest.key } : null;
}

/** One transaction, so that edits during the read do not mix two states. */
async function readDraft(pool: Pool, scope: DraftScope): Promise<PublicationDraft> {
  const draft = await inTransaction(pool, async (client) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    return readPublicationDraft(client, scope, randomUUID());
  });
  if (!draft) throw new JobFailed('The location is gone.');
  return draft;
}

/** @throws JobFailed where no floor has a floor plan, or the file of one is gone */
async function validate({ project }: PublicationJson, storage: Storage, progress: Progress): Promise<void> {
  const floors = project.location.buildings.flatMap((building) => building.floors);
  const plans = floors.flatMap(({ plan, name }) => (plan === null ? [] : [{ plan, name }]));
  if (plans.length === 0) throw new JobFailed('No floor has a floor plan yet. Upload one first.');
  for (const [index, { plan, name }] of plans.entries()) {
    await progress.report(`Checking the plan of ${name}`, 5 + (20 * index) / plans.length);
    if (!(await storage.has(plan))) throw new JobFailed(`The plan of ${name} is missing. Upload it again.`);
  }
}

/** Traces in the project log what a job did. */
export const traceBuild = (
  client: PoolClient,
  { organisationId, projectId, location }: FinishedBuild,
  { userId, event, description }: { userId: number | null; event: 'built' | 'published'; description: string },
): Promise<void> =>
  insertAudit(
    client,
    { organisationId, userId },
    { tag: 'publish', event, subjectType: 'project', subject: location.uuid, description, projectId },
  );
