import { expect, it } from 'vitest';
import { relativeTime } from '@/model/content/hours/relativeTime';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const ago = (moment: string) => relativeTime(new Date(moment), NOW, 'en-GB');

it.each([
  ['2026-11-23T11:59:01.000Z', 'now'],
  ['2026-11-23T11:59:00.000Z', '1 minute ago'],
  ['2026-11-23T11:00:01.000Z', '59 minutes ago'],
  ['2026-11-23T11:00:00.000Z', '1 hour ago'],
  ['2026-11-22T12:00:01.000Z', '23 hours ago'],
  ['2026-11-22T12:00:00.000Z', '1 day ago'],
  ['2026-10-01T12:00:00.000Z', '1 month ago'],
  ['2024-11-20T12:00:00.000Z', '2 years ago'],
])('[AL2] says how long %s is ago: %s', (moment, words) => {
  expect(ago(moment)).toBe(words);
});

it('[AL2] takes a moment of a clock that is ahead for now', () => {
  expect(ago('2026-11-23T12:05:00.000Z')).toBe('now');
});
