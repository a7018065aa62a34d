import {
  type ImportStatus,
  listImportReports,
  listImports,
  REPORT_PAGE,
  readImportReport,
  readImportStatus,
  runImporter,
} from '@/contract/imports/imports';
import { importText } from '@/contract/texts/importTexts';
import { nextRun } from '@/model/importing/nextRun';
import { orNotFound } from '../../errors';
import { HttpError } from '../../http/httpError';
import { implement } from '../../http/implement';
import type { Jobs } from '../../jobs/jobs';
import { findImporter } from '../../repositories/imports/importers';
import { queueImport } from '../../repositories/imports/queue';
import { listReportsOf, readReportOf } from '../../repositories/imports/reports';
import { readImportState, readLastRuns } from '../../repositories/imports/runs';
import { findProjectId } from '../../repositories/locations/read';
import { audited } from '../audit/audited';

export const importRoutes = (jobs: Jobs) => [
  listImportsRoute,
  listImportReportsRoute,
  readImportReportRoute,
  readImportStatusRoute,
  runImporterRoute(jobs),
];

const pageOf = ({ limit = REPORT_PAGE, offset = 0 }: { limit?: number | undefined; offset?: number | undefined }) => ({
  limit,
  offset,
});

const listImportsRoute = implement(listImports, async ({ principal, query, read }) => {
  const owner = { organisationId: principal.organisation.id, projectId: null };
  return { data: { reports: await listReportsOf(read, owner, pageOf(query)) } };
});

const listImportReportsRoute = implement(listImportReports, async ({ params, principal, query, read }) => {
  const organisationId = principal.organisation.id;
  const projectId = orNotFound(await findProjectId(read, organisationId, params.id));
  return { data: { reports: await listReportsOf(read, { organisationId, projectId }, pageOf(query)) } };
});

const readImportReportRoute = implement(readImportReport, async ({ params, principal, read }) => {
  const { jobError, ...report } = orNotFound(await readReportOf(read, principal.organisation.id, Number(params.id)));
  // The job has ended without ending the report, or its rows say why.
  const isSilent = report.status === 'failed' && typeof report.errors !== 'string' && report.errors.length === 0;
  return { data: { report: isSilent ? { ...report, errors: jobError ?? importText('failed') } : report } };
});

const NO_INTEGRATIONS: ImportStatus = {
  status: 'no_integrations',
  created_at: null,
  updated_at: null,
  next_run_at: null,
  dry_run: null,
};

const readImportStatusRoute = implement(readImportStatus, async ({ params, principal, read }) => {
  const organisationId = principal.organisation.id;
  const importer = orNotFound(await findImporter(read, organisationId, params.uuid));
  const { projectId, sources, timeZone } = importer;
  if (sources.length === 0) return { data: NO_INTEGRATIONS };
  const { isRunning, last, dryRun } = await readImportState(read, organisationId, projectId);
  const runs = await readLastRuns(read, [projectId]);
  const next = sources.flatMap(({ id, schedule }) => nextRun(schedule, runs.get(id) ?? null, timeZone) ?? []);
  const status: ImportStatus = {
    status: isRunning ? 'running' : (last?.status ?? 'no_data'),
    created_at: last?.date.toISOString() ?? null,
    updated_at: last?.updated_at.toISOString() ?? null,
    next_run_at: next.length === 0 ? null : new Date(Math.min(...next.map(Number))).toISOString(),
    dry_run: dryRun && { report: dryRun.report, status: dryRun.status, updated_at: dryRun.updated_at.toISOString() },
  };
  return { data: status };
});

const runImporterRoute = (jobs: Jobs) =>
  implement(runImporter, async ({ params, principal, body, write, now }) => {
    const isDryRun = body?.dry_run ?? false;
    const answer = await write(async ({ client, audit }) => {
      const organisationId = principal.organisation.id;
      const { projectId, sources } = orNotFound(await findImporter(client, organisationId, params.uuid));
      if (sources.length === 0) throw new HttpError(422, 'no-integrations', importText('noIntegrations'));
      const queued = await queueImport(client, {
        organisationId,
        projectId,
        createdBy: principal.user.id,
        sources: sources.map(({ id, type, mode }) =>
          isDryRun ? { id, type: 'dry-run', mode: 'dry-run' } : { id, type, mode: mode === 1 ? 'active' : 'passive' },
        ),
        now,
      });
      if (!queued) throw new HttpError(409, 'importing', importText('running'));
      audited(audit, { tag: 'import', subjectType: 'project' }, projectId).noted(
        'requested',
        params.uuid,
        isDryRun ? 'Requested a dry run of the importer' : 'Requested an import',
      );
      return { data: queued, message: importText(isDryRun ? 'dryRunRequested' : 'requested') };
    });
    jobs.wake();
    return answer;
  });
