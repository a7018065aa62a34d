import type { Pool, PoolClient } from 'pg';
import type { PlaceReferences } from '@/contract/destinationImports/placeRecords';
import { translate } from '@/contract/texts/translate';
import { fieldsOfValues } from '@/model/importing/places/placeFields';
import { nameKey } from '@/model/text/nameKey';
import { inTransaction } from '../database/transaction';
import { DomainError } from '../errors';
import type { FetchedLogo, LogoFetcher, LogosOfRun } from '../imports/logos/logoFetcher';
import { logoOfStep, logosOf } from '../imports/logos/logoOfStep';
import { planFile } from '../imports/planFile';
import type { Principal } from '../principal';
import { insertAudit } from '../repositories/audit/audit';
import {
  countSteps,
  deleteUnusedCategories,
  destinationOfRow,
  linkDestination,
  nextSteps,
  nextUndoable,
  type PlaceBefore,
  type RunningImport,
  readRunningImport,
  setOutcome,
  storePlan,
  type UndoableRow,
  type WaitingRow,
  type WrittenRow,
} from '../repositories/destinationImports/steps';
import { categoriesByName } from '../repositories/imports/importedDestinations';
import { holdJob, type LeasedJob } from '../repositories/jobs/jobs';
import { findPrincipal } from '../repositories/session/principals';
import { serviceText } from '../texts';
import { JobFailed, type JobHandler, JobStopped, type Progress } from './jobs';

/** Writes single destinations by the rules of the calls of the contract. */
export interface PlaceWriter {
  /** @throws DomainError where the starter may not do it any more */
  readonly assertMayImport: (principal: Principal, createsCategories: boolean) => void;
  readonly createCategory: (client: PoolClient, organisationId: number, name: string) => Promise<number>;
  /** Creates or changes a destination. @throws DomainError with the reason */
  readonly write: (
    client: PoolClient,
    organisationId: number,
    place: {
      readonly id: number | null;
      readonly values: WaitingRow['step']['values'];
    } & PlaceReferences,
  ) => Promise<{ readonly id: number; readonly revision: number; readonly before: PlaceBefore | null }>;
  /** Takes back what `write` did; false where somebody has changed or placed the destination since. */
  readonly revert: (client: PoolClient, organisationId: number, row: UndoableRow, now: Date) => Promise<boolean>;
}

export interface FileImportDeps {
  readonly pool: Pool;
  readonly clock: () => Date;
  readonly writer: PlaceWriter;
  readonly logos: LogoFetcher;
}

/** Rows of one transaction. */
const SLICE = 50;

interface Run {
  readonly deps: FileImportDeps;
  readonly job: LeasedJob;
  readonly progress: Progress;
  readonly found: RunningImport;
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
    try {
      deps.writer.assertMayImport(principal, found.createsCategories);
    } catch (error) {
      throw new JobFailed((error as Error).message, { cause: error });
    }
    const run = { deps, job, progress, found };
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
  const logos = deps.logos(run.job.organisationId);
  for (;;) {
    const { count, left } = await countSteps(deps.pool, found.id);
    const report = () =>
      progress.report(`Importing ${count - left} of ${count}`, 5 + (95 * (count - left)) / Math.max(count, 1));
    await report();
    if (left === 0) return;
    await writeSlice(run, await fetchedLogos(run, logos, report));
  }
}

async function plan(run: Run): Promise<void> {
  const { deps, job, found } = run;
  const { organisationId } = job;
  const { rows, newCategories } = await planFile(deps.pool, organisationId, found);
  await inTransaction(deps.pool, async (client) => {
    await assertHeld(client, run);
    const ids: number[] = [];
    for (const name of newCategories) ids.push(await deps.writer.createCategory(client, organisationId, name));
    await storePlan(client, found.id, rows, ids);
    if (newCategories.length > 0)
      await audit(client, run, `Created ${newCategories.length} categories for an import`, {
        attributes: { categories: newCategories },
      });
  });
}

/** The logos of the next slice; no transaction waits for them. */
async function fetchedLogos({ deps, found }: Run, logos: LogosOfRun, report: () => Promise<void>) {
  const rows = await nextSteps(deps.pool, found.id, SLICE);
  return logos.fetch(logosOf(rows.map(({ step }) => step)), report);
}

async function writeSlice(run: Run, logos: ReadonlyMap<string, FetchedLogo>): Promise<void> {
  const { deps, job, found } = run;
  await inTransaction(deps.pool, async (client) => {
    await assertHeld(client, run);
    const categories = await categoriesByName(client, job.organisationId);
    const done = { added: [] as string[], changed: [] as string[] };
    for (const row of await nextSteps(client, found.id, SLICE)) {
      const written = await writeRow(run, client, row, { categories, logos });
      await setOutcome(client, found.id, row.position, written);
      if (written.outcome === 'added') done.added.push(row.name);
      if (written.outcome === 'changed')
        done.changed.push(
          `${row.name}: ${[...fieldsOfValues(row.step.values), ...(row.step.main === undefined ? [] : ['main_destination'])].join(', ')}`,
        );
    }
    if (done.added.length + done.changed.length > 0)
      await audit(
        client,
        run,
        `Imported ${done.added.length} new and ${done.changed.length} changed destinations from a file`,
        { attributes: done },
      );
  });
}

async function writeRow(
  { deps, job, found }: Run,
  client: PoolClient,
  { step, reason: warning }: WaitingRow,
  {
    categories: known,
    logos,
  }: {
    readonly categories: Awaited<ReturnType<typeof categoriesByName>>;
    readonly logos: ReadonlyMap<string, FetchedLogo>;
  },
): Promise<WrittenRow> {
  const { organisationId } = job;
  const { main, id, externalId } = step;
  try {
    const { values, logo, problem } = await logoOfStep(client, organisationId, step.values, logos);
    const reason = [warning, problem].filter(Boolean).join(' ');
    // Only the logo was different, and it is missing.
    if (problem !== null && id !== null && main === undefined && fieldsOfValues(values).length === 0)
      return { outcome: 'same', reason };
    const parentId = main && 'row' in main ? await destinationOfRow(client, found.id, main.row) : (main?.id ?? null);
    const categories = values.categories?.flatMap((name) => known.get(nameKey(name))?.id ?? []);
    const place = { id, values, categories, logo, ...(main !== undefined && { parentId }) };
    const written = await deps.writer.write(client, organisationId, place);
    await linkDestination(client, organisationId, { shape: found.shape, externalId, id: written.id });
    const { before, revision } = written;
    const outcome = id === null ? 'added' : 'changed';
    return { outcome, reason, destinationId: written.id, revision, ...(before && { before }) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { outcome: 'refused', reason: error.message };
  }
}

async function undo(run: Run): Promise<void> {
  const { deps, job, found, progress } = run;
  for (;;) {
    const rows = await nextUndoable(deps.pool, found.id, SLICE);
    if (rows.length === 0) break;
    await inTransaction(deps.pool, async (client) => {
      await assertHeld(client, run);
      const undone: string[] = [];
      for (const row of await nextUndoable(client, found.id, SLICE)) {
        const isUndone = await deps.writer.revert(client, job.organisationId, row, deps.clock());
        const reason = isUndone ? '' : serviceText('import.kept');
        await setOutcome(client, found.id, row.position, { outcome: isUndone ? 'undone' : 'kept', reason });
        if (isUndone) undone.push(row.name);
      }
      if (undone.length > 0)
        await audit(client, run, `Took back the import of ${undone.length} destinations`, { old: { undone } });
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
