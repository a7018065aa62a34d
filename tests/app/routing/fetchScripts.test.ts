import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let asked: string[] = [];
let failures = 0;
/** The answer of the service to a request for its page. */
let page: string | null = null;
beforeEach(() => {
  asked = [];
  failures = 0;
  page = null;
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/') return page === null ? Promise.reject(new TypeError('Failed to fetch')) : new Response(page);
    asked.push(address);
    failures -= 1;
    return new Response('', { status: failures >= 0 ? 503 : 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fetchScripts = async () => (await import('@/app/routing/fetchScripts')).fetchScripts;

it('[NV10] a module is imported after its scripts have been fetched, each of them once', async () => {
  const fetchFiles = await fetchScripts();
  const load = vi.fn(async () => asked.length);
  expect(await fetchFiles(load, ['assets/a.js', 'assets/b.js'])).toBe(2);
  expect(await fetchFiles(load, ['assets/b.js'])).toBe(2);
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js']);
});

it('[NV10] a script that cannot be fetched is requested again, and the module is not imported before', async () => {
  failures = 2;
  const fetchFiles = await fetchScripts();
  const load = vi.fn(async () => 'loaded');
  const loading = fetchFiles(load, ['assets/a.js']);
  await vi.advanceTimersByTimeAsync(500);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await loading).toBe('loaded');
  expect(asked).toHaveLength(3);
});

it('[NV10] after the third failure the module is not imported; the next call requests its script again', async () => {
  failures = 3;
  const fetchFiles = await fetchScripts();
  const load = vi.fn(async () => 'loaded');
  const failed = expect(fetchFiles(load, ['assets/a.js'])).rejects.toThrow('/assets/a.js was answered with 503.');
  await vi.advanceTimersByTimeAsync(2000);
  await failed;
  expect(load).not.toHaveBeenCalled();
  expect(await fetchFiles(load, ['assets/a.js'])).toBe('loaded');
});

it('[RB4] a script of an earlier release is requested once, and nothing after it', async () => {
  page = '<script type="module" src="/assets/index-newer.js"></script>';
  failures = 100;
  const fetchFiles = await fetchScripts();
  await expect(fetchFiles(async () => 'loaded', ['assets/a.js'])).rejects.toMatchObject({ name: 'OutdatedError' });
  expect(asked).toEqual(['/assets/a.js']);
});

it('[RB4] with a page of a proxy in between it is requested again as before', async () => {
  page = '<h1>Sign in to this network</h1>';
  failures = 1;
  const fetchFiles = await fetchScripts();
  const loading = fetchFiles(async () => 'loaded', ['assets/a.js']);
  await vi.advanceTimersByTimeAsync(500);
  expect(await loading).toBe('loaded');
  expect(asked).toHaveLength(2);
});

it('[RB4] the release of the service is another one where its page names another first script', async () => {
  const { isOutdated } = await import('@/app/routing/release');
  page = '<script type="module" src="/assets/index-own.js"></script>';
  expect(await isOutdated('/assets/index-own.js')).toBe(false);
  page = null;
  expect(await isOutdated('/assets/index-own.js')).toBe(false);
  page = '<script type="module" src="/assets/index-newer.js"></script>';
  expect(await isOutdated('/assets/index-own.js')).toBe(true);
  // Once it is known nobody is asked again.
  page = null;
  expect(await isOutdated('/assets/index-own.js')).toBe(true);
});
