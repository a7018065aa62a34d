import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { retryWait } from '@/app/retry/retryWait';
import { watchListeners } from '../support/listeners';

afterEach(() => vi.restoreAllMocks());

it('[ET21] a wait hears when the network goes and returns, and nothing once it is over', () => {
  const listening = watchListeners();
  const actor = createActor(retryWait, { input: { failures: 1 } }).start();
  expect(listening()).toEqual(['window offline', 'window online']);
  window.dispatchEvent(new Event('offline'));
  const lost = JSON.stringify(actor.getSnapshot().value);
  window.dispatchEvent(new Event('online'));
  expect(JSON.stringify(actor.getSnapshot().value)).not.toBe(lost);
  actor.stop();
  expect(listening()).toEqual([]);
});

it('[ET21] a wait that begins without network begins offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = createActor(retryWait, { input: { failures: 1 } }).start();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const online = createActor(retryWait, { input: { failures: 1 } }).start();
  expect(offline.getSnapshot().value).not.toEqual(online.getSnapshot().value);
  for (const actor of [offline, online]) actor.stop();
});
