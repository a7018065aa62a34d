import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toScreen } from '@/model/geometry/view';
import { layoutPage } from '../../../server/exports/pageLayout';

const METRES_PER_POINT = 0.0254 / 72;
const boxOf = (width: number, depth: number) => ({ minX: -3, minY: 5, maxX: width - 3, maxY: depth + 5 });

it.each([
  [60, 'A4'],
  [61, 'A3'],
  [300, 'A3'],
  [1200, 'A2'],
  [4000, 'A1'],
  [4001, 'A0'],
])('[EX6] %i names take %s', (names, paper) => {
  expect(layoutPage(boxOf(80, 60), names, 'C').paper).toBe(paper);
});

it('[EX6] a wide floor takes the paper across, a deep one upright', () => {
  const across = layoutPage(boxOf(80, 60), 10, 'C').size;
  const upright = layoutPage(boxOf(60, 80), 10, 'C').size;
  expect(across.width).toBeGreaterThan(across.height);
  expect(upright).toEqual({ width: across.height, height: across.width });
});

it('[EX6] any floor fits on the page at a round scale, and would not at the next larger one', () => {
  const side = fc.double({ min: 2, max: 3000, noNaN: true });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 0, max: 9000 }), (width, depth, names) => {
      const box = boxOf(width, depth);
      const { view, map, ratio } = layoutPage(box, names, 'C');
      const from = toScreen(view, { x: box.minX, y: box.minY });
      const to = toScreen(view, { x: box.maxX, y: box.maxY });
      expect(Math.min(from.x - map.minX, from.y - map.minY, map.maxX - to.x, map.maxY - to.y)).toBeGreaterThan(-1e-6);
      expect(view.scale).toBeCloseTo(1 / (ratio * METRES_PER_POINT), 9);
      const digits = ratio / 10 ** Math.floor(Math.log10(ratio) + 1e-9);
      expect([1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5].some((one) => Math.abs(one - digits) < 1e-9)).toBe(true);
      // The step to the next larger round scale is a third at most.
      const used = Math.max((to.x - from.x) / (map.maxX - map.minX), (to.y - from.y) / (map.maxY - map.minY));
      expect(used).toBeGreaterThan(0.74);
    }),
  );
});

it.each([
  ['C', 'm', 1],
  ['F', 'ft', 0.3048],
] as const)('[EX4] the scale bar in %s is as long as it says', (units, unit, metres) => {
  const { scaleBar, view } = layoutPage(boxOf(90, 40), 10, units);
  const [count, shown] = scaleBar.label.split(' ');
  expect(shown).toBe(unit);
  expect(scaleBar.length).toBeCloseTo(Number(count) * metres * view.scale, 6);
  expect(scaleBar.length).toBeLessThanOrEqual(150);
});
