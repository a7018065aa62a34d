import type { Pool, PoolClient } from 'pg';
import type { Integration } from '@/contract/imports/integrations';
import { importText } from '@/contract/texts/importTexts';
import type { ImportStep } from '@/model/importing/planImport';
import type { SourceReading } from '@/model/sources/sourceRow';
import { inTransaction } from '../database/transaction';
import { type AppliedSteps, applySteps, isWritten } from '../imports/applySteps';
import { rejectionText } from '../imports/importRules';
import type { ImportSources } from '../imports/importSources';
import type { FetchedLogo, LogoFetcher } from '../imports/logos/logoFetcher';
import { logosOf } from '../imports/logos/logoOfStep';
import { planSource } from '../imports/planSource';
import { categoryCount, planErrors, planResult, withBatch } from '../imports/reportResults';
import { insertAudit } from '../repositories/audit/audit';
import type { ImportSource } from '../repositories/imports/importedDestinations';
import {
  listReportsOfJob,
  lockReport,
  markApplied,
  type RunningReport,
  updateReport,
} from '../repositories/imports/reports';
import { deleteSteps, insertSteps, listSteps } from '../repositories/imports/steps';
import { holdJob, type LeasedJob } from '../repositories/jobs/jobs';
import { SourceError } from '../sources/sourceError';
import type { PlaceWriter } from './files/placeFiles';
import { JobFailed, type JobHandler, JobStopped, type Progress } from './jobs';

export interface ImportJobDeps {
  readonly pool: Pool;
  readonly clock: () => Date;
  readonly sources: ImportSources;
  readonly logos: LogoFetcher;
  /** Creates a category with the default icon. Returns its id. */
  readonly createCategory: PlaceWriter['createCategory'];
}

/** Steps of one transaction: few enough to let others write, and enough to be quick. */
const BATCH = 250;
/** Milliseconds in which a source is read, with the wait for its turn. */
const TIMEOUT = 90_000;

/**
 * Imports from the sources of a location, one after the other: fetch, plan, apply, report. The plan is stored before
 * anything is changed, and each batch commits together with its position in the plan, so that a killed job resumes
 * where it was. A source that cannot be read, or whose plan is rejected, changes nothing.
 */
export const createImportJob =
  (deps: ImportJobDeps): JobHandler =>
  async (job, progress) => {
    const { projectId, organisationId } = job;
    if (projectId === null) throw new JobFailed('The location is gone.');
    const reports = await listReportsOfJob(deps.pool, job.id);
    const integrations = await deps.sources.integrationsOf(organisationId, projectId);
    try {
      for (const [at, report] of reports.entries()) {
        const source = { organisationId, projectId, source: report.source };
        const integration = integrations.find(({ id }) => id === report.source) ?? null;
        await importSource(deps, { job, progress: partOf(progress, at, reports.length), report, integration, source });
      }
    } catch (error) {
      if (error instanceof JobStopped && error.reason === 'cancelled') await stopReports(deps, job.id);
      throw error;
    }
    const failed = (await listReportsOfJob(deps.pool, job.id)).filter(({ status }) => status === 'failed');
    if (failed.length > 0) throw new JobFailed(importText('sourcesFailed', { count: failed.length }));
  };

/** The progress of one of several sources. */
const partOf = ({ worker, report }: Progress, at: number, count: number): Progress => ({
  worker,
  report: (stage, percent) => report(stage, (100 * at + percent) / count),
});

interface Run {
  readonly job: LeasedJob;
  readonly progress: Progress;
  readonly report: RunningReport;
  readonly integration: Integration | null;
  readonly source: ImportSource;
}

async function importSource(deps: ImportJobDeps, run: Run): Promise<void> {
  const { report, progress } = run;
  if (report.status === 'completed' || report.status === 'failed') return;
  const planned = report.planned ?? (await plan(deps, run));
  if (planned === null) return;
  const logos = deps.logos(run.source.organisationId);
  let applied = report.applied;
  while (applied < planned) {
    const from = applied;
    const show = () => progress.report(`Importing ${from} of ${planned}`, 20 + (75 * from) / planned);
    await show();
    const steps = await listSteps(deps.pool, report.id, { from, count: BATCH });
    // No transaction waits for them.
    const fetched = await logos.fetch(logosOf(steps.filter(isWritten)), show);
    applied = await applyBatch(deps, run, { from, steps, logos: fetched });
  }
  await inTransaction(deps.pool, async (client) => {
    await deleteSteps(client, report.id);
    await updateReport(client, report.id, { status: 'completed' }, deps.clock());
  });
}

