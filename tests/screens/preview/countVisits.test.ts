import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countVisits, type VisitTarget } from '@/api/analytics/countVisits';
import { countVisits as countVisitsCall } from '@/contract/analytics/analytics';

const TARGET: VisitTarget = {
  address: 'https://atrium.test/api/analytics/events',
  location: '0b9a3b0c-6f0e-4d2e-9a55-8f5f1f3c7a01',
  accessKey: 'a-key',
  service: 'mapapp',
  environment: 'live',
};

let sent: { address: string; body: string }[] = [];
let stop = () => {};
beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ now: new Date('2026-03-10T09:00:00Z') });
  vi.stubGlobal('navigator', {
    sendBeacon: (address: string, body: string) => {
      sent.push({ address, body });
      return true;
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (isKiosk = false) => {
  stop = countVisits(TARGET, { isKiosk });
  vi.advanceTimersByTime(2000);
};
const touch = () => window.dispatchEvent(new Event('pointerdown'));
const bodies = () => sent.map(({ body }) => countVisitsCall.body._zod.run({ value: JSON.parse(body), issues: [] }, {}));
const sessions = () => sent.map(({ body }) => JSON.parse(body).events[0].session);

it('[AY10] sends a visit as the service takes it, and nothing about the visitor', () => {
  start();
  expect(sent.map(({ address }) => address)).toEqual([TARGET.address]);
  expect(bodies()).toMatchObject([{ issues: [] }]);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    location: TARGET.location,
    access_key: 'a-key',
    events: [{ service: 'mapapp', environment: 'live', time: '2026-03-10T09:00:01.000Z', session: expect.any(String) }],
  });
});

it('[AY10] sends no second event of a visit in the same hour, and another visit after a pause', () => {
  start();
  touch();
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(6 * 60_000);
  touch();
  expect(new Set(sessions()).size).toBe(2);
  stop();
  vi.advanceTimersByTime(6 * 60_000);
  touch();
  expect(sent).toHaveLength(2);
});

it('[AY10] on a kiosk a visit begins with a touch', () => {
  start(true);
  expect(sent).toEqual([]);
  touch();
  expect(sent).toHaveLength(1);
});

it('[AY10] a page that cannot send works as well', async () => {
  const failing = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('navigator', { sendBeacon: () => false });
  vi.stubGlobal('fetch', failing);
  start();
  expect(failing).toHaveBeenCalledWith(TARGET.address, expect.objectContaining({ keepalive: true, mode: 'no-cors' }));
  vi.stubGlobal('navigator', {
    sendBeacon: () => {
      throw new TypeError('Refused');
    },
  });
  stop();
  expect(() => start()).not.toThrow();
});
