import { queryOptions } from '@tanstack/react-query';
import { readPublicationChanges } from '@/contract/publishing/publicationChanges';
import { call } from '../transport/http';
import { publicationChangesKey } from './keys';

/** What differs from the last publication; read anew after every change of the location. */
export const publicationChangesQuery = (uuid: string) =>
  queryOptions({
    queryKey: publicationChangesKey(uuid),
    queryFn: async ({ signal }) => (await call(readPublicationChanges, { params: { uuid }, signal })).data,
    staleTime: 0,
  });
