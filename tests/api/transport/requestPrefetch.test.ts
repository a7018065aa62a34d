import { beforeEach, expect, it, vi } from 'vitest';
import { RequestPrefetch } from '@/api/transport/requestPrefetch';

const ask = vi.fn<typeof fetch>();
let count = 0;
let ahead: RequestPrefetch;
beforeEach(() => {
  vi.useRealTimers();
  count = 0;
  ask.mockReset();
  ask.mockImplementation(async () => new Response(`answer ${++count}`));
  ahead = new RequestPrefetch(ask);
});

const acting = (organisation: string) => ({ 'x-acting-organisation': organisation });
const textOf = async (address: string, init?: RequestInit) => (await ahead.fetch(address, init)).text();

it('[NV9] what was asked for ahead answers the first who asks for it, the next one asks anew', async () => {
  ahead.prefetch('/api/network', { ...acting('o'), authorization: 'Bearer old' });
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/network', {
    headers: { ...acting('o'), authorization: 'Bearer old' },
    signal: expect.any(AbortSignal),
  });
  // The token may have been renewed in between.
  const headers = { ...acting('o'), authorization: 'Bearer new' };
  expect(await textOf('/api/network', { headers })).toBe('answer 1');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(await textOf('/api/network', { headers })).toBe('answer 2');
});

it.each<[string, string, RequestInit]>([
  ['another address', '/api/data', { headers: acting('o') }],
  ['for another organisation', '/api/network', { headers: acting('c') }],
  ['for none', '/api/network', {}],
  ['a write', '/api/network', { method: 'POST', headers: acting('o') }],
  ['whoever knows an answer', '/api/network', { headers: { ...acting('o'), 'if-none-match': '"tag"' } }],
  ['whoever gave up', '/api/network', { headers: acting('o'), signal: AbortSignal.abort() }],
])('[NV9] it does not answer %s', async (_, address, init) => {
  ahead.prefetch('/api/network', acting('o'));
  expect(await textOf(address, init)).toBe('answer 2');
});

/** Whether what was asked for first has been given up. */
const isAborted = () => ask.mock.calls[0]?.[1]?.signal?.aborted;

it('[NV9] after five seconds it is let go, and asked for anew', async () => {
  vi.useFakeTimers();
  ahead.prefetch('/api/network', acting('o'));
  vi.advanceTimersByTime(4_999);
  expect(isAborted()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isAborted()).toBe(true);
  expect(await textOf('/api/network', { headers: acting('o') })).toBe('answer 2');
});

it('[NV9] what was taken is read for as long as it takes, unless the one who took it gives up', async () => {
  vi.useFakeTimers();
  ahead.prefetch('/api/network', acting('o'));
  const controller = new AbortController();
  await ahead.fetch('/api/network', { headers: acting('o'), signal: controller.signal });
  vi.advanceTimersByTime(60_000);
  ahead.clear();
  expect(isAborted()).toBe(false);
  controller.abort();
  expect(isAborted()).toBe(true);
});

it('[NV9] what failed is asked for anew, and what is answered with an error is that answer', async () => {
  ask.mockRejectedValueOnce(new TypeError('no connection'));
  ahead.prefetch('/api/network', acting('o'));
  expect(await textOf('/api/network', { headers: acting('o') })).toBe('answer 1');
  ask.mockResolvedValueOnce(new Response('gone', { status: 404 }));
  ahead.prefetch('/api/network', acting('o'));
  expect((await ahead.fetch('/api/network', { headers: acting('o') })).status).toBe(404);
});

it('[NV9] what was forgotten answers nobody', async () => {
  ahead.prefetch('/api/network', acting('o'));
  ahead.clear();
  expect(isAborted()).toBe(true);
  expect(await textOf('/api/network', { headers: acting('o') })).toBe('answer 2');
});
