import { describe, expect, it } from 'vitest';
import { ringContains } from '@/model/geometry/outline/ring';
import { poleOfInaccessibility } from '@/model/geometry/poleOfInaccessibility';
import { seeded } from '../../support/objWriter';

describe('poleOfInaccessibility', () => {
  it('[ME11] stands in the thick part of an L, not in the middle of its box', () => {
    const pole = poleOfInaccessibility([[0, 0, 10, 0, 10, 2, 4, 2, 4, 10, 0, 10]]);
    expect(pole.radius).toBeGreaterThan(1.75);
    expect(pole.x).toBeLessThan(4);
  });

  it('[ME11] keeps clear of a hole', () => {
    const pole = poleOfInaccessibility([
      [0, 0, 12, 0, 12, 10, 0, 10],
      [2, 2, 2, 8, 7, 8, 7, 2],
    ]);
    expect(pole.x).toBeGreaterThan(7);
    expect(pole.radius).toBeGreaterThan(2);
  });

  it('[ME11] lies inside with its whole circle, whatever the ring', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = seeded(seed);
      const ring = Array.from({ length: 30 }, (_, i) => {
        const far = 2 + random() * 8;
        return [Math.cos((i / 30) * 2 * Math.PI) * far, Math.sin((i / 30) * 2 * Math.PI) * far];
      }).flat();
      const pole = poleOfInaccessibility([ring]);
      expect(pole.radius).toBeGreaterThan(0);
      for (let i = 0; i < 64; i++) {
        const angle = (i / 64) * 2 * Math.PI;
        const near = pole.radius * 0.999;
        expect(ringContains(ring, pole.x + Math.cos(angle) * near, pole.y + Math.sin(angle) * near)).toBe(true);
      }
    }
  });

  it('[ME8] answers for rings without area and far from the origin', () => {
    expect(poleOfInaccessibility([]).radius).toBe(0);
    expect(poleOfInaccessibility([[1, 1, 2, 1, 3, 1]])).toEqual({ x: 1, y: 1, radius: 0 });
    expect(poleOfInaccessibility([[1e15, 1e15, 1e15 + 1, 1e15, 1e15 + 1, 1e15 + 1]]).radius).toBeGreaterThanOrEqual(0);
  });
});
