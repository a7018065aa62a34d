import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { requestBuild } from '@/api/builds';
import { fetchJob, requestCancel } from '@/api/jobs';
import { projectKey } from '@/api/project';
import { requestPublish } from '@/api/projects';
import type { Job } from '@/contract/jobs';
import type { ProjectDetails } from '@/contract/projectDetails';
import type { Project } from '@/contract/projects';
import { type PublishingMachine, publishingMachine } from '@/machines/locations/publishing.machine';

function markPublishing(client: QueryClient, uuid: string, job: Job): void {
  const marked = <P extends Project>(project: P): P =>
    project.uuid === uuid ? { ...project, publish_status: 0, is_publishing: true, job } : project;
  client.setQueriesData<Project[]>({ queryKey: ['projects'] }, (list) => list?.map(marked));
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
      readJob: fromPromise(({ input, signal }) => fetchJob(input.job, signal)),
      cancelJob: fromPromise(({ input }) => requestCancel(input.job)),
    },
    actions: {
      refresh: ({ context }) => {
        void client.invalidateQueries({ queryKey: ['projects'] });
        void client.invalidateQueries({ queryKey: ['project', context.project] });
        void client.invalidateQueries({ queryKey: ['builds', context.project] });
      },
    },
  });
