import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { devicePublicationQuery } from '@/api/kiosks/devices';
import { readKioskKey, writeKioskKey } from '@/app/kioskDisplay/kioskKeyStore';
import { provideKioskDisplay } from '@/app/kioskDisplay/provideKioskDisplay';
import { testPublication } from '../../support/dom/testPublication';
import { holdService } from '../support/heldService';
import { configurationAnswer } from '../support/samples';

const kept = vi.hoisted(() => ({
  confirmKeptLocation: vi.fn(),
  dropKeptLocation: vi.fn(),
  keepLocation: vi.fn(),
  readKeptLocation: vi.fn(),
  readKeptPlan: vi.fn(),
}));
vi.mock('@/api/kiosks/keptLocation', () => kept);

const service = holdService();
const CONFIGURATION = 'GET devices/configuration';
const publication = testPublication();

beforeEach(() => {
  localStorage.clear();
  for (const call of Object.values(kept)) call.mockReset().mockResolvedValue(undefined);
  kept.readKeptLocation.mockResolvedValue(null);
  // The first check-in waits no longer than it takes.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

const open = (deviceKey: string | null) =>
  service.run(provideKioskDisplay(service.client, deviceKey !== null), { deviceKey });

async function openShown() {
  const actor = open('key');
  (await service.next(CONFIGURATION)).answer(configurationAnswer());
  (await service.next('GET devices/publication')).answer({ draft: false, publication });
  await vi.waitFor(() => expect(actor.getSnapshot().context.shown?.tag).toBe('tag-1'));
  return actor;
}

it('[KI78] a code becomes the key of this browser, by which the location is asked for', async () => {
  const actor = open(null);
  expect(kept.dropKeptLocation).toHaveBeenCalledOnce();
  actor.send({ type: 'code.entered', code: 'ABC-123' });
  const call = await service.next('POST devices/commission');
  expect(call.body).toEqual({ code: 'ABC-123' });
  call.answer({ key: 'the key', name: 'Lobby' });
  const read = await service.next(CONFIGURATION);
  expect(read.headers.get('authorization')).toBe('Bearer the key');
  expect(readKioskKey()).toBe('the key');
});

it('[KI78] the map is loaded before it is shown, and kept for a start without network', async () => {
  const actor = open('key');
  expect(kept.dropKeptLocation).not.toHaveBeenCalled();
  (await service.next(CONFIGURATION)).answer(configurationAnswer());
  const call = await service.next('GET devices/publication');
  expect(actor.getSnapshot().context.shown).toBeNull();
  expect(call.headers.get('authorization')).toBe('Bearer key');
  call.answer({ draft: false, publication });
  await vi.waitFor(() => expect(actor.getSnapshot().context.shown).not.toBeNull());
  expect(kept.keepLocation.mock.calls[0]?.[0]).toMatchObject({ configuration: { tag: 'tag-1' }, publication });
  const { readPlan, readTag } = kept.keepLocation.mock.lastCall?.[1] ?? {};
  void readPlan('floor-1').catch(() => undefined);
  expect((await service.next('GET devices/floors/floor-1/plan')).headers.get('authorization')).toBe('Bearer key');
  const tag = readTag();
  (await service.next(CONFIGURATION)).answer(configurationAnswer({ tag: 'tag-2' }));
  expect(await tag).toBe('tag-2');
});

it('[KI78] each check-in says what is shown and when, and confirms what is kept by the tag of its answer', async () => {
  await openShown();
  const first = await service.next('POST devices/check-in');
  expect(first.body).toMatchObject({ build: null });
  const call = await service.next('POST devices/check-in');
  const body = call.body as { time: string; page: string };
  // All of one page are of one start.
  expect(body.page).toMatch(/^[0-9a-f-]{36}$/);
  expect(first.body).toMatchObject({ page: body.page });
  expect(body).toMatchObject({ state: 2, build: 21, progress: null });
  expect(Math.abs(Date.parse(body.time) - Date.now())).toBeLessThan(60_000);
  expect(body).not.toHaveProperty('deviceKey');
  call.answer({ tag: 'tag-1' });
  await vi.waitFor(() => expect(kept.confirmKeptLocation).toHaveBeenCalledWith('tag-1', expect.any(Date)));
});

it('[KI80] without its service a kiosk shows what it has kept; the first answer ends the start', async () => {
  kept.readKeptLocation.mockResolvedValue({ configuration: configurationAnswer({ tag: 'kept' }), publication });
  const actor = open('key');
  (await service.next(CONFIGURATION)).lose();
  await vi.waitFor(() => expect(actor.getSnapshot().context.shown?.tag).toBe('kept'));
  expect(service.client.getQueryData(devicePublicationQuery('key', 21).queryKey)).toEqual(publication);
});

it('[KI80] what was kept is for the start alone: after the first answer a failed load brings it back no more', async () => {
  kept.readKeptLocation.mockResolvedValue({ configuration: configurationAnswer({ tag: 'kept' }), publication });
  const actor = open('key');
  (await service.next(CONFIGURATION)).answer(configurationAnswer({ build: null }));
  await vi.waitFor(() => expect(actor.getSnapshot().context.shown?.tag).toBe('tag-1'));
  (await service.next('POST devices/check-in')).answer({ tag: 'tag-2' });
  (await service.next(CONFIGURATION)).lose();
  await vi.waitFor(() => expect(actor.getSnapshot().matches({ commissioned: { display: 'failed' } })).toBe(true));
  expect(actor.getSnapshot().context.shown).toMatchObject({ tag: 'tag-1', build: null });
});

it('[KI80] a key that opens nothing any more is removed with everything that was kept', async () => {
  writeKioskKey('key');
  kept.readKeptLocation.mockResolvedValue({ configuration: configurationAnswer(), publication });
  const actor = open('key');
  (await service.next(CONFIGURATION)).refuse(401);
  await vi.waitFor(() => expect(actor.getSnapshot().matches('commissioning')).toBe(true));
  expect(readKioskKey()).toBeNull();
  expect(kept.dropKeptLocation).toHaveBeenCalledOnce();
});

it('[KI78] a kiosk whose location is not published keeps nothing', async () => {
  const actor = open('key');
  (await service.next(CONFIGURATION)).answer(configurationAnswer({ build: null }));
  await vi.waitFor(() => expect(actor.getSnapshot().context.shown).toMatchObject({ build: null }));
  expect(kept.dropKeptLocation).toHaveBeenCalledOnce();
  expect(kept.keepLocation).not.toHaveBeenCalled();
});

describe('a first check-in', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const checkIns = () => service.waiting().filter((name) => name === 'POST devices/check-in').length;
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('[KI116] of a kiosk that starts again comes by chance within fifteen seconds, also once its map is there', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    open('key');
    await pass(5000);
    (await service.next(CONFIGURATION)).answer(configurationAnswer({ build: null }));
    await pass(2000);
    expect(checkIns()).toBe(0);
    await pass(1000);
    expect(checkIns()).toBe(1);
  });

  it('[KI116] is a single one, and says what is shown by then, although the map came before it', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    open('key');
    (await service.next(CONFIGURATION)).answer(configurationAnswer());
    (await service.next('GET devices/publication')).answer({ draft: false, publication });
    await pass(7000);
    expect(checkIns()).toBe(0);
    await pass(1000);
    expect(checkIns()).toBe(1);
    expect((await service.next('POST devices/check-in')).body).toMatchObject({ build: 21 });
  });

  it('[KI116] of a kiosk whose code was typed comes at once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const actor = open(null);
    actor.send({ type: 'code.entered', code: 'ABC-123' });
    await pass(0);
    (await service.next('POST devices/commission')).answer({ key: 'the key', name: 'Lobby' });
    await pass(0);
    expect(checkIns()).toBe(1);
  });
});
