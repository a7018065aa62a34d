// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const workbox = vi.hoisted(() => ({
  addPlugins: vi.fn(),
  cleanupOutdatedCaches: vi.fn(),
  matchPrecache: vi.fn(),
  precache: vi.fn(),
  precacheAndRoute: vi.fn(),
}));
vi.mock('workbox-precaching', () => workbox);

const ORIGIN = 'http://atrium.example';
const files = [
  { url: '/kiosk', revision: '1' },
  { url: '/assets/kiosk.js', revision: null },
];
const kept = new Map<string, Response>();
const network = vi.fn(async () => new Response('network'));
const [skipWaiting, claim] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];

/** The scope of a service worker that runs a script. */
async function run(script: 'kiosk' | 'wayfinder') {
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    __WB_MANIFEST: files,
    skipWaiting,
    clients: { claim },
    location: new URL(`${ORIGIN}/kiosk-worker.js`),
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  };
  vi.resetModules();
  vi.stubGlobal('self', scope);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', { match: async (address: string) => kept.get(address) });
  if (script === 'kiosk') await import('@/app/kioskDisplay/serviceWorker');
  else await import('@/app/wayfinder/serviceWorker');
  const dispatch = (type: string, event: object) => listeners.get(type)?.(event as never);
  /** The answer of the worker to a request; null where it leaves it to the browser. */
  const fetched = async (path: string, more: { method?: string; mode?: string; range?: string } = {}) => {
    let answer: Promise<Response> | null = null;
    const { method = 'GET', mode = 'cors', range } = more;
    const headers = new Headers(range === undefined ? {} : { range });
    const request = { method, mode, url: new URL(path, ORIGIN).href, headers };
    dispatch('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer === null ? null : (await (answer as Promise<Response>)).text();
  };
  return { dispatch, fetched, listeners };
}

beforeEach(() => {
  vi.clearAllMocks();
  kept.clear();
  workbox.matchPrecache.mockImplementation(async (url: string) =>
    files.some((file) => file.url === url) ? new Response(`kept ${url}`) : undefined,
  );
});

it('[KI81] the worker of a kiosk keeps the files of its page, and takes over the pages that are open', async () => {
  const { dispatch } = await run('kiosk');
  expect(workbox.precache).toHaveBeenCalledWith(files);
  expect(workbox.cleanupOutdatedCaches).toHaveBeenCalledTimes(1);
  const waitUntil = vi.fn();
  dispatch('activate', { waitUntil });
  expect([claim.mock.calls.length, waitUntil.mock.calls[0]?.[0]]).toEqual([1, expect.any(Promise)]);
});

it('[KI81] a newer worker waits until the page says that nobody uses it', async () => {
  const { dispatch } = await run('kiosk');
  dispatch('message', { data: 'other' });
  expect(skipWaiting).not.toHaveBeenCalled();
  dispatch('message', { data: 'activate' });
  expect(skipWaiting).toHaveBeenCalledTimes(1);
});

it('[KI81] the page of the kiosk and its scripts come from the cache, other pages from the network', async () => {
  const { fetched } = await run('kiosk');
  const navigate = { mode: 'navigate' };
  expect(await fetched('/kiosk', navigate)).toBe('kept /kiosk');
  expect(await fetched('/kiosk/', navigate)).toBe('kept /kiosk');
  expect(await fetched('/kiosks', navigate)).toBeNull();
  expect(await fetched('/assets/kiosk.js')).toBe('kept /assets/kiosk.js');
  expect(await fetched('/assets/other.js')).toBeNull();
  expect(await fetched('/kiosk', { ...navigate, method: 'POST' })).toBeNull();
  expect(await fetched('http://other.example/kiosk', navigate)).toBeNull();
  expect(await fetched('http://other.example/assets/kiosk.js')).toBeNull();
  workbox.matchPrecache.mockResolvedValue(undefined);
  expect([await fetched('/kiosk', navigate), await fetched('/assets/kiosk.js')]).toEqual(['network', 'network']);
});

it('[KI81] pictures and films come from what the page has kept, in the part that is asked for, or from the network', async () => {
  const { fetched } = await run('kiosk');
  kept.set('/api/images/a.png', new Response('0123456789'));
  expect(await fetched('/api/images/a.png')).toBe('0123456789');
  kept.set('/api/images/a.png', new Response('0123456789'));
  expect(await fetched('/api/images/a.png', { range: 'bytes=2-4' })).toBe('234');
  expect(await fetched('/icons/b.svg')).toBe('network');
  expect(await fetched('/api/projects')).toBeNull();
});

it('[KI81] a file of another build is not kept', async () => {
  await run('kiosk');
  const { cacheWillUpdate } = workbox.addPlugins.mock.calls[0]?.[0][0] ?? {};
  const keeps = async (path: string, text: string, type: string) => {
    const response = new Response(text, { headers: { 'content-type': type } });
    return (await cacheWillUpdate({ request: { url: `${ORIGIN}${path}` }, response })) === response;
  };
  expect(await keeps('/kiosk', '<script src="/assets/kiosk.js"></script>', 'text/html')).toBe(true);
  expect(await keeps('/kiosk', '<script src="/assets/other.js"></script>', 'text/html')).toBe(false);
});

it('[KI81] the worker of a wayfinder takes over at once and keeps its files whatever its address names', async () => {
  const { dispatch, listeners } = await run('wayfinder');
  expect([skipWaiting.mock.calls.length, [...listeners.keys()]]).toEqual([1, ['activate']]);
  dispatch('activate', { waitUntil: () => undefined });
  expect(claim).toHaveBeenCalledTimes(1);
  const [given, { ignoreURLParametersMatching }] = workbox.precacheAndRoute.mock.calls[0] ?? [];
  expect([given, ignoreURLParametersMatching[0].test('kiosk')]).toEqual([files, true]);
});
