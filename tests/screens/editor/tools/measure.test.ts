import { expect, it } from 'vitest';
import type { ToolSnapshot } from '@/machines/editor/runningTool';
import { floorPoint } from '@/model/geometry/points';
import { lengthText } from '@/screens/editor/tools/lengthText';
import { measuredLine, measuredText } from '@/screens/editor/tools/measure/measuredLine';

const gesture = (points: readonly [number, number][], to: [number, number] | null, isDrawing = true): ToolSnapshot => ({
  context: {
    press: null,
    last: null,
    trace: [],
    to: to && floorPoint(...to),
    points: points.map(([x, y]) => floorPoint(x, y)),
  },
  hasTag: (tag) => isDrawing && tag === 'drawing',
});

it('[MS4] the length of each part is at its middle, that of the whole in the status bar', () => {
  const bent = gesture(
    [
      [0, 0],
      [3, 4],
    ],
    [3, 10],
  );
  expect(measuredLine(bent, 'C')?.labels).toEqual([
    { at: { x: 1.5, y: 2 }, text: '5.00 m' },
    { at: { x: 3, y: 7 }, text: '6.00 m' },
  ]);
  expect(measuredText(bent, 'C')).toBe('11.00 m, straight 10.44 m');
  expect(
    measuredText(
      gesture(
        [
          [0, 0],
          [3, 4],
        ],
        null,
        false,
      ),
      'F',
    ),
  ).toBe('16.40 ft');
});

it('[MS4] one point has no length yet', () => {
  expect([measuredText(gesture([[1, 1]], null), 'C'), measuredText(gesture([], null, false), 'C')]).toEqual([
    null,
    null,
  ]);
  expect(measuredLine(gesture([], [1, 1], false), 'C')).toBeNull();
});

it('[MS4] lengths are in the units of the location, to the centimetre', () => {
  expect([lengthText(1234.567, 'C'), lengthText(1, 'F')]).toEqual(['1,234.57 m', '3.28 ft']);
});
