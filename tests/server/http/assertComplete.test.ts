import { expect, it } from 'vitest';
import { assertComplete } from '../../../server/http/assertComplete';

const calls = (...names: string[]) => names.map((name) => ({ name }));

it('[HT14] a service that serves each call of the contract once may start', () => {
  expect(() => assertComplete(calls('a', 'b'), calls('b', 'a'))).not.toThrow();
});

it('[HT14] one that lacks a call, has one twice, or serves one that is not in the contract does not start', () => {
  expect(() => assertComplete(calls('a', 'b', 'c'), calls('b', 'b', 'd'))).toThrow(
    'Calls without an implementation: a, c; with two: b; missing from allCalls: d.',
  );
});
