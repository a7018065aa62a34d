import { expect, it } from 'vitest';
import { symbolsAt, symbolTapped } from '@/components/mapCanvas/drawing/drawSymbol';

const symbol = (id: number, x: number, more: { isAlwaysDrawn?: boolean; isSelected?: boolean } = {}) => ({
  id,
  at: { x, y: 0 },
  isAlwaysDrawn: false,
  isSelected: false,
  ...more,
});
const SYMBOLS = [symbol(1, 0, { isAlwaysDrawn: true }), symbol(2, 4), symbol(3, 5, { isSelected: true })];
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id);

it('[PV21] from far only symbols that are always drawn and the selected one are drawn, from near all', () => {
  expect(ids(symbolsAt(SYMBOLS, 0.15)).sort()).toEqual([1, 3]);
  expect(ids(symbolsAt(SYMBOLS, 0.03)).sort()).toEqual([1, 2, 3]);
});

it('[PV21] a tap means the nearest drawn symbol within its disc', () => {
  expect(symbolTapped(SYMBOLS, { x: 4.4, y: 0 }, 0.03)?.id).toBe(2);
  expect(symbolTapped(SYMBOLS, { x: 4.4, y: 0 }, 0.5)?.id).toBe(3);
  expect(symbolTapped(SYMBOLS, { x: 4.4, y: 3 }, 0.03)).toBeNull();
});

it('[PV21] no symbol is drawn over another, however far away, and the selected one always is', () => {
  const crowd = Array.from({ length: 60 }, (_, id) => symbol(id, (id * 7) % 31, { isAlwaysDrawn: true }));
  const chosen = crowd.map((one) => ({ ...one, isSelected: one.id === 40 }));
  for (const px of [0.02, 0.1, 0.3, 1, 5]) {
    const drawn = symbolsAt(chosen, px);
    expect(ids(drawn)).toContain(40);
    for (const one of drawn)
      for (const other of drawn)
        if (one.id < other.id) expect(Math.abs(one.at.x - other.at.x)).toBeGreaterThanOrEqual(26 * px - 1e-9);
    // Each that is left out would touch one that is drawn.
    for (const left of chosen.filter((one) => !drawn.includes(one)))
      expect(Math.min(...drawn.map((one) => Math.abs(one.at.x - left.at.x)))).toBeLessThan(30 * px);
  }
});
