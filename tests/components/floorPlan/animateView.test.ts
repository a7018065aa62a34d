import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { animateView, viewAtRest } from '@/components/floorPlan/animateView';
import { createStore } from '@/components/mapCanvas/store';
import { toRadians } from '@/model/geometry/turns';
import { toFloor, turnAround, type View } from '@/model/geometry/view';

const MIDDLE = { x: 400, y: 300 };
const TURNED: View = { scale: 10, x: 20, y: -40, turn: toRadians(40) };
const RESET = turnAround(TURNED, MIDDLE, -TURNED.turn);

let frames: FrameRequestCallback[] = [];
let now = 0;
const frame = (milliseconds: number) => {
  now += milliseconds;
  for (const callback of frames.splice(0)) callback(now);
};

beforeEach(() => {
  frames = [];
  now = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => void vi.unstubAllGlobals());

it('[VI11] a turn is reset around the middle of the window, the shorter way', () => {
  const view = createStore<View>(TURNED);
  const held = toFloor(TURNED, MIDDLE);
  animateView(view, RESET, false);
  let last = TURNED.turn;
  for (let at = 0; at < 4; at++) {
    frame(40);
    const { turn } = view.get();
    expect(turn).toBeGreaterThan(0);
    expect(turn).toBeLessThan(last);
    expect(toFloor(view.get(), MIDDLE).x).toBeCloseTo(held.x, 6);
    expect(toFloor(view.get(), MIDDLE).y).toBeCloseTo(held.y, 6);
    last = turn;
  }
  frame(40);
  expect([view.get(), frames]).toEqual([RESET, []]);
});

it('[VI11] what is asked for meanwhile begins with the turn that the map is on its way to, unless somebody moved it', () => {
  const view = createStore<View>(TURNED);
  animateView(view, RESET, false);
  frame(60);
  expect(viewAtRest(view)).toBe(RESET);
  const moved = { ...view.get(), x: 0 };
  view.set(moved);
  frame(20);
  expect([viewAtRest(view), view.get(), frames]).toEqual([moved, moved, []]);
  animateView(view, RESET, true);
  expect([viewAtRest(view), view.get()]).toEqual([RESET, RESET]);
});
