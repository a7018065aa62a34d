import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pacedRefresh } from '@/app/shell/pacedRefresh';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A list that takes so long to load, and how often it was loaded. */
function listTaking(milliseconds: number) {
  let loads = 0;
  const refresh = pacedRefresh(() => {
    loads += 1;
    return new Promise((done) => setTimeout(done, milliseconds));
  });
  return { refresh, loads: () => loads };
}

it('[LU15] a single change is shown at once, and many of a long list take a tenth of the time', async () => {
  const { refresh, loads } = listTaking(1000);
  refresh();
  expect(loads()).toBe(1);
  for (let second = 0; second < 60; second += 1) {
    refresh();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(loads()).toBe(7);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads()).toBe(7);
});

it('[LU15] a short list follows each change, and the longest rest is fifteen seconds', async () => {
  const short = listTaking(20);
  for (let second = 0; second < 10; second += 1) {
    short.refresh();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(short.loads()).toBe(10);
  const long = listTaking(30_000);
  long.refresh();
  long.refresh();
  await vi.advanceTimersByTimeAsync(44_000);
  expect(long.loads()).toBe(1);
  await vi.advanceTimersByTimeAsync(1500);
  expect(long.loads()).toBe(2);
});
