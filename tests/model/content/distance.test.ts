import { describe, expect, it } from 'vitest';
import { formatDistance, formatDistanceSum, formatMinutes } from '@/model/content/distance';

describe('distances in words', () => {
  it.each([
    [0.2, '1 m'],
    [7.4, '7 m'],
    [12, '10 m'],
    [63, '65 m'],
    [997, '995 m'],
    [998, '1.0 km'],
    [1000, '1.0 km'],
    [1640, '1.6 km'],
  ])('[VW5] %f metres are %s', (metres, words) => {
    expect(formatDistance(metres, 'C', 'en-GB')).toBe(words);
  });

  it.each([
    [1, '3 ft'],
    [10, '35 ft'],
    [1609.344, '1.0 mi'],
  ])('[VW5] %f metres are %s where people count in feet', (metres, words) => {
    expect(formatDistance(metres, 'F', 'en-GB')).toBe(words);
  });

  it.each([
    [[53, 42], 'C', '95 m'],
    [[54.9, 44, 0.4], 'C', '101 m'],
    [[990, 30], 'C', '1.0 km'],
    [[20, 20], 'F', '130 ft'],
    [[900, 900], 'F', '1.2 mi'],
    [[1040, 1040, 20], 'C', '2.0 km'],
  ] as const)('[VW5] the sum of %j metres (%s) is that of what is shown: %s', (metres, units, words) => {
    expect(formatDistanceSum(metres, units, 'en-GB')).toBe(words);
  });

  it.each([
    ['de', '1,6 km', '65 m'],
    ['ar', '1.6 كم', '65 مترًا'],
    ['ja', '1.6 km', '65 m'],
    ['zh', '1.6公里', '65米'],
  ])('[PV30] are written as in %s', (language, long, short) => {
    expect(formatDistance(1640, 'C', language).replace(/\s/g, ' ')).toBe(long);
    expect(formatDistance(63, 'C', language).replace(/\s/g, ' ')).toBe(short);
  });

  it('[VW5] minutes are whole', () => {
    expect(formatMinutes(20)).toBe('under a minute');
    expect(formatMinutes(45)).toBe('1 minute');
    expect(formatMinutes(200)).toBe('3 minutes');
  });
});
