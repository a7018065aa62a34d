import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let asked: string[] = [];
let failures = 0;
beforeEach(() => {
  asked = [];
  failures = 0;
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
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
