import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { DESTINATIONS_KEY } from '@/api/destinations/keys';
import { fetchImportStatus, requestImport } from '@/api/imports/imports';
import { PROJECTS_KEY } from '@/api/locations/keys';
import { type ImporterMachine, importerMachine } from '@/machines/locations/importer.machine';
import { retryWait } from '../retry/retryWait';

/** The importer machine with the service behind it. */
export const provideImporter = (client: QueryClient): ImporterMachine =>
  importerMachine.provide({
    actors: {
      readStatus: fromPromise(({ input, signal }) => fetchImportStatus(input.project, signal)),
      run: fromPromise(({ input }) => requestImport(input.project, input.isDryRun)),
      retryWait,
    },
    actions: {
      refresh: () => {
        void client.invalidateQueries({ queryKey: PROJECTS_KEY });
        void client.invalidateQueries({ queryKey: DESTINATIONS_KEY });
      },
    },
  });
