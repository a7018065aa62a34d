import { assign, raise, setup } from 'xstate';
import type { CheckIn, DeviceConfiguration } from '@/contract/kiosks/devices';
import { statusOf } from '../apiErrors';
import { provided } from '../provided';
import { checkInDelay, loadRetryDelay } from './kioskDelays';
import { VISIT, WARNING } from './visitTimes';

/** A visit ends after the half of it, and the screensaver is shown after all of it. */
export const UNTOUCHED = 2 * VISIT;

export interface KioskDisplayInput {
  /** The key that this browser has stored; null for a device that is no kiosk yet. */
  readonly deviceKey: string | null;
}

interface Context {
  readonly deviceKey: string | null;
  /** The shown configuration; null until it is loaded. */
  readonly shown: DeviceConfiguration | null;
  /** Of the newest configuration that the service has. */
  readonly newestTag: string | null;
  /** The state that the next check-in reports. */
  readonly state: CheckIn['state'];
  /** How many visitors there have been: each starts with a fresh map. */
  readonly visits: number;
  /** How often in a row the location could not be loaded. */
  readonly failures: number;
  /** Why the code was rejected; null when it was not. */
  readonly problem: string | null;
}

export type KioskDisplayEvent =
  | { type: 'code.entered'; code: string }
  | { type: 'touched' }
  /** Another configuration is shown: the service learns it at once. */
  | { type: 'report' };

/** Whether there is a picture to show while nobody is there, now or at some time. */
const hasPicture = (shown: DeviceConfiguration | null): boolean =>
  Object.values(shown?.screensaver ?? {}).some(({ enabled, media }) => enabled && media !== null) ||
  [shown?.ad?.media_url, shown?.ad?.media_url_landscape].some((media) => Boolean(media));

/** Data, actors, guards, actions and delays of a kiosk; its chart is the machine. */
export const kioskDisplaySetup = setup({
  types: { context: {} as Context, input: {} as KioskDisplayInput, events: {} as KioskDisplayEvent },
  actors: {
    /** Returns the key of the kiosk. */
    exchange: provided<{ deviceKey: string }, { code: string }>('exchange'),
    /** Returns the configuration when all that it shows is loaded. */
    load: provided<DeviceConfiguration, { deviceKey: string }>('load'),
    /** Returns the tag of the newest configuration. */
    checkIn: provided<string, { deviceKey: string } & CheckIn>('checkIn'),
  },
  actions: {
    storeKey: assign({ deviceKey: (_, { deviceKey }: { deviceKey: string }) => deviceKey, problem: null }),
    /** The key opens nothing any more. */
    clearKey: assign({ deviceKey: null, shown: null, newestTag: null, state: 2, failures: 0 }),
    /** Removes the key from the browser. */
    clearStore: () => undefined,
    setProblem: assign({ problem: (_, problem: string) => problem }),
    setShown: assign({
      shown: (_, configuration: DeviceConfiguration) => configuration,
      newestTag: (_, { tag }: DeviceConfiguration) => tag,
      failures: 0,
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    setTag: assign({ newestTag: (_, tag: string) => tag }),
    /** The next check-in tries the update again. */
    resetTag: assign({ newestTag: ({ context }) => context.shown?.tag ?? null }),
    setState: assign({ state: (_, state: CheckIn['state']) => state }),
    /** An update is said once. */
    settleState: assign({ state: ({ context }) => (context.state === 3 ? 2 : context.state) }),
    /** A visitor is there: what is being loaded is loaded again when nobody is. */
    stopUpdate: assign({ state: ({ context }) => (context.state === 5 ? 2 : context.state) }),
    countVisit: assign({ visits: ({ context }) => context.visits + 1 }),
    report: raise({ type: 'report' }),
  },
  guards: {
    hasKey: ({ context }) => context.deviceKey !== null,
    hasBuild: (_, { build }: DeviceConfiguration) => build !== null,
    hasNews: ({ context }) => context.newestTag !== (context.shown?.tag ?? null),
    hasScreensaver: ({ context }) => hasPicture(context.shown),
    lacksScreensaver: ({ context }) => !hasPicture(context.shown),
    isKeyRefused: (_, error: unknown) => statusOf(error) === 401,
  },
  delays: {
    checkIn: ({ context }) => checkInDelay(context.shown?.check_in_seconds),
    retry: ({ context }) => loadRetryDelay(context.failures),
    warning: VISIT - WARNING,
    visitEnds: WARNING,
    screensaver: UNTOUCHED - VISIT,
  },
});
