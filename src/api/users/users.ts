import { queryOptions } from '@tanstack/react-query';
import { createUser, deleteUser, listUsers, sendWelcomeByPost, updateUser } from '@/contract/users/userAdministration';
import type { User } from '@/contract/users/users';
import { call } from '../transport/http';
import type { RecordCalls } from '../transport/recordCalls';
import { usersKey } from './keys';

/** The users of an organisation. */
export const usersQuery = (organisation: string) =>
  queryOptions({
    queryKey: usersKey(organisation),
    queryFn: async ({ signal }) => (await call(listUsers, { params: { uuid: organisation }, signal })).data.users,
  });

/**
 * The calls of the form of a user of this organisation; creating one sends the welcome email and grants the first
 * features.
 */
export const userCalls = (
  organisation: string,
): RecordCalls<User, { name: string; email: string; role: number; features: number[] }> => ({
  create: ({ features: _, ...body }) => call(createUser, { body: { ...body, organisation } }),
  update: (uuid, body) => call(updateUser, { params: { uuid }, body }),
  remove: (uuid) => call(deleteUser, { params: { uuid } }),
  stale: [usersKey(organisation)],
});

/** Sends the welcome mail again. Uses a method that no browser repeats or prefetches. @throws ApiError */
export const resendWelcome = async (uuid: string): Promise<string> =>
  (await call(sendWelcomeByPost, { params: { uuid } })).message;
