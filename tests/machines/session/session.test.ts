import { describe, expect, it } from 'vitest';
import type { User } from '@/contract/users/users';
import { type ActiveOrganisation, EXPIRY_DELAY, sessionMachine } from '@/machines/session/session.machine';
import { drive } from '../drive';

const user = { uuid: 'u', name: 'Maya Okafor', organisation: { uuid: 'o', name: 'Riverside' } } as User;
const stored = { token: 'kept', user, organisation: 'another' };
const activeOf = (uuid: string): ActiveOrganisation => ({
  organisation: { ...user.organisation, uuid, name: `Organisation ${uuid}` },
  parent: { uuid: 'p', name: 'Parent' },
  sub: [{ uuid: 's', name: 'Customer' }],
});
const ownActive: ActiveOrganisation = { organisation: user.organisation, parent: null, sub: [] };
const gone = Object.assign(new Error('Not found.'), { status: 404 });

async function signedIn() {
  const session = drive(sessionMachine);
  await session.answer('restore', { session: null, ended: null });
  session.send({ type: 'signedIn', token: 'first', user });
  session.done();
  return session;
}

describe('session chart', () => {
  it('[SN1] goes on with the session that the browser kept', async () => {
    const session = drive(sessionMachine);
    expect(session.actor.getSnapshot().hasTag('busy')).toBe(true);
    await session.answer('restore', { session: stored });
    expect(session.state()).toEqual({ signedIn: 'looking' });
    expect(session.context().session).toEqual(stored);
  });

  it('[SN1] without one nobody is signed in, and nothing of an older one stays', async () => {
    const session = drive(sessionMachine);
    await session.answer('restore', { session: null, ended: null });
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
    await session.answer('restore', { session: stored });
    expect(session.state()).toEqual({ signedIn: 'looking' });
  });

  it('[SN2] one can sign out while the service does not answer', async () => {
    const session = drive(sessionMachine);
    await session.refuse('restore', new Error('no connection'));
    session.send({ type: 'signOut' });
    expect(session.state()).toBe('signedOut');
  });

  it('[SN3] acts for the own organisation of whoever signs in, and stores it', async () => {
    const session = drive(sessionMachine);
    await session.answer('restore', { session: null, ended: null });
    session.done();
    session.send({ type: 'signedIn', token: 'first', user });
    expect(session.context()).toEqual({
      session: { token: 'first', user, organisation: 'o' },
      active: ownActive,
      ended: null,
    });
    expect(session.done()).toEqual(['store', 'clearMessages']);
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
    expect(session.done()).toEqual(['notifyExpired']);
    expect(session.actor.getSnapshot().hasTag('signed-in')).toBe(true);
    session.pass(EXPIRY_DELAY - 1);
    expect(session.state()).toBe('expiring');
    session.pass(1);
    expect(session.state()).toBe('signedOut');
    expect(session.context()).toEqual({ session: null, active: null, ended: 'expired' });
    expect(session.done()).toEqual(['clearStore']);
    session.send({ type: 'signedIn', token: 'again', user });
    expect(session.context().ended).toBeNull();
  });

  it('[SS12] says why the session that the browser kept has ended', async () => {
    const session = drive(sessionMachine);
    await session.answer('restore', { session: null, ended: 'expired' });
    expect([session.state(), session.context().ended]).toEqual(['signedOut', 'expired']);
    expect(session.done()).toEqual(['clearStore']);
  });

  it('[SS8] takes over what another tab has stored, and stores nothing itself', async () => {
    const session = await signedIn();
    session.send({ type: 'session.updatedElsewhere', token: 'second', user: { ...user, name: 'Maya O.' } });
    expect(session.context().session).toMatchObject({ token: 'second', user: { name: 'Maya O.' }, organisation: 'o' });
    expect(session.done()).toEqual([]);
  });

  it('[SS9] ends with the tab that signs out, without asking the service', async () => {
    const session = await signedIn();
    session.send({ type: 'session.endedElsewhere' });
    expect([session.state(), session.context().ended]).toEqual(['signedOut', 'left']);
    expect(session.done()).toEqual(['clearStore']);
  });

  it('[SS9] a session that is expiring ends at once with the tab that signs out', async () => {
    const session = await signedIn();
    session.send({ type: 'session.expired' });
    session.send({ type: 'session.endedElsewhere' });
    expect([session.state(), session.context().ended]).toEqual(['signedOut', 'expired']);
  });

  it('[SS9] begins with the session of the tab that signs in', async () => {
    const session = drive(sessionMachine);
    await session.answer('restore', { session: null, ended: null });
    session.send({ type: 'session.startedElsewhere' });
    expect(session.state()).toBe('starting');
    await session.answer('restore', { session: stored });
    expect(session.state()).toEqual({ signedIn: 'looking' });
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
      expect(session.context().ended).toBe('left');
    },
  );

  it('[SN6] keeps that a new password ended it', async () => {
    const session = await signedIn();
    session.send({ type: 'signOut', because: 'passwordChanged' });
    await session.refuse('endSession', new Error('over already'));
    expect(session.context()).toEqual({ session: null, active: null, ended: 'passwordChanged' });
  });

  it('[SW9] reads the organisation that the tab acted for before a reload, and those around it', async () => {
    const session = drive(sessionMachine);
    await session.answer('restore', { session: stored });
    expect(session.context().active).toBeNull();
    expect(session.asked('readActive')).toEqual({ organisation: 'another' });
    await session.answer('readActive', activeOf('another'));
    expect(session.state()).toEqual({ signedIn: 'settled' });
    expect(session.context().active).toEqual(activeOf('another'));
  });

  it('[SW9] the own organisation is known at once, and those around it come', async () => {
    const session = await signedIn();
    expect(session.context().active).toEqual(ownActive);
    await session.answer('readActive', activeOf('o'));
    expect(session.context().active?.sub).toEqual([{ uuid: 's', name: 'Customer' }]);
  });

  it('[SW9] without an answer the own organisation stands as it is, another is asked for again', async () => {
    const own = await signedIn();
    await own.refuse('readActive', new Error('no connection'));
    expect([own.state(), own.context().active]).toEqual([{ signedIn: 'settled' }, ownActive]);
    const other = drive(sessionMachine);
    await other.answer('restore', { session: stored });
    await other.refuse('readActive', new Error('no connection'));
    expect(other.state()).toEqual({ signedIn: 'waiting' });
    other.pass(3000);
    expect(other.state()).toEqual({ signedIn: 'looking' });
    expect(other.asked('readActive')).toEqual({ organisation: 'another' });
  });

  it('[SW10] an organisation that is out of reach gives way to the own one, and that is said', async () => {
    const session = drive(sessionMachine);
    await session.answer('restore', { session: stored });
    session.done();
    await session.refuse('readActive', gone);
    expect(session.done()).toEqual(['notifyOrganisationLost', 'storeChanges']);
    expect(session.context().session?.organisation).toBe('o');
    expect(session.context().active).toEqual(ownActive);
    expect(session.asked('readActive')).toEqual({ organisation: 'o' });
  });

  it('[SW10] is asked again when something was not found, and goes on where all is well', async () => {
    const session = await signedIn();
    await session.answer('readActive', activeOf('o'));
    session.send({ type: 'organisation.switched', active: activeOf('x') });
    session.send({ type: 'organisation.changed' });
    expect(session.asked('readActive')).toEqual({ organisation: 'x' });
    await session.answer('readActive', activeOf('x'));
    expect(session.context().session?.organisation).toBe('x');
    session.send({ type: 'organisation.changed' });
    await session.refuse('readActive', gone);
    expect(session.context().session?.organisation).toBe('o');
  });

  it('[SW9] acts for the organisation switched into from then on, and stores that', async () => {
    const session = await signedIn();
    session.send({ type: 'organisation.switched', active: activeOf('x') });
    expect(session.state()).toEqual({ signedIn: 'settled' });
    expect(session.context().session?.organisation).toBe('x');
    expect(session.context().active).toEqual(activeOf('x'));
    expect(session.done()).toEqual(['storeChanges']);
  });
});
