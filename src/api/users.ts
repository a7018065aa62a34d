import { queryOptions } from '@tanstack/react-query';
import { createUser, deleteUser, listUsers, sendWelcomeByPost, updateUser } from '@/contract/userAdministration';
import { call } from './http';

export const usersKey = (organisation: string) => ['users', organisation] as const;

/** The users of an organisation. */
export const usersQuery = (organisation: string) =>
  queryOptions({
    queryKey: usersKey(organisation),
    queryFn: async ({ signal }) => (await call(listUsers, { params: { uuid: organisation }, signal })).data.users,
  });

/** Creates a user of the organisation acted for; the service sends the welcome mail. @throws CallError */
export const addUser = (organisation: string, given: { name: string; email: string; role: number }) =>
  call(createUser, { body: { ...given, organisation } });

/** @throws CallError; 409 brings the user as it stands now */
export const saveUser = (
  uuid: string,
  given: { name: string; email: string; role: number; features: number[]; revision?: number },
) => call(updateUser, { params: { uuid }, body: given });

/** @throws CallError */
export const removeUser = (uuid: string) => call(deleteUser, { params: { uuid } });

/** Sends the welcome mail again: by the method that nothing repeats or prefetches. @throws CallError */
export const resendWelcome = async (uuid: string): Promise<string> =>
  (await call(sendWelcomeByPost, { params: { uuid } })).message;
