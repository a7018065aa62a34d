// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createFrameQueue } from '@/components/mapCanvas/pictures/frameQueue';

afterEach(() => vi.restoreAllMocks());

it('[MT29] sliced work goes on in the frames of the page, and asks for none once it is done or taken out', () => {
  const frames: (() => void)[] = [];
  const cancelled: number[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => frames.push(() => call(0)));
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((frame) => void cancelled.push(frame));
  const queue = createFrameQueue(() => 0);
  let steps = 0;
  const work = {
    step: () => {
      steps += 1;
      return steps === 2;
    },
    settle: () => undefined,
  };
  queue.add(work);
  for (let at = 0; at < frames.length && at < 10; at += 1) frames[at]?.();
  expect(steps).toBe(2);
  const asked = frames.length;
  steps = 5;
  queue.add(work);
  queue.remove(work);
  expect([frames.length, cancelled.length]).toEqual([asked + 1, 1]);
});
