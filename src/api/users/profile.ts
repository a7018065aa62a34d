import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { endOtherSession, endOtherSessions, listSessions } from '@/contract/session/passwords';
import { listTimeZones, removeAvatar, updateUser, uploadAvatar } from '@/contract/users/userAdministration';
import { readUser, type User } from '@/contract/users/users';
import { call } from '../transport/http';
import { upload } from '../uploads/upload';
import { personKey, sessionsKey, TIME_ZONES_KEY, USERS_KEY } from './keys';

export const personQuery = (uuid: string) =>
  queryOptions({
    queryKey: personKey(uuid),
    queryFn: async ({ signal }) => (await call(readUser, { params: { id: uuid }, signal })).data,
  });

/** Time zones do not change during a visit. */
export const timeZonesQuery = queryOptions({
  queryKey: TIME_ZONES_KEY,
  queryFn: async ({ signal }) => (await call(listTimeZones, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

export const sessionsQuery = (user: string) =>
  queryOptions({
    queryKey: sessionsKey(user),
    queryFn: async ({ signal }) => (await call(listSessions, { params: { uuid: user }, signal })).data,
  });

export const endSessionOf = (user: string) =>
  mutationOptions({
    mutationFn: async (session: string) => (await call(endOtherSession, { params: { uuid: user, session } })).message,
    onSettled: (_message, _error, _session, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionsKey(user) }),
  });

export const endOtherSessionsOf = (user: string) =>
  mutationOptions({
    mutationFn: async () => (await call(endOtherSessions, { params: { uuid: user } })).message,
    onSettled: (_message, _error, _variables, _result, { client }) =>
      client.invalidateQueries({ queryKey: sessionsKey(user) }),
  });

export interface ProfileChange extends Pick<User, 'name' | 'email' | 'notify' | 'time_zone'> {
  /** The password, where the service asks for it. */
  readonly current?: string;
}

/** Saves the fields that users may change themselves, based on the loaded revision. */
export const saveProfile = ({ uuid, revision }: User) =>
  mutationOptions({
    mutationFn: async (change: ProfileChange) => {
      const body = { ...change, ...(revision !== undefined && { revision }) };
      return call(updateUser, { params: { uuid }, body });
    },
    onSuccess: ({ data }, _change, _result, { client }) => {
      client.setQueryData(personQuery(uuid).queryKey, data);
      return client.invalidateQueries({ queryKey: USERS_KEY });
    },
  });

export const removeAvatarOf = (user: string) =>
  mutationOptions({
    mutationFn: async () => (await call(removeAvatar, { params: { uuid: user } })).message,
    onSuccess: (_message, _variables, _result, { client }) => client.invalidateQueries({ queryKey: personKey(user) }),
  });

/** Uploads an image and returns the address of the processed one. */
export const sendAvatar = (user: string) =>
  mutationOptions({
    mutationFn: async (file: Blob) =>
      upload(uploadAvatar, {
        params: { uuid: user },
        file,
        filename: 'avatar.png',
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    onSuccess: (_answer, _file, _result, { client }) => client.invalidateQueries({ queryKey: personKey(user) }),
  });
