import { expect, it } from 'vitest';
import { decodeSample, encodeSample, hasFunction } from '@/machines/inspect/simulation/sampleValue';

const passed = (value: unknown) => decodeSample(JSON.parse(JSON.stringify(encodeSample(value))));

it('[MV31] values of samples are the same after they were a file', () => {
  const value = {
    text: 'a',
    list: [1, null, true, { deep: undefined }],
    map: new Map([['a', { n: 1 }]]),
    set: new Set([1, 2]),
    date: new Date(5),
    endless: Number.POSITIVE_INFINITY,
  };
  expect(passed(value)).toEqual(value);
  expect(passed(undefined)).toBeUndefined();
});

it('[MV31] an error keeps its name, its text and its fields, a file its name and its size', () => {
  const error = Object.assign(new Error('Not found'), { name: 'ApiError', status: 404 });
  expect(passed(error)).toMatchObject({ message: 'Not found', name: 'ApiError', status: 404 });
  expect(passed(error)).toBeInstanceOf(Error);
  const file = passed(new File(['abc'], 'a.zip', { type: 'application/zip' }));
  expect(file).toMatchObject({ name: 'a.zip', size: 3, type: 'application/zip' });
});

it('[MV31] a function is told apart, and does nothing afterwards', () => {
  expect([hasFunction(encodeSample({ a: [() => 1] })), hasFunction(encodeSample({ a: 'function' }))]).toEqual([
    true,
    false,
  ]);
  expect((passed({ run: () => 1 }) as { run: () => unknown }).run()).toBeUndefined();
});
