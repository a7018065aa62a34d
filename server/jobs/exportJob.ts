import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { EXPORT_FOLDER, type ExportRequest, exportRequestSchema } from '@/contract/exports/exports';
import { exportNotice } from '@/contract/texts/exportNotices';
import { exportText } from '@/contract/texts/exportTexts';
import { safePath } from '@/model/content/filePath';
import { decodeFloorPlan } from '@/model/floorPlan/floorPlanCodec';
import type { Point } from '@/model/geometry/points';
import { inTransaction } from '../database/transaction';
import { discardFile } from '../discardFile';
import { appleCsv } from '../exports/appleCsv';
import type { WriteFloorPdf } from '../exports/floorPdfs';
import type { WriteImdfArchive } from '../exports/imdf/imdfArchives';
import { occupantsOf, positionsOf } from '../exports/occupants';
import { floorsToExport, sheetOf } from '../exports/sheetsOf';
import { overQuotaText } from '../overQuotaText';
import { insertAudit } from '../repositories/audit/audit';
import { type ExportContent, readExportContent } from '../repositories/exports/exports';
import { endJob, type LeasedJob } from '../repositories/jobs/jobs';
import { putProjectFile } from '../repositories/locations/projectFiles';
import { countStoredBytes, lockStoredBytes } from '../repositories/uploads/storedBytes';
import { isRolledBack } from '../rolledBack';
import { type DraftFiles, draftFiles } from '../storage/draftFiles';
import type { Storage } from '../storage/storage';
import { JobFailed, type JobHandler, JobStopped, type Progress } from './jobs';

interface ExportJobDeps {
  readonly pool: Pool;
  readonly storage: Storage;
  readonly clock: () => Date;
  readonly writeFloorPdf: WriteFloorPdf;
  readonly writeImdfArchive: WriteImdfArchive;
  /** The most bytes that an organisation may have stored. */
  readonly quota: number;
}

/** A written file that no row references yet. */
interface WrittenFile {
  readonly path: string;
  readonly fileKey: string;
  readonly bytes: number;
}

interface Writing {
  readonly content: ExportContent;
  readonly progress: Progress;
  /** Stores a file of the export. */
  readonly keep: (filename: string, bytes: Uint8Array) => Promise<void>;
}

/**
 * Exports a location into its project files: reads a consistent state, writes the files, and makes them visible with the end
 * of the job, in one transaction. A job killed before that simply runs again; files of the same name are replaced.
 */
export const createExportJob =
  (deps: ExportJobDeps): JobHandler =>
  async (job, progress) => {
    const { projectId, organisationId } = job;
    if (projectId === null) throw new JobFailed('The location is gone.');
    const request = exportRequestSchema.parse(job.payload);
    await progress.report(exportText('reading'), 5);
    const content = await inTransaction(deps.pool, async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      return readExportContent(client, organisationId, projectId, deps.clock());
    });
    if (!content) throw new JobFailed('The location is gone.');

    const files = draftFiles(deps.storage, deps.clock());
    const written: WrittenFile[] = [];
    const keep = async (filename: string, bytes: Uint8Array) => {
      const { key: fileKey } = await files.put('attachments', bytes, { contentType: 'application/octet-stream' });
      written.push({ path: `${EXPORT_FOLDER}/${filename}`, fileKey, bytes: bytes.length });
    };
    try {
      await writeFiles(deps, request, { content, progress, keep });
      await progress.report(exportText('saving'), 95);
    } catch (error) {
      await files.discard();
      throw error;
    }
    await saveFiles(deps, { job, projectId, worker: progress.worker, name: content.details.name }, { written, files });
  };

function writeFiles(deps: ExportJobDeps, request: ExportRequest, writing: Writing): Promise<void> {
  if (request.format === 'google-pdf') return writePdfs(deps, writing);
  if (request.format === 'imdf') return writeArchive(deps, writing);
  return writeCsv(deps, writing, request.shouldExportAll);
}

async function writeArchive({ storage, writeImdfArchive }: ExportJobDeps, { content, progress, keep }: Writing) {
  const floors = floorsToExport(content.data.location.buildings);
  if (floors.length === 0) throw new JobFailed(exportText('noPlan'));
  const plans: [string, Uint8Array][] = [];
  for (const [at, { floor }] of floors.entries()) {
    const { name } = floor;
    await progress.report(exportText('drawing', { name }), 10 + (50 * at) / floors.length);
    plans.push([floor.uuid, await readPlan(storage, floor.plan, name)]);
  }
  const archive = await writeImdfArchive({ content, plans });
  if (archive === null) throw new JobFailed(exportText('noPosition'));
  for (const note of archive.notes) await progress.report(exportText('writing'), 70, { note });
  const stem = safePath(content.details.name.replace(/[/\\]/g, '_')) ?? content.data.location.uuid;
  await keep(`${stem}-imdf.zip`, archive.bytes);
}

