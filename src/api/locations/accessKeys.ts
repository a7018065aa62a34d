import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  type AccessKey,
  type accessKeyRule,
  createAccessKey,
  deleteAccessKey,
  listAccessKeys,
  updateAccessKey,
} from '@/contract/locations/accessKeys';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { accessKeysKey } from './keys';

export const accessKeysQuery = (project: string) =>
  queryOptions({
    queryKey: accessKeysKey(project),
    queryFn: async ({ signal }) => (await call(listAccessKeys, { params: { uuid: project }, signal })).data,
  });

export const generateAccessKey = (project: string) =>
  mutationOptions({
    mutationFn: () => call(createAccessKey, { params: { uuid: project }, body: { project_id: project } }),
    onSettled: (_answer, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: accessKeysKey(project) }),
  });

/** A key as its form has it: identified by its text. */
export type KeyRecord = AccessKey & { readonly uuid: string };

/** The key of a record takes the place of its uuid, since the calls name it. */
export const toKeyRecord = (accessKey: AccessKey): KeyRecord => ({ ...accessKey, uuid: accessKey.key });

export const accessKeyCalls = (project: string): RecordCalls<KeyRecord, z.input<typeof accessKeyRule>> => ({
  update: async (key, body) => {
    const { data, message } = await call(updateAccessKey, { params: { uuid: project, key }, body });
    return { data: toKeyRecord(data), message };
  },
  remove: (key) => call(deleteAccessKey, { params: { uuid: project, key } }),
  stale: [accessKeysKey(project)],
});
