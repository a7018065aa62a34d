import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  confirmKeptLocation,
  dropKeptLocation,
  keepLocation,
  readKeptLocation,
  readKeptPlan,
} from '@/api/kiosks/keptLocation';
import type { DeviceConfiguration } from '@/contract/kiosks/devices';
import { testPublication } from '../../support/dom/testPublication';

/** The caches of a browser, in memory. */
function fakeCaches(withoutRoomFor: (address: string) => boolean) {
  const all = new Map<string, Map<string, string>>();
  return {
    stored: () => [...all].map(([name, files]) => [name, [...files.keys()]] as const),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const files = all.get(name) ?? new Map<string, string>();
      all.set(name, files);
      return {
        match: async (address: string) => (files.has(address) ? new Response(files.get(address)) : undefined),
        put: async (address: string, answer: Response) => void files.set(address, await answer.text()),
        add: async (address: string) => {
          if (withoutRoomFor(address)) throw new DOMException('full', 'QuotaExceededError');
          files.set(address, 'media');
        },
      };
    },
  };
}

const OFF = { media: null, enabled: false, transparent: false };
const configuration = (tag: string): DeviceConfiguration => ({
  id: 7,
  uid: 'unit',
  name: 'North',
  location: null,
  node_id: 1,
  orientation: 90,
  version: '2.2.0',
  build: { id: 1, number: 1, bytes: 1 },
  screensaver: { portrait: { ...OFF, media: '/api/images/film.mp4', enabled: true }, landscape: OFF },
  tag,
  check_in_seconds: 60,
});
const NOW = new Date('2026-11-27T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const source = (newest: string, now = NOW) => ({
  readPlan: async (floor: string) => new TextEncoder().encode(floor).buffer as ArrayBuffer,
  readTag: async () => newest,
  now: () => now,
});
const publication = testPublication();
const floor = publication.project.location.buildings[0]?.floors[0]?.uuid ?? '';
let browser = fakeCaches(() => false);

beforeEach(() => {
  browser = fakeCaches(() => false);
  vi.stubGlobal('caches', browser);
});
afterEach(() => vi.unstubAllGlobals());

it('[KI80] [KI82] a location is kept whole and read again, under addresses of its own', async () => {
  await keepLocation({ configuration: configuration('a'), publication }, source('a'));
  const kept = await readKeptLocation(NOW);
  expect(kept?.configuration.tag).toBe('a');
  expect(kept?.publication).toEqual(publication);
  expect(new TextDecoder().decode((await readKeptPlan('a', floor)) ?? new ArrayBuffer())).toBe(floor);
  expect(await readKeptPlan('b', floor)).toBeNull();
  const addresses = browser.stored().flatMap(([, files]) => files);
  expect(addresses.filter((one) => !/^\/(kiosk\/kept|api\/images|icons)\//.test(one))).toEqual([]);
});

it('[KI80] it is shown for thirty days after the last answer of the service', async () => {
  await keepLocation({ configuration: configuration('a'), publication }, source('a'));
  expect(await readKeptLocation(later(31))).toBeNull();
  await confirmKeptLocation('a', later(20));
  expect(await readKeptLocation(later(31))).not.toBeNull();
  // The service has something newer: nothing confirms the old one.
  await confirmKeptLocation('b', later(40));
  expect(await readKeptLocation(later(51))).toBeNull();
});

it('[KI81] a newer one takes its place when it is complete, and not if there is a newer one by then', async () => {
  await keepLocation({ configuration: configuration('a'), publication }, source('a'));
  await keepLocation({ configuration: configuration('b'), publication }, source('c'));
  expect((await readKeptLocation(NOW))?.configuration.tag).toBe('a');
  const broken = { ...source('c'), readPlan: () => Promise.reject(new Error('gone')) };
  await expect(keepLocation({ configuration: configuration('c'), publication }, broken)).rejects.toThrow('gone');
  expect((await readKeptLocation(NOW))?.configuration.tag).toBe('a');
  await keepLocation({ configuration: configuration('c'), publication }, source('c'));
  expect((await readKeptLocation(NOW))?.configuration.tag).toBe('c');
  expect(browser.stored()).toHaveLength(1);
});

it('[KI80] a film that has no room is left out', async () => {
  browser = fakeCaches((address) => address.endsWith('.mp4'));
  vi.stubGlobal('caches', browser);
  await keepLocation({ configuration: configuration('a'), publication }, source('a'));
  expect(await readKeptLocation(NOW)).not.toBeNull();
});

it('[KI83] a kiosk no more keeps nothing', async () => {
  await keepLocation({ configuration: configuration('a'), publication }, source('a'));
  await dropKeptLocation();
  expect(browser.stored()).toEqual([]);
});
