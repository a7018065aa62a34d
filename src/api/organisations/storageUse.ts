import { queryOptions } from '@tanstack/react-query';
import { readStorageUse } from '@/contract/organisations/storageUse';
import { call } from '../transport/http';
import { storageUseKey } from './keys';

/** Bytes that an organisation has stored, by kind. */
export const storageUseQuery = (organisation: string) =>
  queryOptions({
    queryKey: storageUseKey(organisation),
    queryFn: async ({ signal }) => (await call(readStorageUse, { params: { uuid: organisation }, signal })).data,
  });
