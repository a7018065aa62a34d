import { queryOptions } from '@tanstack/react-query';
import {
  type ImportReportEntry,
  type ImportStatus,
  listImportReports,
  REPORT_PAGE,
  readImportReport,
  readImportStatus,
  runImporter,
} from '@/contract/imports/imports';
import { call } from '../transport/http';
import { importReportKey } from './keys';

export const fetchImportStatus = async (uuid: string, signal?: AbortSignal): Promise<ImportStatus> =>
  (await call(readImportStatus, { params: { uuid }, ...(signal && { signal }) })).data;

/** Starts an import, or a dry run, of a location. Returns the message of the service. */
export const requestImport = async (uuid: string, isDryRun: boolean): Promise<string> =>
  (await call(runImporter, { params: { uuid }, body: isDryRun ? { dry_run: true } : {} })).message;

/** One page of the reports of a location. */
export const fetchImportReports = async (
  project: string,
  offset: number,
  signal?: AbortSignal,
): Promise<readonly ImportReportEntry[]> =>
  (
    await call(listImportReports, {
      params: { id: project },
      query: { limit: REPORT_PAGE, offset },
      ...(signal && { signal }),
    })
  ).data.reports;

/** A report; one that is not ended is read again when it is opened again. */
export const importReportQuery = (id: string) =>
  queryOptions({
    queryKey: importReportKey(id),
    queryFn: async ({ signal }) => (await call(readImportReport, { params: { id }, signal })).data.report,
    staleTime: 0,
    retry: false,
  });
