import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { fetchJob, requestCancel } from '@/api/jobs/jobs';
import { PROJECTS_KEY, projectKey } from '@/api/locations/keys';
import { projectQuery } from '@/api/locations/project';
import { requestPublish } from '@/api/locations/projects';
import { requestBuild } from '@/api/publishing/builds';
import { buildsKey } from '@/api/publishing/keys';
import type { Job } from '@/contract/jobs/jobs';
import type { ProjectDetails } from '@/contract/locations/projectDetails';
import type { Project } from '@/contract/locations/projects';
import { type PublishingMachine, publishingMachine } from '@/machines/locations/publishing.machine';
import { retryWait } from '../retry/retryWait';

function markPublishing(client: QueryClient, uuid: string, job: Job): void {
  const marked = <P extends Project>(project: P): P =>
    project.uuid === uuid ? { ...project, publish_status: 0, is_publishing: true, job } : project;
  client.setQueriesData<Project[]>({ queryKey: PROJECTS_KEY }, (list) => list?.map(marked));
  client.setQueryData<ProjectDetails>(projectKey(uuid), (project) => project && marked(project));
}

/** The publishing machine with the service behind it. */
export const providePublishing = (client: QueryClient): PublishingMachine =>
  publishingMachine.provide({
    actors: {
      request: fromPromise(async ({ input: { project, wanted } }) => {
        const job = await (wanted === 'build' ? requestBuild(project) : requestPublish(project, wanted === 'demo'));
        // Until the service says otherwise: a job that fails makes it say so.
        markPublishing(client, project, job);
        return job;
      }),
      readLocation: fromPromise(async ({ input }) => {
        const { job = null, publish_status } = await client.fetchQuery({
          ...projectQuery(input.project),
          staleTime: 0,
        });
        return { job, isUpToDate: publish_status === 0 };
      }),
      readJob: fromPromise(({ input, signal }) => fetchJob(input.job, signal)),
      cancelJob: fromPromise(({ input }) => requestCancel(input.job)),
      retryWait,
    },
    actions: {
      refresh: ({ context }) => {
        void client.invalidateQueries({ queryKey: PROJECTS_KEY });
        void client.invalidateQueries({ queryKey: projectKey(context.project) });
        void client.invalidateQueries({ queryKey: buildsKey(context.project) });
      },
    },
  });
