import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { exportAppleCsv, exportGooglePdfs, exportImdf, readExports } from '@/contract/exports/exports';
import { isRunning } from '@/contract/jobs/isRunning';
import { requestCancel } from '../jobs/jobs';
import { call } from '../transport/http';
import { pollInterval } from '../transport/pollInterval';
import { exportsKey } from './keys';

/** The map services that a location is exported for, and the format that many of them read. */
export type ExportFor = 'apple' | 'google' | 'imdf';

/** Milliseconds. */
const POLL_INTERVAL = 700;
/** Links to files work for half an hour; the list is read again before they are over. */
const LINKS_REFRESH = 20 * 60_000;

/** The newest export of a location and the exported files; polled while an export runs. */
export const exportsQuery = (project: string) =>
  queryOptions({
    queryKey: exportsKey(project),
    queryFn: async ({ signal }) => (await call(readExports, { params: { uuid: project }, signal })).data,
    refetchInterval: ({ state }) => pollInterval(isRunning(state.data?.job) ? POLL_INTERVAL : LINKS_REFRESH, state),
  });

/** Starts an export, for Apple with all destinations. Returns the message of the service. */
export const requestExport = (project: string) =>
  mutationOptions({
    mutationFn: async (to: ExportFor) => {
      const params = { uuid: project };
      if (to === 'apple') return (await call(exportAppleCsv, { params, body: { should_export_all: true } })).message;
      return (await call(to === 'google' ? exportGooglePdfs : exportImdf, { params })).message;
    },
    onSettled: (_message, _error, _to, _result, { client }) =>
      client.invalidateQueries({ queryKey: exportsKey(project) }),
  });

/** Asks the service to stop an export. */
export const cancelExport = (project: string) =>
  mutationOptions({
    mutationFn: (job: string) => requestCancel(job),
    onSettled: (_job, _error, _uuid, _result, { client }) =>
      client.invalidateQueries({ queryKey: exportsKey(project) }),
  });
