import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { BUILDINGS_KEY } from '@/api/buildings/keys';
import { PROJECT_KEY, PROJECTS_KEY } from '@/api/locations/keys';
import { PROJECT_DATA_KEY } from '@/api/network/keys';
import { UPLOADS_KEY } from '@/api/uploads/keys';
import { fetchUploadPreview, requestApproval, sendCorrections } from '@/api/uploads/uploads';
import { type MapApprovalMachine, mapApprovalMachine } from '@/machines/mapApproval.machine';

/** The approval machine with the service behind it. */
export const provideMapApprovalMachine = (client: QueryClient): MapApprovalMachine =>
  mapApprovalMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => fetchUploadPreview(input.upload, signal)),
      correct: fromPromise(async ({ input, signal }) => {
        await sendCorrections(input.upload, input.shape, signal);
        return fetchUploadPreview(input.upload, signal);
      }),
      approve: fromPromise(({ input }) => requestApproval(input.upload, input.matches)),
    },
    actions: {
      refresh: () => {
        for (const queryKey of [UPLOADS_KEY, BUILDINGS_KEY, PROJECTS_KEY, PROJECT_KEY, PROJECT_DATA_KEY])
          void client.invalidateQueries({ queryKey });
      },
    },
  });
