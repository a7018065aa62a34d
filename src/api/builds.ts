import { mutationOptions } from '@tanstack/react-query';
import { buildProjectByPost, downloadBuild } from '@/contract/builds';
import { call } from './http';

/** Starts a build of a location. Returns the message of the service. */
export const requestBuild = (uuid: string) =>
  mutationOptions({
    mutationFn: async () => (await call(buildProjectByPost, { params: { uuid } })).message,
    onSettled: (_message, _error, _variables, _result, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['projects'] }),
        client.invalidateQueries({ queryKey: ['project', uuid] }),
        client.invalidateQueries({ queryKey: ['builds', uuid] }),
      ]),
  });

/** The address of the newest build, which works for some minutes. */
export const openDownload = (uuid: string) =>
  mutationOptions({
    mutationFn: async () => (await call(downloadBuild, { params: { uuid } })).data.url,
  });
