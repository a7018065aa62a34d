import { afterEach, expect, it } from 'vitest';
import { clearStoredSession, clearTabStorage } from '@/app/session/sessionStore';
import { queryClientOf } from '@/app/shell/QueryCacheProvider';
import { addRecentPage, readRecentPages } from '@/app/shell/recentPages';
import { organisationRule } from '@/contract/organisations/organisations';
import { PROVIDER_UUID } from '@/model/access/provider';
import { WEEKDAYS } from '@/model/content/hours/weekdays';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('[SW15] what the service said is kept for one person who acts for one organisation, and for nobody else', () => {
  const first = queryClientOf('maya', 'riverside');
  first.setQueryData(['projects'], ['Mall']);
  expect(queryClientOf('maya', 'riverside')).toBe(first);
  for (const [user, organisation] of [
    ['maya', 'harbour'],
    ['noor', 'harbour'],
    ['maya', 'riverside'],
    [null, null],
  ] as const) {
    const other = queryClientOf(user, organisation);
    expect(other).not.toBe(first);
    expect(other.getQueryData(['projects'])).toBeUndefined();
  }
});

it('[SW15] a switch clears what the tab kept, signing out everything but the settings of the person', () => {
  localStorage.setItem('atrium.letters', 'off');
  localStorage.setItem('atrium.session', 'x');
  sessionStorage.setItem('atrium.recent', '[]');
  clearTabStorage();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 2]);
  clearStoredSession(() => true);
  expect([localStorage.getItem('atrium.letters'), localStorage.getItem('atrium.session')]).toEqual(['off', null]);
});

it('[CP3] recent pages are those of this tab, the newest first, each once, twenty at most', () => {
  for (let index = 0; index < 25; index += 1) addRecentPage(`/locations?search=${index}`, `Search ${index}`);
  addRecentPage('/locations?search=20', 'Search 20');
  expect(readRecentPages()).toHaveLength(20);
  expect(readRecentPages()[0]).toEqual({ address: '/locations?search=20', title: 'Search 20' });
  sessionStorage.setItem('atrium.recent', '[{"address":"//elsewhere.example","title":"x"}]');
  expect(readRecentPages()).toEqual([]);
});

it('[DC6] the provider is known by one uuid, opening hours by seven days, and an organisation without a colour is black', () => {
  expect(PROVIDER_UUID).toBe('0b6e6e00-0000-4000-8000-000000000001');
  expect(WEEKDAYS).toEqual(['mon', 'tue', 'wed', 'thur', 'fri', 'sat', 'sun']);
  expect(organisationRule.parse({ name: 'Harbour' }).color).toBe('#000000');
});
