import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Project } from '@/contract/projects';
import { createProject, deleteProject, listProjects, publishProjectByPost, readProject } from '@/contract/projects';
import { call } from './http';

const PUBLISHING_POLL_INTERVAL = 600;

const projectsKey = (organisation: string) => ['projects', organisation] as const;

/** The locations of an organisation; asked again in short turns as long as one of them is publishing. */
export const projectsQuery = (organisation: string) =>
  queryOptions({
    queryKey: projectsKey(organisation),
    queryFn: async ({ signal }) =>
      (await call(listProjects, { params: { uuid: organisation }, query: {}, signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.some(({ is_publishing }) => is_publishing) ? PUBLISHING_POLL_INTERVAL : false,
  });

export const projectQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['project', uuid],
    queryFn: async ({ signal }) => (await call(readProject, { params: { uuid }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.is_publishing ? PUBLISHING_POLL_INTERVAL : false),
  });

export const createLocation = (organisation: string) =>
  mutationOptions({
    mutationFn: async (body: { name: string; description?: string }) =>
      call(createProject, { params: { uuid: organisation }, body }),
    onSuccess: (_answer, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: projectsKey(organisation) }),
  });

export const deleteLocation = (organisation: string) =>
  mutationOptions({
    mutationFn: async (project: Pick<Project, 'uuid'>) => call(deleteProject, { params: { uuid: project.uuid } }),
    onSuccess: (_answer, _project, _result, { client }) =>
      client.invalidateQueries({ queryKey: projectsKey(organisation) }),
  });

/** Asks the service to publish; the job it answers with is followed by `projectQuery`. */
export const requestPublish = async (uuid: string) => call(publishProjectByPost, { params: { uuid }, query: {} });
