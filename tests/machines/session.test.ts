import { describe, expect, it } from 'vitest';
import type { User } from '@/contract/users';
import { EXPIRY_DELAY, sessionMachine } from '@/machines/session.machine';
import { drive } from './drive';

const user = { uuid: 'u', name: 'Maya Okafor', organisation: { uuid: 'o', name: 'Riverside' } } as User;
const stored = { token: 'kept', user, organisation: 'another' };

async function signedIn() {
  const session = drive(sessionMachine);
  await session.answer('restore', null);
  session.send({ type: 'signedIn', token: 'first', user });
  session.done();
  return session;
}

describe('session chart', () => {
  it('[SN1] goes on with the session that the browser kept', async () => {
    const session = drive(sessionMachine);
    expect(session.actor.getSnapshot().hasTag('busy')).toBe(true);
    await session.answer('restore', stored);
    expect(session.state()).toBe('signedIn');
    expect(session.context().session).toEqual(stored);
  });

  it('[SN1] without one nobody is signed in, and nothing of an older one stays', async () => {
    const session = drive(sessionMachine);
    await session.answer('restore', null);
    expect(session.state()).toBe('signedOut');
    expect(session.done()).toEqual(['clearStore']);
  });

  it('[SN2] keeps the session and asks again while the service does not answer', async () => {
    const session = drive(sessionMachine);
    await session.refuse('restore', new Error('no connection'));
    expect(session.state()).toBe('unreachable');
    expect(session.done()).toEqual([]);
    session.pass(2999);
    expect(session.state()).toBe('unreachable');
    session.pass(1);
    expect(session.state()).toBe('starting');
    await session.answer('restore', stored);
    expect(session.state()).toBe('signedIn');
  });

  it('[SN2] one can sign out while the service does not answer', async () => {
    const session = drive(sessionMachine);
    await session.refuse('restore', new Error('no connection'));
    session.send({ type: 'signOut' });
    expect(session.state()).toBe('signedOut');
  });

  it('[SN3] acts for the own organisation of whoever signs in, and stores it', async () => {
    const session = drive(sessionMachine);
    await session.answer('restore', null);
    session.done();
    session.send({ type: 'signedIn', token: 'first', user });
    expect(session.context()).toEqual({ session: { token: 'first', user, organisation: 'o' }, notice: null });
    expect(session.done()).toEqual(['store']);
  });

  it('[SN4] takes a fresh token for the old one, and only while somebody is signed in', async () => {
    const session = await signedIn();
    session.send({ type: 'token.refreshed', token: 'second' });
    expect(session.context().session?.token).toBe('second');
    expect(session.done()).toEqual(['store']);
    session.send({ type: 'signOut' });
    session.send({ type: 'token.refreshed', token: 'third' });
    expect(session.context().session?.token).toBe('second');
  });

  it('[SN5] says that the session is over, leaves time to read it, then forgets it', async () => {
    const session = await signedIn();
    session.send({ type: 'session.expired' });
    session.send({ type: 'session.expired' });
    expect(session.done()).toEqual(['sayExpired']);
    expect(session.actor.getSnapshot().hasTag('signed-in')).toBe(true);
    session.pass(EXPIRY_DELAY - 1);
    expect(session.state()).toBe('expiring');
    session.pass(1);
    expect(session.state()).toBe('signedOut');
    expect(session.context()).toEqual({ session: null, notice: 'expired' });
    expect(session.done()).toEqual(['clearStore']);
    session.send({ type: 'signedIn', token: 'again', user });
    expect(session.context().notice).toBeNull();
  });

  it.each(['answer', 'refuse'] as const)(
    '[SN6] signing out forgets the session here whatever the service does: %s',
    async (end) => {
      const session = await signedIn();
      session.send({ type: 'signOut' });
      expect(session.state()).toBe('signingOut');
      await session[end]('endSession', new Error('no connection'));
      expect(session.state()).toBe('signedOut');
      expect(session.context().session).toBeNull();
    },
  );
});
