import { describe, expect, it } from 'vitest';
import { distance, nearestOnSegment } from '@/model/geometry/segments';

describe('segments', () => {
  it.each([
    [
      { x: 3, y: 5 },
      { x: 3, y: 0, share: 0.3 },
    ],
    [
      { x: -3, y: 5 },
      { x: 0, y: 0, share: 0 },
    ],
    [
      { x: 13, y: -5 },
      { x: 10, y: 0, share: 1 },
    ],
  ])('[PL60] the nearest point to %o', (point, nearest) => {
    expect(nearestOnSegment(point, { x: 0, y: 0 }, { x: 10, y: 0 })).toEqual(nearest);
  });

  it('[PL60] a segment without length is its point', () => {
    expect(nearestOnSegment({ x: 3, y: 4 }, { x: 1, y: 1 }, { x: 1, y: 1 })).toEqual({ x: 1, y: 1, share: 0 });
    expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  });
});
