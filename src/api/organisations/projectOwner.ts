import { queryOptions } from '@tanstack/react-query';
import { readProjectOrganisation } from '@/contract/organisations/organisations';
import { call } from '../transport/http';
import { projectOwnerKey } from './keys';

/** The organisation of a location, for who may act for it; an error for everybody else. */
export const ownerQuery = (project: string, active: string) =>
  queryOptions({
    queryKey: projectOwnerKey(project, active),
    queryFn: async ({ signal }) => (await call(readProjectOrganisation, { params: { uuid: project }, signal })).data,
    retry: false,
  });
