import { expect, it } from 'vitest';
import { ApiError } from '@/api/transport/apiError';
import { pollInterval } from '@/api/transport/pollInterval';

const answered = { error: null, dataUpdatedAt: 1_000_000, errorUpdatedAt: 0 };
const failed = (status: number, milliseconds: number) => ({
  error: new ApiError(status, 'No.', null),
  dataUpdatedAt: 1_000_000,
  errorUpdatedAt: 1_000_000 + milliseconds,
});

it('[ER10] asks at its interval while the service answers', () => {
  expect(pollInterval(700, answered)).toBe(700);
});

it.each([400, 401, 403, 404, 409, 410])('[ER10] asks no more after %i', (status) => {
  expect(pollInterval(700, failed(status, 10))).toBe(false);
});

it.each([408, 425, 429, 500, 503])('[ER10] waits longer and longer after %i, a minute at most', (status) => {
  expect([0, 500, 1_400, 30_000, 3_600_000].map((since) => pollInterval(700, failed(status, since)))).toEqual([
    700, 700, 1_400, 30_000, 60_000,
  ]);
});

it('[ER10] a list that was never loaded is asked for once a minute', () => {
  expect(pollInterval(700, { ...failed(503, 0), dataUpdatedAt: 0 })).toBe(60_000);
});
