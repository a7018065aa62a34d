import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renewIdlePage } from '@/app/wayfinder/renewIdlePage';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The workers of a page, as far as they are asked. */
function workers({ isControlled = true, update = async () => undefined as unknown } = {}) {
  const asked: string[] = [];
  const container = {
    controller: isControlled ? { postMessage: (message: string) => void asked.push(message) } : null,
    getRegistration: async () => ({
      update: () => {
        asked.push('update');
        return update();
      },
    }),
  };
  return { asked, container: container as unknown as ServiceWorkerContainer };
}
const pass = () => vi.advanceTimersByTimeAsync(HOUR);

it('[WB12] an open page looks for a newer build every hour, and its visit has ended once nobody touches it', async () => {
  const { asked, container } = workers();
  const stop = renewIdlePage(container);
  await pass();
  expect(asked).toEqual(['update']);
  await pass();
  expect(asked).toEqual(['update', 'visit-ended']);
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    window.dispatchEvent(new Event(type));
    await pass();
    expect(asked.at(-1)).toBe('update');
  }
  await pass();
  expect(asked.at(-1)).toBe('visit-ended');
  const count = asked.length;
  stop();
  await pass();
  expect(asked).toHaveLength(count);
});

it('[WB12] a page without a worker yet, or without a network, goes on looking', async () => {
  const { asked, container } = workers({ isControlled: false, update: () => Promise.reject(new TypeError('offline')) });
  const stop = renewIdlePage(container);
  await pass();
  await pass();
  expect(asked).toEqual(['update', 'update']);
  stop();
});