/** Reads the source and stores the plan; returns the number of steps, or null when the report has ended. */
async function plan({ pool, clock, sources, createCategory }: ImportJobDeps, run: Run): Promise<number | null> {
  const { report, integration, source, progress } = run;
  const fail = async (errors: string) => {
    await updateReport(pool, report.id, { status: 'failed', errors }, clock());
    return null;
  };
  await updateReport(pool, report.id, { status: 'running' }, clock());
  if (!integration) return fail(importText('integrationGone'));
  await progress.report('Reading the source', 5);
  let reading: SourceReading;
  try {
    reading = await sources.read(integration, source.organisationId, AbortSignal.timeout(TIMEOUT));
  } catch (error) {
    if (error instanceof SourceError) return fail(error.message);
    throw error;
  }

  await progress.report('Comparing', 15);
  const createsCategories = integration.config.missing_categories === 'create';
  const planned = await planSource(pool, source, { reading, createsCategories });
  if (planned.rejection) return fail(rejectionText(planned.rejection));
  const { steps, unchanged, errors, newCategories } = planned;
  if (steps.length === 0 && unchanged === 0 && errors.length > 0) {
    // Its rows say why: nothing has arrived, so it is no success.
    await updateReport(pool, report.id, { status: 'failed', ...planErrors(planned) }, clock());
    return null;
  }
  if (report.mode !== 'active') {
    const result = { ...planResult(planned), ...planErrors(planned) };
    await updateReport(pool, report.id, { status: 'completed', ...result }, clock());
    return null;
  }
  await inTransaction(pool, async (client) => {
    await assertHeld(client, run);
    for (const name of newCategories) await createCategory(client, source.organisationId, name);
    if (newCategories.length > 0)
      await audit(client, run, `Created ${newCategories.length} categories for an import`, {
        attributes: { categories: newCategories },
      });
    await insertSteps(client, report.id, steps);
    await updateReport(
      client,
      report.id,
      { status: 'running', planned: steps.length, ...categoryCount(newCategories), ...planErrors(planned) },
      clock(),
    );
  });
  return steps.length;
}

/** Makes the next steps, in one transaction with the mark of how far they go. Returns how many are done. */
const applyBatch = (
  { pool, clock }: ImportJobDeps,
  run: Run,
  { from, steps, logos }: { from: number; steps: readonly ImportStep[]; logos: ReadonlyMap<string, FetchedLogo> },
): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { report, source } = run;
    await assertHeld(client, run);
    const before = await lockReport(client, report.id);
    if (before.applied !== from) throw new JobStopped('lost');
    const done = await applySteps(client, source, steps, { now: clock(), logos });
    await updateReport(client, report.id, { status: 'running', ...withBatch(before, done) }, clock());
    await markApplied(client, report.id, from + steps.length);
    await auditBatch(client, run, done);
    return from + steps.length;
  });

/** Another worker may have taken the job over while this one waited. */
async function assertHeld(client: PoolClient, { job, progress }: Run): Promise<void> {
  if (!(await holdJob(client, { id: job.id, worker: progress.worker }))) throw new JobStopped('lost');
}

async function auditBatch(client: PoolClient, run: Run, { added, changed, deleted }: AppliedSteps): Promise<void> {
  if (added.length + changed.length + deleted.length === 0) return;
  const description = `Imported ${added.length} new, ${changed.length} changed and ${deleted.length} deleted destinations`;
  await audit(client, run, description, {
    old: { deleted: deleted.map(({ name }) => name) },
    attributes: { added, changed: changed.map(({ name, fields }) => `${name}: ${fields.join(', ')}`) },
  });
}

const audit = (
  client: PoolClient,
  { job, source, report }: Run,
  description: string,
  properties: { readonly old?: unknown; readonly attributes?: unknown },
) =>
  insertAudit(
    client,
    { organisationId: job.organisationId, userId: job.createdBy },
    {
      tag: 'import',
      event: 'updated',
      subjectType: 'import-report',
      subject: String(report.id),
      description,
      projectId: source.projectId,
      properties,
      batch: job.uuid,
    },
  );

async function stopReports({ pool, clock }: ImportJobDeps, jobId: number): Promise<void> {
  for (const { id, status } of await listReportsOfJob(pool, jobId)) {
    if (status === 'completed' || status === 'failed') continue;
    await updateReport(pool, id, { status: 'failed', errors: importText('stopped') }, clock());
    await deleteSteps(pool, id);
  }
}
