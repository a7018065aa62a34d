import { expect, it } from 'vitest';
import type { User } from '@/contract/users/users';
import { sessionMachine } from '@/machines/session/session.machine';
import { drive } from './drive';

const user = {
  uuid: 'u',
  name: 'Maya Okafor',
  TFA: 0,
  organisation: { uuid: 'o', name: 'Riverside', features: [] },
} as unknown as User;

it('[PF10] keeps and stores what a person changes about themselves, where they act or not', async () => {
  const session = drive(sessionMachine);
  await session.answer('restore', { session: { token: 'kept', user, organisation: 'o' } });
  session.done();
  session.send({ type: 'user.changed', user: { ...user, name: 'Maya Adeyemi', TFA: 1 } });
  expect(session.context().session).toEqual({
    token: 'kept',
    user: { ...user, name: 'Maya Adeyemi', TFA: 1 },
    organisation: 'o',
  });
  expect(session.done()).toEqual(['storeChanges']);
});

it('[PF10] changes nobody where nobody is signed in', async () => {
  const session = drive(sessionMachine);
  await session.answer('restore', { session: null, ended: null });
  session.done();
  session.send({ type: 'user.changed', user });
  expect([session.context().session, session.done()]).toEqual([null, []]);
});
