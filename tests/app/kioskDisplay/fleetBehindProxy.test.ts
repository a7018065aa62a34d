import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectSession } from '@/api/transport/http';
import { provideKioskDisplay } from '@/app/kioskDisplay/provideKioskDisplay';
import { testPublication } from '../../support/dom/testPublication';
import { configurationAnswer } from '../support/samples';

const kept = vi.hoisted(() => ({
  confirmKeptLocation: vi.fn(async () => undefined),
  dropKeptLocation: vi.fn(async () => undefined),
  keepLocation: vi.fn(async () => undefined),
  readKeptLocation: vi.fn<() => Promise<unknown>>(async () => null),
  readKeptPlan: vi.fn(async () => null),
}));
vi.mock('@/api/kiosks/keptLocation', () => kept);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const FLEET = 200;
/** Those that lose their power while the proxy is wrong, and start from what they have kept. */
const RESTARTED = 50;
const publication = testPublication();

/** Something between the kiosks and their service. */
type Proxy = 'transparent' | '401 html' | '502 html';
let proxy: Proxy;
let tag: string;
const removeItem = vi.fn();

const html = (status: number, title: string) =>
  new Response(`<html><title>${title}</title></html>`, { status, headers: { 'content-type': 'text/html' } });
const json = (data: unknown) => Response.json({ data, message: '' });

function answerOf(address: string): Response {
  if (proxy === '401 html') return html(401, 'Sign in to the network');
  if (proxy === '502 html') return html(502, 'Bad gateway');
  if (address.endsWith('/devices/check-in')) return json({ tag });
  if (address.endsWith('/devices/configuration')) return json(configurationAnswer({ tag }));
  return json({ draft: false, publication });
}

beforeEach(() => {
  vi.useFakeTimers();
  proxy = 'transparent';
  tag = 'before';
  removeItem.mockReset();
  vi.stubGlobal('localStorage', { getItem: () => 'key', setItem: () => undefined, removeItem });
  vi.stubGlobal('fetch', async (address: string) => answerOf(address));
  connectSession({
    token: () => null,
    newerToken: () => null,
    organisation: () => null,
    tokenRefreshed: () => undefined,
    sessionExpired: () => undefined,
    notFound: () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openKiosk(at: number) {
  const machine = provideKioskDisplay(new QueryClient(), true);
  const actor = createActor(machine, { input: { deviceKey: `key ${at}` } }).start();
  return {
    stop: () => actor.stop(),
    hasKey: () => actor.getSnapshot().context.deviceKey === `key ${at}`,
    showsMap: () => {
      const { value, context } = actor.getSnapshot();
      if (context.shown?.build == null || typeof value !== 'object' || !('commissioned' in value)) return false;
      return !['loading', 'failed', 'nothing'].includes(value.commissioned.display as string);
    },
    isInContact: () => actor.getSnapshot().matches({ commissioned: { contact: 'inContact' } }),
    shownTag: () => actor.getSnapshot().context.shown?.tag,
  };
}

it('[KI114] 200 kiosks behind a proxy that answers 401, then 502, keep their keys and maps, and are back within two check-ins', async () => {
  let fleet = Array.from({ length: FLEET }, (_, at) => openKiosk(at));
  const count = (what: (kiosk: (typeof fleet)[number]) => boolean) => fleet.filter(what).length;
  const keepThrough = async (minutes: number) => {
    for (let half = 0; half < 2 * minutes; half += 1) {
      await vi.advanceTimersByTimeAsync(MINUTE / 2);
      expect([count((one) => one.hasKey()), count((one) => one.showsMap())]).toEqual([FLEET, FLEET]);
    }
  };
  await keepThrough(3);
  expect(count((one) => one.isInContact())).toBe(FLEET);

  proxy = '401 html';
  tag = 'published meanwhile';
  await keepThrough(5);
  kept.readKeptLocation.mockResolvedValue({ configuration: configurationAnswer({ tag: 'before' }), publication });
  for (const one of fleet.slice(0, RESTARTED)) one.stop();
  fleet = [...fleet.slice(RESTARTED), ...Array.from({ length: RESTARTED }, (_, at) => openKiosk(at))];
  await keepThrough(5);
  expect(count((one) => one.isInContact())).toBe(0);

  proxy = '502 html';
  await keepThrough(10);
  expect(count((one) => one.isInContact())).toBe(0);

  proxy = 'transparent';
  await keepThrough(2);
  expect(count((one) => one.isInContact())).toBe(FLEET);
  expect(count((one) => one.shownTag() === 'published meanwhile')).toBe(FLEET);
  expect([removeItem.mock.calls, kept.dropKeptLocation.mock.calls]).toEqual([[], []]);
  for (const one of fleet) one.stop();
});
