import { fromPromise } from 'xstate';
import { fetchImport, fileImportsQuery, isImporting } from '@/api/fileImports/fileImports';
import { requestCancel } from '@/api/jobs/jobs';
import { notify } from '@/components/feedback/toastStack';
import { mayRetry } from '@/contract/retry/retryPolicy';
import { textOf } from '@/machines/apiErrors';
import { type FileImportMachine, fileImportMachine } from '@/machines/batches/fileImport.machine';
import { shapeOf } from '@/model/importing/rows/columnKey';
import type { ImportedRecords, ImportTarget } from './importedRecords';
import { readTable } from './readTable';

/** Milliseconds between two looks at an import. */
const LOOK = 700;
/** Rows that are planned before the page is drawn again. */
const SLICE = 200;

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

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
        for (let count = 1; ; count++) {
          const step = planning.next();
          if (step.done) return step.value;
          if (count % SLICE === 0) await pause(0, signal);
        }
      }),
      startImport: fromPromise(async ({ input }) => {
        const file = input.file.slice(0, 200) || 'file';
        const started = await records.start(organisation, { ...input, file });
        void client.invalidateQueries(fileImportsQuery(records.calls, organisation));
        return started;
      }),
      watchImport: fromPromise(async ({ input: { uuid, onProgress }, signal }) => {
        for (let failures = 0; ; ) {
          try {
            const one = await fetchImport(records.calls, organisation, uuid, signal);
            if (!isImporting(one)) return one;
            failures = 0;
            onProgress(one);
          } catch (error) {
            failures += 1;
            if (signal.aborted || !mayRetry(error) || failures > MOST_FAILURES) throw error;
          }
          await pause(failures === 0 ? LOOK : LOOK * 2 ** failures, signal);
        }
      }),
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

/** Looks in a row that may fail. */
const MOST_FAILURES = 5;
