import { expect, it } from 'vitest';
import { exceedsDragThreshold, type ToolGesture, type ToolPointer } from '@/machines/editor/toolPointer';

const pressed = { press: { screen: { x: 100, y: 100 } } } as ToolGesture;
const at = (x: number, y: number, isTouch = false) => ({ screen: { x, y }, isTouch }) as ToolPointer;

it('[MT26] a drag begins four pixels away in any direction, and eight by touch; without a press there is none', () => {
  for (const [x, y] of [
    [104, 100],
    [96, 100],
    [100, 104],
    [100, 96],
  ] as const)
    expect(exceedsDragThreshold(pressed, at(x, y)), `${x} ${y}`).toBe(true);
  expect(exceedsDragThreshold(pressed, at(103, 100))).toBe(false);
  expect([7, 8].map((by) => exceedsDragThreshold(pressed, at(100, 100 + by, true)))).toEqual([false, true]);
  expect(exceedsDragThreshold({ press: null } as ToolGesture, at(200, 200))).toBe(false);
});
