import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { categoriesQuery } from '@/api/categories/categories';
import {
  beginDestinationImport,
  destinationImportsQuery,
  fetchImport,
  fetchKnownShape,
  isImporting,
} from '@/api/destinationImports/destinationImports';
import { destinationsQuery } from '@/api/destinations/destinationList';
import { staleByDestinations } from '@/api/destinations/destinations';
import { requestCancel } from '@/api/jobs/jobs';
import { notify } from '@/components/feedback/toastStack';
import { knownPlaces, validatePlace, wireRow } from '@/contract/destinationImports/placeRecords';
import { mayRetry } from '@/contract/retry/retryPolicy';
import { textOf } from '@/machines/apiErrors';
import { type FileImportMachine, fileImportMachine } from '@/machines/batches/fileImport.machine';
import { guessFields, shapeOf } from '@/model/importing/places/guessFields';
import { planPlaces } from '@/model/importing/places/planPlaces';
import { readPlaceRows } from '@/model/importing/places/readPlaceRows';
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
export const provideFileImport = (client: QueryClient, organisation: string): FileImportMachine =>
  fileImportMachine.provide({
    actors: {
      readFile: fromPromise(async ({ input: { file, sheet }, signal }) => {
        const table = await readTable(file, sheet);
        const shape = shapeOf(table.columns);
        const { mapping, links, translations } = await fetchKnownShape(organisation, shape, signal);
        const known = new Map(links.map(({ id, external_id }) => [id, external_id]));
        return {
          table,
          shape,
          mapping: mapping ?? guessFields(table),
          isRemembered: mapping !== null,
          links: known,
          translations: new Map(translations.map(({ id, texts }) => [id, texts])),
        };
      }),
      planRows: fromPromise(async ({ input: { read, mapping, edits, createsCategories }, signal }) => {
        const destinations = await client.fetchQuery(destinationsQuery(organisation));
        const categories = (await client.fetchQuery(categoriesQuery(organisation))).map(({ name }) => name);
        const known = knownPlaces(destinations, read.links, read.translations);
        const rows = readPlaceRows(read.table, mapping, edits);
        const planning = planPlaces(rows, { known, categories, createsCategories, validate: validatePlace });
        for (let count = 1; ; count++) {
          const step = planning.next();
          if (step.done) return step.value;
          if (count % SLICE === 0) await pause(0, signal);
        }
      }),
      startImport: fromPromise(async ({ input: { file, read, mapping, edits, createsCategories } }) => {
        const rows = readPlaceRows(read.table, mapping, edits).filter(({ problems }) => problems.length === 0);
        const started = await beginDestinationImport(organisation, {
          file: file.slice(0, 200) || 'file',
          shape: read.shape,
          mapping: { ...mapping },
          create_categories: createsCategories,
          rows: rows.map(wireRow),
        });
        void client.invalidateQueries(destinationImportsQuery(organisation));
        return started;
      }),
      watchImport: fromPromise(async ({ input: { uuid, onProgress }, signal }) => {
        for (let failures = 0; ; ) {
          try {
            const one = await fetchImport(organisation, uuid, signal);
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
      startUndo: fromPromise(({ input: { uuid } }) => beginDestinationImport(organisation, { undo: uuid })),
    },
    actions: {
      requestStop: (_, job) => void requestCancel(job).catch((error: unknown) => notify(textOf(error), 'error')),
      refresh: () => {
        for (const queryKey of staleByDestinations(organisation)) void client.invalidateQueries({ queryKey });
        void client.invalidateQueries(categoriesQuery(organisation));
        void client.invalidateQueries(destinationImportsQuery(organisation));
      },
    },
  });

/** Looks in a row that may fail. */
const MOST_FAILURES = 5;
