import { queryOptions } from '@tanstack/react-query';
import { readProject } from '@/contract/locations/projectDetails';
import { call } from '../transport/http';
import { pollInterval } from '../transport/pollInterval';
import { projectKey } from './keys';
import { PUBLISHING_POLL_INTERVAL } from './projects';

export const projectQuery = (uuid: string) =>
  queryOptions({
    queryKey: projectKey(uuid),
    queryFn: async ({ signal }) => (await call(readProject, { params: { uuid }, signal })).data,
    refetchInterval: ({ state }) =>
      (state.data?.is_publishing ?? false) && pollInterval(PUBLISHING_POLL_INTERVAL, state),
  });
