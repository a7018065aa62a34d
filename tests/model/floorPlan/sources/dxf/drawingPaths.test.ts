import { expect, it } from 'vitest';
import { drawingPaths } from '@/model/floorPlan/sources/dxf/drawingPaths';
import type { FlatDrawing, FlatLine } from '@/model/floorPlan/sources/dxf/flatDrawing';

const line = (points: readonly number[], holes: readonly (readonly number[])[] = []): FlatLine =>
  ({ layer: 'A', points, holes, isClosed: false }) as unknown as FlatLine;
const drawn = (...lines: readonly FlatLine[]) => drawingPaths({ lines } as unknown as FlatDrawing);
const numbersOf = (text: string) => text.split(/[^\d.-]+/).filter((part) => part !== '');

it.each([
  ['a line without a length', [line([3, 3, 3, 3])]],
  [
    'all corners but a few in one spot',
    [...Array.from({ length: 2000 }, () => line([3, 3, 3, 3])), line([0, 0, 9, 9])],
  ],
  ['a line as long as a computer can tell', [line([0, 0, Number.MIN_VALUE, 0])]],
])('[BP27] the picture of %s has numbers', (_name, lines) => {
  const { viewBox, paths } = drawn(...lines);
  for (const text of [viewBox, ...paths.map(({ lines: path }) => path)]) {
    expect(text).not.toMatch(/NaN|Infinity/);
    expect(numbersOf(text).length).toBeGreaterThan(0);
  }
});

it('[BP27] holes count among the corners of a picture', () => {
  const hole = Array.from({ length: 40_000 }, (_, at) => at);
  const many = Array.from({ length: 40 }, () => line([0, 0, 9, 9], [hole]));
  const corners = drawn(...many).paths.reduce((sum, { lines: path }) => sum + numbersOf(path).length / 2, 0);
  expect(corners).toBeLessThan(200_000);
});
