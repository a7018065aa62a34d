// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { startKioskWorker } from '@/app/kioskDisplay/kioskWorker';
import { startReleaseLook } from '@/app/kioskDisplay/releaseLook';

/** The service workers of a browser in which a newer one can be installed and take over. */
function fakeWorkers(controller: object | null) {
  const messages: unknown[] = [];
  const installing = new EventTarget();
  const registration = Object.assign(new EventTarget(), {
    installing,
    waiting: null as { postMessage: (message: unknown) => void } | null,
    update: vi.fn(async () => undefined),
  });
  const workers = Object.assign(new EventTarget(), { controller, register: async () => registration });
  return {
    workers: workers as unknown as ServiceWorkerContainer,
    registration,
    messages,
    install: () => {
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = { postMessage: (message) => void messages.push(message) };
      installing.dispatchEvent(new Event('statechange'));
    },
    takeOver: () => workers.dispatchEvent(new Event('controllerchange')),
  };
}
const settled = () => new Promise((done) => setTimeout(done));

afterEach(() => vi.restoreAllMocks());

it('[KI81] a newer page waits until nobody uses the kiosk, and is then loaded once its worker has taken over', async () => {
  const browser = fakeWorkers({});
  const renew = vi.fn();
  const worker = startKioskWorker(browser.workers, renew);
  await settled();
  worker.setInUse(true);
  browser.install();
  expect(browser.messages).toEqual([]);
  worker.setInUse(false);
  expect(browser.messages).toEqual(['activate']);
  expect(renew).not.toHaveBeenCalled();
  browser.takeOver();
  expect(renew).toHaveBeenCalledOnce();
  worker.stop();
});

it('[KI81] a visitor who arrives meanwhile keeps the page', async () => {
  const browser = fakeWorkers({});
  const renew = vi.fn();
  const worker = startKioskWorker(browser.workers, renew);
  await settled();
  worker.setInUse(true);
  browser.takeOver();
  expect(renew).not.toHaveBeenCalled();
  worker.setInUse(false);
  expect(renew).toHaveBeenCalledOnce();
  worker.stop();
});

it('[KI81] the first worker of a kiosk loads nothing anew', async () => {
  const browser = fakeWorkers(null);
  const renew = vi.fn();
  const worker = startKioskWorker(browser.workers, renew);
  await settled();
  worker.setInUse(false);
  browser.takeOver();
  expect(renew).not.toHaveBeenCalled();
  worker.stop();
});

it('[KI81] a kiosk that has its network back looks for a newer page', async () => {
  const browser = fakeWorkers({});
  const worker = startKioskWorker(browser.workers, vi.fn());
  await settled();
  window.dispatchEvent(new Event('online'));
  expect(browser.registration.update).toHaveBeenCalledOnce();
  worker.stop();
});

it('[KI81] a newer page that is loaded while nobody uses the kiosk takes its place at once', async () => {
  const browser = fakeWorkers({});
  const worker = startKioskWorker(browser.workers, vi.fn());
  await settled();
  worker.setInUse(false);
  browser.install();
  expect(browser.messages).toEqual(['activate']);
  worker.stop();
});

it('[KI81] a kiosk looks for a newer page every ten minutes, until it is left', async () => {
  vi.useFakeTimers();
  const browser = fakeWorkers({});
  const removed = vi.spyOn(browser.workers, 'removeEventListener');
  const worker = startKioskWorker(browser.workers, vi.fn());
  await vi.advanceTimersByTimeAsync(599_000);
  expect(browser.registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(browser.registration.update).toHaveBeenCalledTimes(1);
  worker.stop();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect([browser.registration.update.mock.calls.length, removed.mock.calls[0]?.[0]]).toEqual([1, 'controllerchange']);
  vi.useRealTimers();
});

it('[KI81] a browser without workers has nothing to renew', () => {
  const worker = startKioskWorker(undefined, vi.fn());
  worker.setInUse(false);
  worker.stop();
});

it('[KI117] without a worker a newer release is looked for, and loaded once nobody uses the kiosk', async () => {
  vi.useFakeTimers();
  let isNewer = false;
  const renew = vi.fn(() => true);
  const look = startReleaseLook(async () => isNewer, renew);
  look.setInUse(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(renew).not.toHaveBeenCalled();
  isNewer = true;
  look.setInUse(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(renew).not.toHaveBeenCalled();
  look.setInUse(false);
  expect(renew).toHaveBeenCalledOnce();
  look.stop();
  look.setInUse(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(renew).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('[KI117] a browser that has no worker, or refuses it, looks for a newer release in its place', async () => {
  const instead = { setInUse: vi.fn(), stop: vi.fn() };
  startKioskWorker(undefined, vi.fn(), () => instead).setInUse(false);
  expect(instead.setInUse.mock.calls).toEqual([[false]]);
  const { workers } = fakeWorkers(null);
  workers.register = async () => Promise.reject(new Error('blocked'));
  const worker = startKioskWorker(workers, vi.fn(), () => instead);
  worker.setInUse(false);
  await settled();
  worker.setInUse(true);
  worker.stop();
  expect(instead.setInUse.mock.calls.slice(1)).toEqual([[false], [true]]);
  expect(instead.stop).toHaveBeenCalledOnce();
});
