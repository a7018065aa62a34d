import { expect, it } from 'vitest';
import { contactOf, kioskStateOf } from '@/model/kiosks/kioskState';

it.each([
  [2, 'upToDate', 'good'],
  [3, 'updated', 'good'],
  [4, 'failed', 'critical'],
  [5, 'updating', 'info'],
  [96, 'awaiting', 'info'],
  [97, 'outOfContact', 'warning'],
  [98, 'outOfContact', 'critical'],
  [99, 'outOfContact', 'warning'],
  [1, 'unknown', 'neutral'],
  [-1, 'unknown', 'neutral'],
])('[KI13] the code %i is %s and %s', (code, name, level) => {
  expect(kioskStateOf({ state: Number(code) })).toEqual({ name, level });
});

it.each([
  [2, 3, 3, 'upToDate'],
  [2, 2, 3, 'waiting'],
  [3, 2, 3, 'waiting'],
  // A roll back.
  [2, 4, 3, 'waiting'],
  [2, null, 3, 'upToDate'],
  [2, 3, null, 'upToDate'],
  [5, 2, 3, 'updating'],
  [97, 2, 3, 'outOfContact'],
])('[KI79] with the state %i, showing build %s where it is to show %s, it is %s', (state, running, shown, name) => {
  expect(kioskStateOf({ state, running_build: running, shown_build: shown }).name).toBe(name);
});

it('[KI14] a contact is recent up to and including one hour', () => {
  const now = Date.parse('2026-11-20T10:00:00.000Z');
  expect(contactOf('2026-11-20T10:00:00.000Z', now)).toBe('recent');
  expect(contactOf('2026-11-20T09:00:00.000Z', now)).toBe('recent');
  expect(contactOf('2026-11-20T08:59:59.999Z', now)).toBe('late');
  expect(contactOf('2026-11-20T11:30:00.000+02:00', now)).toBe('recent');
  expect(contactOf(null, now)).toBe('never');
});
