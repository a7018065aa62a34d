import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Job } from '@/contract/jobs/jobs';
import { buildProjectByPost, downloadBuild, listBuilds, publishBuild } from '@/contract/publishing/builds';
import { PROJECTS_KEY, projectKey } from '../locations/keys';
import { call } from '../transport/http';
import { buildsKey } from './keys';

export const buildsQuery = (uuid: string) =>
  queryOptions({
    queryKey: buildsKey(uuid),
    queryFn: async ({ signal }) => (await call(listBuilds, { params: { uuid }, signal })).data,
  });

/** Starts a build of a location. */
export const requestBuild = async (uuid: string): Promise<Job> =>
  (await call(buildProjectByPost, { params: { uuid } })).data;

/** Shows a build, by its number, to visitors again. Returns the message of the service. */
export const publishAgain = (uuid: string) =>
  mutationOptions({
    mutationFn: async (number: number) =>
      (await call(publishBuild, { params: { uuid, number: String(number) } })).message,
    onSettled: (_message, _error, _variables, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: PROJECTS_KEY }),
        client.invalidateQueries({ queryKey: projectKey(uuid) }),
        client.invalidateQueries({ queryKey: buildsKey(uuid) }),
      ]),
  });

/** The address of a build by its number, or of the newest one that is not for demo units, which works for some minutes. */
export const openDownload = (uuid: string) =>
  mutationOptions({
    mutationFn: async (number: number | null) =>
      (await call(downloadBuild, { params: { uuid }, query: number === null ? {} : { number } })).data.url,
  });