async function writePdfs({ storage, writeFloorPdf, clock }: ExportJobDeps, { content, progress, keep }: Writing) {
  const { data } = content;
  const floors = floorsToExport(data.location.buildings);
  if (floors.length === 0) throw new JobFailed(exportText('noPlan'));
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: data.settings.timezone }).format(clock());
  for (const [at, floor] of floors.entries()) {
    const { name } = floor.floor;
    await progress.report(exportText('drawing', { name }), 10 + (80 * at) / floors.length);
    const plan = await readPlan(storage, floor.floor.plan, name);
    const bytes = await writeFloorPdf(sheetOf(data, floor, { plan, date })).catch((cause: unknown) => {
      throw new JobFailed(exportText('notDrawn', { name }), { cause });
    });
    await keep(floor.filename, bytes);
  }
}

async function writeCsv({ storage }: ExportJobDeps, { content, progress, keep }: Writing, shouldExportAll: boolean) {
  const { data, details, destinations } = content;
  const middles = new Map<string, ReadonlyMap<string, Point>>();
  for (const { floor } of floorsToExport(data.location.buildings))
    middles.set(floor.uuid, middlesOf(await readPlan(storage, floor.plan, floor.name)));
  const onEarth = positionsOf(details.settings);
  await progress.report(exportText('writing'), 60, onEarth ? {} : { note: exportNotice('notOnEarth') });
  const occupants = occupantsOf({
    data,
    onEarth,
    details: destinations,
    middleOf: (floor, mesh) => middles.get(floor)?.get(mesh) ?? null,
    shouldExportAll,
  });
  if (occupants.length === 0) throw new JobFailed(exportText(shouldExportAll ? 'nothing' : 'nothingForApple'));
  const csv = appleCsv(occupants, { name: details.name, address: details.settings.address });
  await keep('Apple Maps.csv', new TextEncoder().encode(csv));
}

async function readPlan(storage: Storage, key: string, name: string): Promise<Uint8Array> {
  const stored = await storage.get(key);
  if (!stored) throw new JobFailed(exportText('planMissing', { name }));
  return new Uint8Array(await buffer(stored.stream));
}

function middlesOf(plan: Uint8Array): ReadonlyMap<string, Point> {
  const { names, anchors } = decodeFloorPlan(plan);
  return new Map(names.map((name, mesh) => [name, { x: anchors[3 * mesh]!, y: anchors[3 * mesh + 1]! }]));
}

/** Writes the rows of the files and ends the job, then deletes what they replaced. */
async function saveFiles(
  { pool, storage, clock, quota }: ExportJobDeps,
  { job, projectId, worker, name }: { job: LeasedJob; projectId: number; worker: string; name: string },
  { written, files }: { written: readonly WrittenFile[]; files: DraftFiles },
): Promise<void> {
  const { organisationId, createdBy } = job;
  const replaced: string[] = [];
  try {
    await inTransaction(pool, async (client) => {
      if (!(await endJob(client, { id: job.id, worker, state: 'succeeded', error: null })))
        throw new JobStopped('lost');
      await lockStoredBytes(client, organisationId);
      for (const file of written) {
        const put = await putProjectFile(client, { organisationId, projectId, ...file, createdBy, now: clock() });
        if (put.replacedKey !== null) replaced.push(put.replacedKey);
        await insertAudit(
          client,
          { organisationId, userId: createdBy },
          {
            tag: 'project-file',
            event: 'exported',
            subjectType: 'project-file',
            subject: put.stored.uuid,
            description: `Exported ${name} to ${file.path}`,
            projectId,
          },
        );
      }
      if ((await countStoredBytes(client, organisationId)) > quota) throw new JobFailed(overQuotaText(quota));
    });
  } catch (error) {
    // Where the rows may have been written the files stay; the sweep removes them if not.
    if (isRolledBack(error)) await files.discard();
    throw error;
  }
  const now = clock();
  for (const key of replaced)
    await discardFile({ client: pool, storage, organisationId, now }, key).catch(() => undefined);
}
