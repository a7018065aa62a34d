import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
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
      approve: fromPromise(({ input }) => requestApproval(input.upload)),
    },
    actions: {
      refresh: () => {
        for (const key of ['uploads', 'buildings', 'projects', 'project', 'project-data'])
          void client.invalidateQueries({ queryKey: [key] });
      },
    },
  });
