import type { Pool, PoolClient } from 'pg';
import type { ImportedKind } from '@/contract/fileImports/fileImports';
import { translate } from '@/contract/texts/translate';
import { inSavepoint, inTransaction } from '../database/transaction';
import { DomainError } from '../errors';
import { insertAudit } from '../repositories/audit/audit';
import {
  countSteps,
  deleteUnusedCategories,
  nextSteps,
  nextUndoable,
  type RunningImport,
  readRunningImport,
  setOutcome,
  storePlan,
  type WrittenRow,
} from '../repositories/destinationImports/steps';
import { holdJob, type LeasedJob } from '../repositories/jobs/jobs';
import { findPrincipal } from '../repositories/session/principals';
import type { FileRecords, SliceWriter } from './files/fileRecords';
import { JobFailed, type JobHandler, JobStopped, type Progress } from './jobs';

export interface FileImportDeps {
  readonly pool: Pool;
  readonly clock: () => Date;
  readonly records: Readonly<Record<ImportedKind, FileRecords>>;
}

/** Rows of one transaction. */
const SLICE = 50;

interface Run {
  readonly deps: FileImportDeps;
  readonly job: LeasedJob;
  readonly progress: Progress;
  readonly found: RunningImport;
  readonly records: FileRecords;
}

/**
 * Imports the rows of a file, or takes such an import back. The plan is stored before anything is written, and each slice
 * commits with its results and its audit entry, so that a killed job goes on with the first row without a result.
 */
export const createFileImportJob =
  (deps: FileImportDeps): JobHandler =>
  async (job, progress) => {
    const found = await readRunningImport(deps.pool, job.id);
    if (!found) throw new JobFailed(translate('failed.any'));
    const principal =
      job.createdBy === null
        ? null
        : await findPrincipal(deps.pool, {
            userId: job.createdBy,
            organisationId: job.organisationId,
            startedAt: deps.clock(),
          });
    if (!principal) throw new JobFailed(translate('failed.denied'));
    const records = deps.records[found.kind];
    try {
      records.assertMayImport(principal, found.createsCategories);
    } catch (error) {
      throw new JobFailed((error as Error).message, { cause: error });
    }
    const run = { deps, job, progress, found, records };
    await (found.isUndo ? undo(run) : importRows(run));
  };

/** Another worker may have taken the job over while this one waited. */
async function assertHeld(client: PoolClient, { job, progress }: Run): Promise<void> {
  if (!(await holdJob(client, { id: job.id, worker: progress.worker }))) throw new JobStopped('lost');
}

async function importRows(run: Run): Promise<void> {
  const { deps, found, progress } = run;
  if (!found.isPlanned) {
    await progress.report('Comparing', 2);
    await plan(run);
  }
  const prepare = run.records.open(run.job.organisationId, found);
  for (;;) {
    const { count, left } = await countSteps(deps.pool, found.id);
    const report = () =>
      progress.report(`Importing ${count - left} of ${count}`, 5 + (95 * (count - left)) / Math.max(count, 1));
    await report();
    if (left === 0) return;
    // No transaction waits for what is fetched.
    await writeSlice(run, await prepare(await nextSteps(deps.pool, found.id, SLICE), report));
  }
}

async function plan(run: Run): Promise<void> {
  const { deps, job, found, records } = run;
  const { organisationId } = job;
  const { rows, newCategories } = await records.plan(deps.pool, organisationId, found);
  await inTransaction(deps.pool, async (client) => {
    await assertHeld(client, run);
    const ids: number[] = [];
    for (const name of newCategories) ids.push(await records.createCategory(client, organisationId, name));
    await storePlan(client, found.id, rows, ids);
    if (newCategories.length > 0)
      await audit(client, run, `Created ${newCategories.length} categories for an import`, {
        attributes: { categories: newCategories },
      });
  });
}

async function writeSlice(run: Run, writeRows: SliceWriter): Promise<void> {
  const { deps, found, records } = run;
  await inTransaction(deps.pool, async (client) => {
    await assertHeld(client, run);
    const writeRow = await writeRows(client);
    const done = { added: [] as string[], changed: [] as string[] };
    for (const row of await nextSteps(client, found.id, SLICE)) {
      const written = await inSavepoint(client, () => writeRow(row)).catch(refused);
      await setOutcome(client, found.id, row.position, written);
      if (written.outcome === 'added') done.added.push(row.name);
      if (written.outcome === 'changed') done.changed.push(`${row.name}: ${records.fieldsOf(row).join(', ')}`);
    }
    if (done.added.length + done.changed.length > 0)
      await audit(
        client,
        run,
        `Imported ${done.added.length} new and ${done.changed.length} changed ${found.kind} from a file`,
        { attributes: done },
      );
  });
}

/** A row that breaks a rule is refused with its reason. */
function refused(error: unknown): WrittenRow {
  if (!(error instanceof DomainError)) throw error;
  return { outcome: 'refused', reason: error.message };
}

async function undo(run: Run): Promise<void> {
  const { deps, job, found, progress, records } = run;
  for (;;) {
    const rows = await nextUndoable(deps.pool, found.id, SLICE);
    if (rows.length === 0) break;
    await inTransaction(deps.pool, async (client) => {
      await assertHeld(client, run);
      const undone: string[] = [];
      for (const row of await nextUndoable(client, found.id, SLICE)) {
        const isUndone = await records.revert(client, job.organisationId, row, deps.clock());
        const reason = isUndone ? '' : records.kept;
        await setOutcome(client, found.id, row.position, { outcome: isUndone ? 'undone' : 'kept', reason });
        if (isUndone) undone.push(row.name);
      }
      if (undone.length > 0)
        await audit(client, run, `Took back the import of ${undone.length} ${found.kind}`, { old: { undone } });
    });
    await progress.report('Taking back', 50);
  }
  await inTransaction(deps.pool, async (client) => {
    await assertHeld(client, run);
    const names = await deleteUnusedCategories(client, job.organisationId, found.categories);
    if (names.length > 0)
      await audit(client, run, `Deleted ${names.length} categories of an import`, { old: { categories: names } });
  });
}

const audit = (
  client: PoolClient,
  { job }: Run,
  description: string,
  properties: { readonly old?: unknown; readonly attributes?: unknown },
) =>
  insertAudit(
    client,
    { organisationId: job.organisationId, userId: job.createdBy },
    {
      tag: 'import',
      event: 'updated',
      subjectType: 'job',
      subject: job.uuid,
      description,
      properties,
      batch: job.uuid,
    },
  );
