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
const update = vi.fn(async () => undefined);
const registration = { waiting: null as { postMessage: (message: unknown) => void } | null, update };
let pages: { url: string; navigate: (url: string) => Promise<void> }[] = [];

/** The scope of a service worker that runs a script. */
async function run(script: 'kiosk' | 'wayfinder') {
  const listeners = new Map<string, ((event: never) => void)[]>();
  const scope = {
    __WB_MANIFEST: files,
    skipWaiting,
    clients: { claim, matchAll: async () => pages },
    registration,
    location: new URL(`${ORIGIN}/kiosk-worker.js`),
    addEventListener: (type: string, listener: (event: never) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  };
  vi.resetModules();
  vi.stubGlobal('self', scope);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('caches', { match: async (address: string) => kept.get(address) });
  if (script === 'kiosk') await import('@/app/kioskDisplay/serviceWorker');
  else await import('@/app/wayfinder/serviceWorker');
  /** Resolves once the worker has done what it wants to be kept alive for. */
  const dispatch = async (type: string, event: object) => {
    const works: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void works.push(work);
    for (const listener of listeners.get(type) ?? []) listener({ waitUntil, ...event } as never);
    await Promise.all(works);
    return works.length;
  };
  /** The answer of the worker to a request; null where it leaves it to the browser. */
  const fetched = async (path: string, more: { method?: string; mode?: string; range?: string } = {}) => {
    let answer: Promise<Response> | null = null;
    const { method = 'GET', mode = 'cors', range } = more;
    const headers = new Headers(range === undefined ? {} : { range });
    const request = { method, mode, url: new URL(path, ORIGIN).href, headers };
    const respondWith = (given: Promise<Response>) => (answer = given);
    await dispatch('fetch', { request, respondWith, stopImmediatePropagation: () => undefined });
    if (answer === null) return null;
    const given: Response = await answer;
    return given.headers.get('refresh') === null ? given.text() : 'once more';
  };
  return { dispatch, fetched };
}

beforeEach(() => {
  vi.clearAllMocks();
  kept.clear();
  pages = [];
  registration.waiting = null;
  workbox.matchPrecache.mockImplementation(async (url: string) =>
    files.some((file) => file.url === url) ? new Response(`kept ${url}`) : undefined,
  );
});

it('[KI81] the worker of a kiosk keeps the files of its page, and takes over the pages that are open', async () => {
  const { dispatch } = await run('kiosk');
  expect(workbox.precache).toHaveBeenCalledWith(files);
  expect(workbox.cleanupOutdatedCaches).toHaveBeenCalledTimes(1);
  expect([await dispatch('activate', {}), claim.mock.calls.length]).toEqual([1, 1]);
});

it('[KI81] a newer worker waits until the page says that nobody uses it', async () => {
  const { dispatch } = await run('kiosk');
  await dispatch('message', { data: 'other' });
  expect(skipWaiting).not.toHaveBeenCalled();
  await dispatch('message', { data: 'activate' });
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

it('[WB7] the worker of a wayfinder keeps its files whatever its address names', async () => {
  await run('wayfinder');
  const [given, { ignoreURLParametersMatching }] = workbox.precacheAndRoute.mock.calls[0] ?? [];
  expect([given, ignoreURLParametersMatching[0].test('kiosk')]).toEqual([files, true]);
});

const page = () => ({ url: `${ORIGIN}/?kiosk=1`, navigate: vi.fn(async () => undefined) });

it('[WB11] the worker of a newer build waits, and leaves the pages that are open their scripts', async () => {
  const { dispatch } = await run('wayfinder');
  pages = [page()];
  expect(skipWaiting).not.toHaveBeenCalled();
  await dispatch('activate', {});
  expect([claim.mock.calls.length, pages[0]?.navigate]).toEqual([1, expect.any(Function)]);
  expect(pages[0]?.navigate).not.toHaveBeenCalled();
});

it('[WB11] when a visit ends, the worker looks for a newer build, or lets the one that waits take over', async () => {
  const { dispatch } = await run('wayfinder');
  const newer = vi.fn();
  pages = [page()];
  await dispatch('message', { data: 'visit-ended' });
  expect([update.mock.calls.length, newer.mock.calls]).toEqual([1, []]);
  registration.waiting = { postMessage: newer };
  await dispatch('message', { data: 'visit-ended' });
  expect([update.mock.calls.length, newer.mock.calls]).toEqual([1, [['renew']]]);
  update.mockRejectedValueOnce(new Error('offline'));
  registration.waiting = null;
  await dispatch('message', { data: 'visit-ended' });
  expect(skipWaiting).not.toHaveBeenCalled();
});

it('[WB11] a page that is open beside that of the kiosk keeps its build', async () => {
  const { dispatch } = await run('wayfinder');
  const newer = vi.fn();
  pages = [page(), page()];
  registration.waiting = { postMessage: newer };
  await dispatch('message', { data: 'visit-ended' });
  expect(newer).not.toHaveBeenCalled();
});

it('[WB11] a newer build that was let take over loads the page of the kiosk anew', async () => {
  const { dispatch } = await run('wayfinder');
  const kiosk = page();
  pages = [kiosk];
  await dispatch('message', { data: 'renew' });
  expect(skipWaiting).toHaveBeenCalledOnce();
  await dispatch('activate', {});
  expect([claim.mock.calls.length, kiosk.navigate.mock.calls]).toEqual([1, [[kiosk.url]]]);
});

it('[WB11] a page that is opened or loaded anew begins with the newest build, unless another page is open', async () => {
  const { fetched, dispatch } = await run('wayfinder');
  const navigate = { mode: 'navigate' };
  expect(await fetched('/?source=poster', navigate)).toBeNull();
  const newer = vi.fn();
  registration.waiting = { postMessage: newer };
  expect([await fetched('/assets/kiosk.js'), newer.mock.calls]).toEqual([null, []]);
  pages = [page()];
  expect([await fetched('/?source=poster', navigate), newer.mock.calls]).toEqual(['once more', [['activate']]]);
  workbox.matchPrecache.mockResolvedValue(new Response('kept page'));
  pages = [page(), page()];
  expect([await fetched('/', navigate), newer.mock.calls.length]).toEqual(['kept page', 1]);
  await dispatch('message', { data: 'activate' });
  expect(skipWaiting).toHaveBeenCalledOnce();
});
