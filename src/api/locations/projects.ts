import { queryOptions } from '@tanstack/react-query';
import type { Job } from '@/contract/jobs/jobs';
import type { Project } from '@/contract/locations/projects';
import { createProject, deleteProject, listProjects, publishProjectByPost } from '@/contract/locations/projects';
import { call } from '../transport/http';
import { pollInterval } from '../transport/pollInterval';
import type { RecordCalls } from '../transport/recordCalls';
import { projectsKey } from './keys';

/** Milliseconds. */
export const PUBLISHING_POLL_INTERVAL = 600;

/** The locations of an organisation; polled while one of them is publishing. */
export const projectsQuery = (organisation: string) =>
  queryOptions({
    queryKey: projectsKey(organisation),
    queryFn: async ({ signal }) =>
      (await call(listProjects, { params: { uuid: organisation }, query: {}, signal })).data,
    refetchInterval: ({ state }) =>
      (state.data?.some(({ is_publishing }) => is_publishing) ?? false) &&
      pollInterval(PUBLISHING_POLL_INTERVAL, state),
  });

/** The calls of the form of a location; its settings change its details. */
export const projectCalls = (
  organisation: string,
): RecordCalls<Project, { readonly name: string; readonly description?: string }> => ({
  create: async (body) => {
    const { data, message } = await call(createProject, {
      params: { uuid: organisation },
      body: { ...body, organisation_uuid: organisation },
    });
    return { data: data.project, message };
  },
  remove: (uuid) => call(deleteProject, { params: { uuid } }),
  stale: [projectsKey(organisation)],
});

/** Starts publishing, to all visitors or to demo units alone; the query of the location follows the job of the answer. */
export const requestPublish = async (uuid: string, isDemo: boolean): Promise<Job> =>
  (await call(publishProjectByPost, { params: { uuid }, query: isDemo ? { demo: '1' } : {} })).data;
