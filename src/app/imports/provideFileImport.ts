import { fromPromise } from 'xstate';
import { fetchImport, fileImportsQuery } from '@/api/fileImports/fileImports';
import { requestCancel } from '@/api/jobs/jobs';
import { notify } from '@/components/feedback/toastStack';
import { textOf } from '@/machines/apiErrors';
import { type FileImportMachine, fileImportMachine } from '@/machines/batches/fileImport.machine';
import { shapeOf } from '@/model/importing/rows/columnKey';
import { retryWait } from '../retry/retryWait';
import type { ImportedRecords, ImportTarget } from './importedRecords';
import { inSlices } from './inSlices';
import { readTable } from './readTable';

/** Rows that are planned before the page is drawn again. */
const SLICE = 200;

/** The machine of an import of a file, with the service behind it. */
export const provideFileImport = (
  { client, organisation }: ImportTarget,
  records: ImportedRecords,
): FileImportMachine =>
  fileImportMachine.provide({
    actors: {
      readFile: fromPromise(async ({ input: { file, sheet }, signal }) => {
        const table = await readTable(file, sheet, records.isKnownColumn);
        const shape = shapeOf(table.columns);
        const { mapping, ...known } = await records.known(organisation, shape, signal);
        const guess = records.guess(table);
        return { table, shape, ...guess, mapping: mapping ?? guess.mapping, isRemembered: mapping !== null, ...known };
      }),
      planRows: fromPromise(async ({ input, signal }) => {
        const planning = await records.plan({ client, organisation }, input);
        return inSlices(planning, { size: SLICE, signal });
      }),
      startImport: fromPromise(async ({ input }) => {
        const file = input.file.slice(0, 200) || 'file';
        const started = await records.start(organisation, { ...input, file });
        void client.invalidateQueries(fileImportsQuery(records.calls, organisation));
        return started;
      }),
      readImport: fromPromise(({ input: { uuid }, signal }) => fetchImport(records.calls, organisation, uuid, signal)),
      retryWait,
      startUndo: fromPromise(({ input: { uuid } }) => records.calls.undo(organisation, uuid)),
    },
    actions: {
      requestStop: (_, job) => void requestCancel(job).catch((error: unknown) => notify(textOf(error), 'error')),
      refresh: () => {
        for (const queryKey of records.stale(organisation)) void client.invalidateQueries({ queryKey });
        void client.invalidateQueries(fileImportsQuery(records.calls, organisation));
      },
    },
  });
