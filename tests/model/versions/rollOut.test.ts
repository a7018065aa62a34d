import { expect, it } from 'vitest';
import {
  currentReleaseOf,
  HARD_AFTER,
  hardRollOutAt,
  kiosksThatUpdate,
  type RollOut,
  runningVersion,
  versionsFor,
} from '@/model/versions/rollOut';

const NOW = new Date('2026-11-23T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number): string => new Date(NOW.getTime() - days * DAY).toISOString();
const released = (id: number, days: number, change: Partial<RollOut> = {}): RollOut => ({
  id,
  type: 1,
  released: true,
  forceReleased: false,
  releasedAt: ago(days),
  previous: null,
  organisations: [],
  ...change,
});
const waiting: RollOut = { ...released(9, 0), released: false, releasedAt: null };
const forced = (id: number, days: number, previous: number | null = null) =>
  released(id, days, { released: false, forceReleased: true, previous });
const ids = (versions: readonly RollOut[]) => versions.map(({ id }) => id);

it('[VS10] an organisation may run core versions, and demo versions that name it, the newest release first', () => {
  const demo = released(3, 1, { type: 2, organisations: ['a'] });
  const all = [released(1, 50), released(2, 20), demo, released(4, 0, { type: 3 }), waiting];
  expect(ids(versionsFor(all, 'a'))).toEqual([3, 2, 1]);
  expect(ids(versionsFor(all, 'b'))).toEqual([2, 1]);
  expect(currentReleaseOf(all)?.id).toBe(2);
  expect(currentReleaseOf([demo, waiting])).toBeNull();
});

it('[VS10] kiosks run the newest release; a chosen version that is no longer released counts for nothing', () => {
  const offered = [released(2, 1), released(1, 50)];
  expect(runningVersion(offered, null, NOW)?.id).toBe(2);
  expect(runningVersion(offered, 9, NOW)?.id).toBe(2);
  expect(runningVersion([], 1, NOW)).toBeNull();
});

it('[VS11] a chosen version stays until a newer release is thirty days old', () => {
  const run = (days: number) => runningVersion([released(2, days), released(1, 90)], 1, NOW)?.id;
  expect([run(29), run(30)]).toEqual([1, 2]);
  // The one in between is old enough: kiosks go on to the newest.
  expect(runningVersion([released(3, 1), released(2, 40), released(1, 90)], 1, NOW)?.id).toBe(3);
  expect(hardRollOutAt(released(1, 0))?.getTime()).toBe(NOW.getTime() + HARD_AFTER);
  expect(hardRollOutAt(waiting)).toBeNull();
});

it('[VS12] a forced release replaces at once what it names, or everything', () => {
  expect(runningVersion([forced(2, 0), released(1, 5)], 1, NOW)?.id).toBe(2);
  expect(runningVersion([forced(2, 0, 1), released(1, 5)], 1, NOW)?.id).toBe(2);
  expect(runningVersion([forced(2, 0, 7), released(1, 5)], 1, NOW)?.id).toBe(1);
  expect(hardRollOutAt(forced(2, 0))).toEqual(NOW);
  expect(hardRollOutAt(forced(2, 0, 7))?.getTime()).toBe(NOW.getTime() + HARD_AFTER);
});

it('[VS13] the effect counts the kiosks whose version changes', () => {
  const groups = [
    { organisation: 'a', chosen: null, count: 400 },
    { organisation: 'a', chosen: 1, count: 30 },
    { organisation: 'b', chosen: null, count: 12 },
  ];
  const before = [released(1, 5), waiting];
  const after = (change: Partial<RollOut>) => [released(1, 5), { ...released(9, 0), ...change }];
  expect(kiosksThatUpdate(before, before, groups, NOW)).toBe(0);
  expect(kiosksThatUpdate(before, after({}), groups, NOW)).toBe(412);
  expect(kiosksThatUpdate(before, after({ type: 2, organisations: ['b'] }), groups, NOW)).toBe(12);
  expect(kiosksThatUpdate(before, after({ released: false, forceReleased: true }), groups, NOW)).toBe(442);
  expect(kiosksThatUpdate(before, after({ type: 3 }), groups, NOW)).toBe(0);
});
