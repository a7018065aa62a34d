import { FetchError } from 'ofetch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatWhileBusy } from '@/api/transport/repeatWhileBusy';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function failure(status: number, retryAfter: string | null): FetchError {
  const headers = new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter });
  return Object.assign(new FetchError('It failed.'), { status, response: new Response(null, { status, headers }) });
}

it('[ER11] a busy service is read again after the time that it names', async () => {
  const read = vi.fn().mockRejectedValueOnce(failure(503, '5')).mockResolvedValueOnce('the list');
  const answer = repeatWhileBusy(read, undefined);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(read).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('the list');
});

it('[ER11] one that stays busy is asked three times in all', async () => {
  const read = vi.fn().mockRejectedValue(failure(503, '2'));
  const answer = expect(repeatWhileBusy(read, undefined)).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(60_000);
  await answer;
  expect(read).toHaveBeenCalledTimes(3);
});

it.each([
  ['without a time', failure(503, null)],
  ['for longer than ten seconds', failure(503, '60')],
  ['for another reason', failure(500, '1')],
])('[ER11] a service that does not answer %s is asked once', async (_why, error) => {
  const read = vi.fn().mockRejectedValue(error);
  await expect(repeatWhileBusy(read, undefined)).rejects.toBe(error);
  expect(read).toHaveBeenCalledOnce();
});

it('[ER11] nothing is read for somebody who has left meanwhile', async () => {
  const left = new AbortController();
  const read = vi.fn().mockRejectedValue(failure(503, '5'));
  const answer = expect(repeatWhileBusy(read, left.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(1_000);
  left.abort();
  await vi.advanceTimersByTimeAsync(5_000);
  await answer;
  expect(read).toHaveBeenCalledOnce();
});
