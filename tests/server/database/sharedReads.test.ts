import { expect, it } from 'vitest';
import { sharedReads } from '../../../server/database/sharedReads';

/** Readings that end when the test says so; what they give is what `world` is when they begin. */
function drive() {
  const world = { word: 'before' };
  const readings: { key: string; end(): void; fail(): void }[] = [];
  const read = sharedReads((key: string) => {
    const { word } = world;
    return new Promise<string>((ended, failed) => {
      readings.push({ key, end: () => ended(`${key} ${word}`), fail: () => failed(new Error('no answer')) });
    });
  });
  return { world, readings, read };
}

it('[NW14] ten who ask during a reading share the next one, which begins after they asked', async () => {
  const { world, readings, read } = drive();
  const first = read('a');
  world.word = 'after';
  const later = Array.from({ length: 10 }, () => read('a'));
  expect(readings).toHaveLength(1);
  readings[0]?.end();
  expect(await first).toBe('a before');
  readings[1]?.end();
  expect(new Set(await Promise.all(later))).toEqual(new Set(['a after']));
  expect(readings).toHaveLength(2);
});

it('[NW14] another location is read at once, and nothing is kept', async () => {
  const { readings, read } = drive();
  const both = [read('a'), read('b')];
  expect(readings.map(({ key }) => key)).toEqual(['a', 'b']);
  for (const reading of readings) reading.end();
  await Promise.all(both);
  const again = read('a');
  expect(readings).toHaveLength(3);
  readings[2]?.end();
  await again;
});

it('[NW14] a reading that fails fails for its own callers alone', async () => {
  const { readings, read } = drive();
  const first = read('a');
  const second = read('a');
  readings[0]?.fail();
  await expect(first).rejects.toThrow('no answer');
  readings[1]?.end();
  expect(await second).toBe('a before');
});
