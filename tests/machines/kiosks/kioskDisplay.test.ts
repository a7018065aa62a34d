import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CheckIn, DeviceConfiguration } from '@/contract/kiosks/devices';
import { checkInDelay, loadRetryDelay } from '@/machines/kiosks/kioskDelays';
import { kioskDisplayMachine } from '@/machines/kiosks/kioskDisplay.machine';
import { UNTOUCHED } from '@/machines/kiosks/kioskDisplaySetup';
import { VISIT, WARNING } from '@/machines/kiosks/visitTimes';
import { redact, redactEvent } from '@/model/redaction/redact';

beforeEach(() => {
  vi.useFakeTimers();
  // No kiosk waits longer or shorter than another one.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const OFF = { media: null, enabled: false, transparent: false };
const configuration = (build: number | null, hasScreensaver = true): DeviceConfiguration => ({
  id: 7,
  uid: 'unit',
  name: 'North',
  location: null,
  node_id: 1,
  orientation: 90,
  version: '2.2.0',
  build: build === null ? null : { id: build, number: build, bytes: 1 },
  screensaver: { portrait: { ...OFF, enabled: hasScreensaver, media: '/api/images/a' }, landscape: OFF },
  tag: `build ${build}`,
  check_in_seconds: 60,
});
const refused = Object.assign(new Error('refused'), { status: 401 });

/** A kiosk whose service has what `service` says when it is asked. */
function open(key: string | null = 'key', first: DeviceConfiguration | Error = configuration(1)) {
  const service = { code: 'ABCD2345', configuration: first, contact: null as Error | null, tag: null as string | null };
  const checkIns: CheckIn[] = [];
  const calls: string[] = [];
  const give = <T>(value: T | Error): T => {
    if (value instanceof Error) throw value;
    return value;
  };
  const actor = createActor(
    kioskDisplayMachine.provide({
      actors: {
        exchange: fromPromise(async ({ input }) => {
          if (input.code !== service.code) throw new Error('unknown');
          return { deviceKey: 'key' };
        }),
        load: fromPromise(async () => {
          calls.push('load');
          return give(service.configuration);
        }),
        checkIn: fromPromise(async ({ input: { deviceKey: _, ...one } }) => {
          if (service.contact) throw service.contact;
          checkIns.push(one);
          const { configuration: newest, tag } = service;
          return tag ?? (newest instanceof Error ? '' : newest.tag);
        }),
      },
      actions: { clearStore: () => void calls.push('clear') },
    }),
    { input: { deviceKey: key } },
  ).start();
  return {
    service,
    calls,
    checkIns,
    touch: () => actor.send({ type: 'touched' }),
    type: (code: string) => actor.send({ type: 'code.entered', code }),
    context: () => actor.getSnapshot().context,
    display: () => {
      const { value } = actor.getSnapshot();
      if (typeof value !== 'object' || !('commissioned' in value)) return value;
      const { display } = value.commissioned as { display: string | { unattended: { picture: string } } };
      return typeof display === 'string' ? display : display.unattended.picture;
    },
    contact: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'object' && 'commissioned' in value
        ? (value.commissioned as { display: string; contact: string }).contact
        : null;
    },
    pass: (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

it('[KI70] a device without a key asks for the code, says what is wrong with it, and becomes a kiosk', async () => {
  const kiosk = open(null);
  expect(kiosk.display()).toEqual({ commissioning: 'asking' });
  kiosk.type('WRNG2345');
  await kiosk.pass();
  expect([kiosk.display(), kiosk.context().problem]).toEqual([{ commissioning: 'asking' }, 'unknown']);
  kiosk.type('ABCD2345');
  await kiosk.pass();
  expect([kiosk.display(), kiosk.context().problem]).toEqual(['visited', null]);
});

it('[KI71] shows the screensaver two minutes after the last touch, and a touch ends it', async () => {
  const kiosk = open();
  await kiosk.pass();
  await kiosk.pass(UNTOUCHED / 2 - 1000);
  kiosk.touch();
  await kiosk.pass(UNTOUCHED - 1);
  expect([kiosk.display(), kiosk.context().visits]).toEqual(['map', 1]);
  await kiosk.pass(1);
  expect(kiosk.display()).toBe('screensaver');
  kiosk.touch();
  expect(kiosk.display()).toBe('visited');
});

it('[KI86] asks twenty seconds before a visit is over, and a touch leaves the map to the visitor', async () => {
  const kiosk = open();
  await kiosk.pass();
  await kiosk.pass(VISIT - WARNING - 1);
  expect(kiosk.display()).toBe('visited');
  await kiosk.pass(1);
  expect([kiosk.display(), kiosk.context().visits]).toEqual(['warned', 0]);
  kiosk.touch();
  await kiosk.pass(VISIT - 1);
  expect([kiosk.display(), kiosk.context().visits]).toEqual(['warned', 0]);
  await kiosk.pass(1);
  expect([kiosk.display(), kiosk.context().visits]).toEqual(['map', 1]);
});

it('[KI71] without a screensaver the map stays', async () => {
  const kiosk = open('key', configuration(1, false));
  await kiosk.pass(UNTOUCHED * 3);
  expect(kiosk.display()).toBe('map');
});

it('[KI72] takes over what is published between two visitors, not while one touches it', async () => {
  const kiosk = open();
  await kiosk.pass(30_000);
  kiosk.service.configuration = configuration(2);
  kiosk.touch();
  await kiosk.pass(59_000);
  expect([kiosk.display(), kiosk.context().newestTag, kiosk.context().shown?.build?.id]).toEqual([
    'warned',
    'build 2',
    1,
  ]);
  await kiosk.pass(1001);
  expect([kiosk.display(), kiosk.context().shown?.build?.id]).toEqual(['map', 2]);
  expect(kiosk.checkIns.at(-1)).toEqual({ state: 3, progress: null, build: 2, version: '2.2.0' });
  await kiosk.pass(60_000);
  expect(kiosk.checkIns.at(-1)?.state).toBe(2);
});

it('[KI72] an update that fails is said, tried again with the next check-in, and leaves the map', async () => {
  const kiosk = open();
  await kiosk.pass(UNTOUCHED / 2 - 1000);
  kiosk.service.configuration = Object.assign(new Error('no connection'), { status: 500 });
  kiosk.service.tag = 'build 2';
  await kiosk.pass(2000);
  expect([kiosk.display(), kiosk.context().shown?.build?.id, kiosk.context().state]).toEqual(['map', 1, 4]);
  kiosk.calls.length = 0;
  await kiosk.pass(60_000);
  expect([kiosk.checkIns.at(-1)?.state, kiosk.calls]).toEqual([4, ['load']]);
  kiosk.service.configuration = configuration(2);
  await kiosk.pass(60_000);
  expect([kiosk.context().shown?.build?.id, kiosk.checkIns.at(-1)?.state]).toEqual([2, 3]);
});

it('[KI73] checks in every minute, and stays with its map while the service does not answer', async () => {
  const kiosk = open();
  await kiosk.pass(1000);
  const before = kiosk.checkIns.length;
  await kiosk.pass(180_000);
  expect(kiosk.checkIns.length - before).toBe(3);
  kiosk.service.contact = new Error('no connection');
  await kiosk.pass(60_000);
  expect([kiosk.contact(), kiosk.display()]).toEqual(['outOfContact', 'screensaver']);
  kiosk.touch();
  expect(kiosk.display()).toBe('visited');
  kiosk.service.contact = null;
  await kiosk.pass(60_000);
  expect(kiosk.contact()).toBe('inContact');
});

it('[KI74] a key that is refused is dropped, and the code is asked for', async () => {
  const kiosk = open();
  await kiosk.pass(1000);
  kiosk.service.contact = refused;
  await kiosk.pass(60_000);
  expect([kiosk.display(), kiosk.context().deviceKey, kiosk.calls.at(-1)]).toEqual([
    { commissioning: 'asking' },
    null,
    'clear',
  ]);
  const other = open('old', refused);
  await other.pass();
  expect(other.display()).toEqual({ commissioning: 'asking' });
});

it('[KI75] says that there is nothing to show until its location is published', async () => {
  const kiosk = open('key', configuration(null));
  await kiosk.pass();
  expect(kiosk.display()).toBe('nothing');
  kiosk.service.configuration = configuration(1);
  await kiosk.pass(60_000);
  expect(kiosk.display()).toBe('visited');
});

it('[KI75] tries again when the location cannot be loaded', async () => {
  const kiosk = open('key', Object.assign(new Error('no connection'), { status: 500 }));
  await kiosk.pass();
  expect(kiosk.display()).toBe('failed');
  kiosk.service.configuration = configuration(1);
  await kiosk.pass(15_000);
  expect(kiosk.display()).toBe('visited');
});

it('[KI74] the key is not among what the inspector shows and a report keeps', async () => {
  const kiosk = open(null);
  kiosk.type('ABCD2345');
  await kiosk.pass();
  expect(JSON.stringify(redact(kiosk.context()))).toContain('"deviceKey":"[secret]"');
  expect(JSON.stringify(redactEvent({ type: 'code.entered', code: 'ABCD2345' } as { type: string }))).not.toContain(
    'ABCD',
  );
});

it('[KI71] a screensaver that is on without a picture is not shown', async () => {
  const one = configuration(1);
  const portrait = { ...OFF, enabled: true, media: null };
  const kiosk = open('key', { ...one, screensaver: { portrait, landscape: portrait } });
  await kiosk.pass();
  await kiosk.pass(UNTOUCHED);
  await kiosk.pass(UNTOUCHED);
  expect(kiosk.display()).toBe('map');
});

it('[KI71] [KI72] an update that fails again and again keeps nobody from the screensaver', async () => {
  const kiosk = open();
  await kiosk.pass();
  kiosk.service.configuration = Object.assign(new Error('no connection'), { status: 500 });
  kiosk.service.tag = 'build 2';
  await kiosk.pass(UNTOUCHED - 1);
  expect(kiosk.display()).toBe('map');
  await kiosk.pass(1);
  for (let minutes = 0; minutes < 30; minutes++) {
    expect([kiosk.display(), kiosk.context().state]).toEqual(['screensaver', 4]);
    await kiosk.pass(60_000);
  }
  kiosk.service.configuration = configuration(2);
  await kiosk.pass(60_000);
  expect([kiosk.display(), kiosk.context().shown?.build?.id]).toEqual(['screensaver', 2]);
});

it('[KI71] a screensaver that comes or goes with an update is shown or taken away', async () => {
  const kiosk = open('key', configuration(1, false));
  await kiosk.pass(UNTOUCHED);
  expect(kiosk.display()).toBe('map');
  kiosk.service.configuration = configuration(2);
  await kiosk.pass(120_000);
  expect(kiosk.display()).toBe('screensaver');
  kiosk.service.configuration = configuration(3, false);
  await kiosk.pass(60_000);
  expect(kiosk.display()).toBe('map');
});

it('[KI72] a touch while an update is loaded leaves the map to the visitor', async () => {
  const kiosk = open();
  await kiosk.pass(UNTOUCHED / 2);
  kiosk.service.configuration = new Promise<never>(() => undefined) as never;
  kiosk.service.tag = 'build 2';
  await kiosk.pass(60_000);
  expect(kiosk.context().state).toBe(5);
  kiosk.touch();
  kiosk.service.configuration = configuration(2);
  await kiosk.pass(59_000);
  expect([kiosk.display(), kiosk.context().shown?.build?.id, kiosk.context().state]).toEqual(['warned', 1, 2]);
  await kiosk.pass(1_000);
  expect(kiosk.context().shown?.build?.id).toBe(2);
});

it('[KI111] checks in as often as the service says', async () => {
  const kiosk = open('key', { ...configuration(1), check_in_seconds: 120 });
  await kiosk.pass(1000);
  const before = kiosk.checkIns.length;
  await kiosk.pass(360_000);
  expect(kiosk.checkIns.length - before).toBe(3);
});

it('[KI111] waits a tenth less at most, so that kiosks of one moment spread, and within limits whatever is said', () => {
  expect([0, 0.5, 1].map((random) => checkInDelay(60, () => random))).toEqual([60_000, 57_000, 54_000]);
  expect([undefined, 0, -5, 1_000_000].map((seconds) => checkInDelay(seconds, () => 0))).toEqual([
    60_000, 10_000, 10_000, 240_000,
  ]);
});

it('[KI112] tries less and less often to load a location that does not load, and at once again after it did', async () => {
  const kiosk = open('key', Object.assign(new Error('no connection'), { status: 500 }));
  await kiosk.pass();
  const loads = () => kiosk.calls.filter((call) => call === 'load').length;
  expect(loads()).toBe(1);
  for (const [times, wait] of [15_000, 30_000, 45_000, 45_000].entries()) {
    await kiosk.pass(wait - 1);
    expect(loads()).toBe(times + 1);
    await kiosk.pass(1);
    expect(loads()).toBe(times + 2);
  }
  kiosk.service.configuration = configuration(1);
  await kiosk.pass(45_000);
  expect([kiosk.display(), kiosk.context().failures]).toEqual(['visited', 0]);
  expect(loadRetryDelay(1, () => 1)).toBe(22_500);
});
