import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { fetchJob, requestCancel } from '@/api/jobs';
import { requestPublish } from '@/api/projects';
import { type PublishingMachine, publishingMachine } from '@/machines/locations/publishing.machine';

/** The publishing machine with the service behind it. */
export const providePublishing = (client: QueryClient): PublishingMachine =>
  publishingMachine.provide({
    actors: {
      request: fromPromise(async ({ input }) => (await requestPublish(input.project)).data),
      readJob: fromPromise(({ input, signal }) => fetchJob(input.job, signal)),
      cancelJob: fromPromise(({ input }) => requestCancel(input.job)),
    },
    actions: {
      refresh: ({ context }) => {
        void client.invalidateQueries({ queryKey: ['projects'] });
        void client.invalidateQueries({ queryKey: ['project', context.project] });
      },
    },
  });
