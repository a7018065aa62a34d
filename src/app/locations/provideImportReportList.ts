import { fromPromise } from 'xstate';
import { fetchImportReports } from '@/api/imports/imports';
import { importReportListMachine } from '@/machines/locations/importReportList.machine';

/** The import reports of a location, with the service behind them. */
export const providedImportReportList = importReportListMachine.provide({
  actors: { load: fromPromise(({ input, signal }) => fetchImportReports(input.project, input.offset, signal)) },
});
