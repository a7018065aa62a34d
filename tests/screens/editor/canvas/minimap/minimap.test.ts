import { expect, it } from 'vitest';
import type { Box } from '@/model/geometry/box';
import { toFloor } from '@/model/geometry/view';
import { minimapFrame, minimapSize, viewFromMinimap } from '@/screens/editor/canvas/minimap/minimapGeometry';

const bounds = { minX: 0, minY: 0, maxX: 100, maxY: 50 };
const window = { width: 800, height: 600 };

/** The frame of a window that shows this box. */
const frameOf = ({ minX, minY, maxX, maxY }: Box) =>
  minimapFrame(
    { scale: 10, x: -10 * minX, y: -10 * minY, turn: 0 },
    { width: 10 * (maxX - minX), height: 10 * (maxY - minY) },
    bounds,
  );

it('[CF9] the minimap has the proportions of the floor', () => {
  const { width, height } = minimapSize(bounds);
  expect([width, height].map(Math.round)).toEqual([180, 97]);
  const upright = minimapSize({ minX: 0, minY: 0, maxX: 10, maxY: 100 });
  expect([Math.round(upright.width), Math.round(upright.height)]).toEqual([22, 130]);
});

it('[CF9] its frame is the part that is seen, and there is none to show while that is everything', () => {
  const frame = frameOf({ minX: 25, minY: 0, maxX: 75, maxY: 25 });
  const scale = minimapSize(bounds).width / 108;
  expect([frame.left, frame.top, frame.width, frame.height]).toEqual(
    [29 * scale, 4 * scale, 50 * scale, 25 * scale].map((value) => expect.closeTo(value)),
  );
  expect(frame.isWhole).toBe(false);
  const beyond = frameOf({ minX: 50, minY: -100, maxX: 500, maxY: 100 });
  expect([beyond.left, beyond.top, beyond.left + beyond.width, beyond.height]).toEqual(
    [54 * scale, 0, minimapSize(bounds).width, minimapSize(bounds).height].map((value) => expect.closeTo(value)),
  );
  expect(frameOf({ minX: -1, minY: -1, maxX: 101, maxY: 51 }).isWhole).toBe(true);
});

it('[CF9] a press moves its place to the middle of the window and keeps the zoom', () => {
  const { width, height } = minimapSize(bounds);
  const view = viewFromMinimap({ x: width / 2, y: height / 2 }, bounds, { scale: 20, x: 0, y: 0, turn: 0 }, window);
  const middle = toFloor(view, { x: 400, y: 300 });
  expect([view.scale, middle.x, middle.y]).toEqual([20, expect.closeTo(50), expect.closeTo(25)]);
});

it('[CF9] [VI8] of a turned view its frame is the window, turned the other way around its middle', () => {
  const turned = { scale: 16, x: 400, y: 300, turn: Math.PI / 6 };
  const frame = minimapFrame(turned, window, bounds);
  const scale = minimapSize(bounds).width / 108;
  expect([frame.turn, frame.width, frame.height]).toEqual([
    -Math.PI / 6,
    expect.closeTo(50 * scale),
    expect.closeTo(37.5 * scale),
  ]);
  expect([frame.left + frame.width / 2, frame.top + frame.height / 2]).toEqual([
    expect.closeTo(4 * scale),
    expect.closeTo(4 * scale),
  ]);
});
