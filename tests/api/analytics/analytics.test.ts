import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { NO_RANGE } from '@/model/analytics/dateRange';

const ONE = '0b9a3b0c-6f0e-4d2e-9a55-8f5f1f3c7a01';
const RANGE = { start: '2026-07-01 00:00:00', end: '2026-07-02 00:00:00' };

let server: Server;
let asked: string[] = [];
let isSilent = false;
let fetchAnalytics: typeof import('@/api/analytics/analytics')['fetchAnalytics'];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push(`${request.method} ${decodeURIComponent(request.url ?? '')} ${body}`.trim());
    if (!isSilent)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [], message: '' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`);
  ({ fetchAnalytics } = await import('@/api/analytics/analytics'));
});
afterAll(() => void server.closeAllConnections());
beforeEach(() => {
  asked = [];
  isSilent = false;
});

const ask = (range = NO_RANGE) =>
  fetchAnalytics(
    { project: null, range, environments: ['live', 'dev'] },
    'Europe/London',
    new AbortController().signal,
  );

it('[AY14] asks table and charts with one filter, for everything that the provider has', async () => {
  expect(await ask(RANGE)).toEqual({ zone: null, services: [], hours: [], visitors: [] });
  const body = JSON.stringify({ environments: 'live,dev', start: '2026-06-30 23:00:00', end: '2026-07-01 23:00:00' });
  expect(asked.map((one) => one.replaceAll('+', ' ')).sort()).toEqual([
    'GET /api/analytics/web/basic?environments=live,dev&start=2026-06-30 23:00:00&end=2026-07-01 23:00:00',
    `POST /api/analytics/top_times ${body}`,
    `POST /api/analytics/top_visitors ${body}`,
  ]);
});

it('[AY14] leaves start and end out where no range is set', async () => {
  await ask();
  expect(asked.filter((one) => /start|end/.test(one))).toEqual([]);
});

it('[AY19] gives up after 15000 milliseconds', async () => {
  isSilent = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let ended: unknown = null;
    void ask().catch((error: unknown) => {
      ended = error;
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(ended).toMatchObject({ status: 500 }));
  } finally {
    vi.useRealTimers();
  }
});

it('[AY14] asks for the zone of a location, and for its figures', async () => {
  const figures = fetchAnalytics(
    { project: ONE, range: NO_RANGE, environments: ['live'] },
    'Europe/London',
    new AbortController().signal,
  );
  // The answer of this server is no location.
  await expect(figures).rejects.toBeDefined();
  expect(asked).toEqual([`GET /api/projects/${ONE}`]);
});
