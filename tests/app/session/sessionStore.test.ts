import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  clearStoredSession,
  clearTabStorage,
  readStoredSession,
  watchStoredSession,
  withStoredToken,
  writeStoredSession,
} from '@/app/session/sessionStore';
import { readTyped, TYPED_KEY, writeTyped } from '@/components/form/typed/typedStore';
import type { User } from '@/contract/users/users';

const OWN = '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c22';
const OTHER = '4f0e3b52-2c0b-4b58-8c5e-1d7f1f1a3c23';
const user: User = {
  uuid: '22222222-2222-4222-8222-222222222222',
  name: 'Maya',
  email: 'maya@riverside.example',
  avatar: null,
  notify: true,
  time_zone: 'Europe/London',
  roles: [],
  features: [],
  organisation: { uuid: OWN, name: 'Riverside', color: '#7a3e9d', logo: null, reseller: 0, features: [] },
  TFA: 0,
};
const session = { token: 'first', user, organisation: OTHER };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it('[MT29] a session is read as it was stored, with the organisation of the tab, or the own one', () => {
  expect(readStoredSession()).toBeNull();
  writeStoredSession(session);
  expect(readStoredSession()).toEqual(session);
  sessionStorage.clear();
  expect(readStoredSession()).toEqual({ ...session, organisation: OWN });
  for (const damaged of ['{', '{"token":"","user":{}}']) {
    localStorage.setItem('atrium.session', damaged);
    expect([readStoredSession(), localStorage.getItem('atrium.session')]).toEqual([null, null]);
  }
});

it('[MT29] what has not changed is not written again', () => {
  writeStoredSession(session);
  const write = vi.spyOn(Storage.prototype, 'setItem');
  writeStoredSession({ ...session, organisation: OWN });
  expect(write.mock.calls.map(([key]) => key)).toEqual(['atrium.organisation']);
  writeStoredSession({ ...session, token: 'second' });
  expect(readStoredSession()?.token).toBe('second');
});

it('[MT29] the stored token is that of the same person alone', () => {
  writeStoredSession({ ...session, token: 'second' });
  expect(withStoredToken(session).token).toBe('second');
  expect(withStoredToken({ ...session, user: { ...user, uuid: OWN } }).token).toBe('first');
});

it('[MT29] changes of other tabs are followed, of the session or of everything, until the watch ends', () => {
  const seen: (string | null)[] = [];
  const stop = watchStoredSession((stored) => seen.push(stored?.token ?? null));
  const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  writeStoredSession(session);
  hear('atrium.session');
  hear('atrium.theme');
  localStorage.clear();
  hear(null);
  expect(seen).toEqual(['first', null]);
  stop();
  hear('atrium.session');
  expect(seen.length).toBe(2);
});

it('[MT29] signing out clears everything but the settings of the person and the key of a kiosk', () => {
  writeStoredSession(session);
  const kept = ['panels', 'theme', 'density', 'locale', 'navigation', 'wheel', 'letters', 'kioskKey'];
  for (const key of [...kept, 'recent']) localStorage.setItem(`atrium.${key}`, key);
  sessionStorage.setItem('atrium.view', '1');
  clearStoredSession(({ token }) => token === 'first');
  expect([Object.keys(localStorage).sort(), sessionStorage.length]).toEqual([
    kept.map((key) => `atrium.${key}`).sort(),
    0,
  ]);
});

it('[MT29] a session that another tab has begun since stays, and the tab is emptied', () => {
  writeStoredSession(session);
  sessionStorage.setItem('atrium.view', '1');
  clearStoredSession(({ token }) => token === 'other');
  expect([readStoredSession()?.token, sessionStorage.length]).toEqual(['first', 0]);
  sessionStorage.setItem('atrium.view', '1');
  clearTabStorage();
  expect(sessionStorage.length).toBe(0);
});

it('[FM52] what is typed in open forms stays at the end of a session, until somebody else signs in', () => {
  for (const isOwn of [true, false]) {
    writeStoredSession(session);
    writeTyped(user.uuid, 'form', { name: 'Typed' });
    sessionStorage.setItem('atrium.view', '1');
    clearStoredSession(() => isOwn);
    writeStoredSession(session);
    expect([readTyped(user.uuid, 'form'), sessionStorage.getItem('atrium.view')]).toEqual([{ name: 'Typed' }, null]);
  }
  writeStoredSession({ ...session, user: { ...user, uuid: OTHER } });
  expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
});

it('[FM52] what is typed for one organisation goes with the switch to another', () => {
  writeStoredSession(session);
  writeTyped(user.uuid, 'form', { name: 'Typed' });
  clearTabStorage();
  expect(readTyped(user.uuid, 'form')).toBeNull();
});

it.each(['{', '7', '{"person":7,"forms":{}}', '{"person":"a","forms":null}'])(
  '[FM52] a damaged store of what was typed counts as empty: %s',
  (damaged) => {
    sessionStorage.setItem(TYPED_KEY, damaged);
    expect(readTyped('a', 'form')).toBeNull();
    writeTyped('a', 'form', 'typed');
    expect(readTyped('a', 'form')).toBe('typed');
    writeTyped('a', 'form', null);
    expect(sessionStorage.getItem(TYPED_KEY)).toBeNull();
  },
);
