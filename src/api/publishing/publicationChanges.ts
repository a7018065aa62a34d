import { queryOptions } from '@tanstack/react-query';
import { readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { call } from '../transport/http';
import { publicationChangesKey } from './keys';

/** Differences from the last publication; fetched again after every change of the location. */
export const publicationChangesQuery = (uuid: string) =>
  queryOptions({
    queryKey: publicationChangesKey(uuid),
    queryFn: async ({ signal }) => (await call(readPublicationChanges, { params: { uuid }, signal })).data,
    staleTime: 0,
  });
