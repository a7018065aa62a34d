import { expect, it } from 'vitest';
import { selectionWeight } from '@/components/mapCanvas/network/selectionWeight';

/** Nodes in a row, so many metres apart. */
const row = (count: number, apart: number) => Array.from({ length: count }, (_, at) => ({ x: at * apart, y: 0 }));

it('[CV34] rings of selected nodes have their full size where there is room, and shrink with the distance of the nodes', () => {
  expect(selectionWeight(row(1, 0), 0.1)).toBe(1);
  expect(selectionWeight(row(158, 5), 0.1)).toBe(1);
  expect(selectionWeight(row(158, 1.3), 0.1)).toBeCloseTo(0.5);
  expect(selectionWeight(row(5000, 0.1), 0.1)).toBe(0.4);
});
