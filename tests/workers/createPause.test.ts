import { describe, expect, it } from 'vitest';
import { createPause } from '@/workers/createPause';

describe('createPause', () => {
  it('[ME23] comes after twelve milliseconds of work, counted from the end of the last pause', async () => {
    let clock = 500;
    const pause = createPause(() => clock);
    clock += 11;
    expect(pause()).toBeNull();
    clock += 1;
    const first = pause();
    expect(first).not.toBeNull();
    clock += 300;
    await first;
    expect(pause()).toBeNull();
    clock += 12;
    await expect(pause()).resolves.toBeUndefined();
  });

  it('[ME23] ends the task that runs: no number of promises brings it to its end', async () => {
    let clock = 0;
    const pause = createPause(() => clock);
    clock = 12;
    let isOver = false;
    const paused = pause()?.then(() => {
      isOver = true;
    });
    for (let turn = 0; turn < 1000; turn++) await Promise.resolve();
    expect(isOver).toBe(false);
    await paused;
    expect(isOver).toBe(true);
  });
});
