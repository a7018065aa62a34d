import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { CallError } from '@/api/http';
import { addUser, removeUser, saveUser, usersKey } from '@/api/users';
import { type User, userSchema } from '@/contract/users';
import { Conflict, type Saved } from '@/machines/formEnd';
import { type UserFormLogic, type UserRecord, userFormMachine } from '@/machines/userForm.machine';
import { userRecordOf } from '@/screens/users/userRecordOf';

/** The form of a user with the service behind it; the list is read again before the form says that it is done. */
export function createUserFormLogic(client: QueryClient, organisation: string): UserFormLogic {
  const refreshed = async ({ data, message }: { data: User; message: string }): Promise<Saved<UserRecord>> => {
    await client.invalidateQueries({ queryKey: usersKey(organisation) });
    return { message, record: userRecordOf(data) };
  };
  return userFormMachine.provide({
    actors: {
      create: fromPromise(async ({ input: { values } }) =>
        refreshed(await addUser(organisation, { ...values, role: values.role ?? 0 })),
      ),
      update: fromPromise(async ({ input: { uuid, values, revision } }) => {
        const body = {
          ...values,
          role: values.role ?? 0,
          features: [...values.features],
          ...(revision !== null && { revision }),
        };
        try {
          return await refreshed(await saveUser(uuid, body));
        } catch (error) {
          const current = error instanceof CallError && error.status === 409 ? error.refusal?.current : undefined;
          const theirs = userSchema.safeParse(current);
          if (theirs.success) throw new Conflict((error as Error).message, userRecordOf(theirs.data));
          throw error;
        }
      }),
      remove: fromPromise(async ({ input: { uuid } }) => {
        const { message } = await removeUser(uuid);
        await client.invalidateQueries({ queryKey: usersKey(organisation) });
        return message;
      }),
    },
  });
}
