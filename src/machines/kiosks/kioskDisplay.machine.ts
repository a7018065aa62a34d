import { assign, raise, setup } from 'xstate';
import type { CheckIn, DeviceConfiguration } from '@/contract/kiosks/devices';
import { errorOf, statusOf, textOf } from '../apiErrors';
import { eventOfType } from '../eventOfType';
import { known } from '../known';
import { provided } from '../provided';
import { VISIT, WARNING } from './visitTimes';

/** Milliseconds. */
const CHECK_IN = 60_000;
/** Without a limit, after every error, and no longer each time: nobody is there to try again or to wait. */
const RETRY = 15_000;
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

/**
 * The life of a kiosk: a code makes the device a kiosk, which shows its location and updates itself between visitors.
 */
export const kioskDisplayMachine = setup({
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
    clearKey: assign({ deviceKey: null, shown: null, newestTag: null, state: 2 }),
    /** Removes the key from the browser. */
    clearStore: () => undefined,
    setProblem: assign({ problem: (_, problem: string) => problem }),
    setShown: assign({
      shown: (_, configuration: DeviceConfiguration) => configuration,
      newestTag: (_, { tag }: DeviceConfiguration) => tag,
    }),
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
    checkIn: CHECK_IN,
    retry: RETRY,
    warning: VISIT - WARNING,
    visitEnds: WARNING,
    screensaver: UNTOUCHED - VISIT,
  },
}).createMachine({
  id: 'kioskDisplay',
  description: 'A kiosk that shows the wayfinder of its location.',
  context: ({ input }) => ({
    deviceKey: input.deviceKey,
    shown: null,
    newestTag: null,
    state: 2,
    visits: 0,
    problem: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Finds whether this device is a kiosk.',
      always: [{ guard: 'hasKey', target: 'commissioned' }, { target: 'commissioning' }],
    },
    commissioning: {
      description: 'The device is no kiosk, or no longer.',
      initial: 'asking',
      states: {
        asking: {
          description: 'Asks for the code that the console shows.',
          on: { 'code.entered': 'exchanging' },
        },
        exchanging: {
          description: 'The service exchanges the code for the key of a kiosk.',
          invoke: {
            id: 'exchange',
            src: 'exchange',
            input: ({ event }) => ({ code: eventOfType(event, 'code.entered').code }),
            onDone: {
              actions: { type: 'storeKey', params: ({ event }) => event.output },
              target: '#kioskDisplay.commissioned',
            },
            onError: { actions: { type: 'setProblem', params: (given) => textOf(errorOf(given)) }, target: 'asking' },
          },
        },
      },
    },
    commissioned: {
      description: 'The device is a kiosk.',
      type: 'parallel',
      states: {
        display: {
          initial: 'loading',
          description: 'The page that visitors see.',
          states: {
            loading: {
              description: 'The location is loaded.',
              invoke: {
                id: 'load',
                src: 'load',
                input: ({ context }) => ({ deviceKey: known(context.deviceKey, 'The key') }),
                onDone: [
                  {
                    guard: { type: 'hasBuild', params: ({ event }) => event.output },
                    actions: [{ type: 'setShown', params: ({ event }) => event.output }, 'report'],
                    // The person who has switched it on is in front of it.
                    target: 'visited',
                  },
                  { actions: { type: 'setShown', params: ({ event }) => event.output }, target: 'nothing' },
                ],
                onError: [
                  {
                    guard: { type: 'isKeyRefused', params: errorOf },
                    actions: ['clearKey', 'clearStore'],
                    target: '#kioskDisplay.commissioning',
                  },
                  { target: 'failed' },
                ],
              },
            },
            failed: {
              description: 'The location could not be loaded; it is tried again.',
              after: { retry: 'loading' },
            },
            nothing: {
              description: 'The kiosk has no location, or one that is not published.',
              always: { guard: 'hasNews', target: 'loading' },
            },
            visited: {
              description: 'A visitor uses the map, which stays as it is.',
              on: { touched: { target: 'visited', reenter: true } },
              after: { warning: 'warned' },
            },
            warned: {
              description: 'Nobody has touched the kiosk for a while: it asks whether somebody is there.',
              on: { touched: 'visited' },
              after: { visitEnds: { actions: 'countVisit', target: 'unattended' } },
            },
            unattended: {
              description: 'Nobody is there: the picture changes by time, and what is newer is loaded meanwhile.',
              type: 'parallel',
              on: { touched: { actions: 'stopUpdate', target: 'visited' } },
              states: {
                picture: {
                  description: 'The picture that waits for a visitor.',
                  initial: 'map',
                  states: {
                    map: {
                      description: 'The map.',
                      // The new configuration may have a screensaver.
                      on: { report: { target: 'map', reenter: true } },
                      after: { screensaver: { guard: 'hasScreensaver', target: 'screensaver' } },
                    },
                    screensaver: {
                      description: 'Nobody has touched the kiosk for two minutes.',
                      always: { guard: 'lacksScreensaver', target: 'map' },
                    },
                  },
                },
                news: {
                  description: 'Whether something newer is loaded.',
                  initial: 'settled',
                  states: {
                    settled: {
                      description: 'The newest is shown, or could not be loaded.',
                      always: { guard: 'hasNews', target: 'updating' },
                    },
                    updating: {
                      description: 'Something newer was published and is loaded; the picture stays until it is there.',
                      entry: { type: 'setState', params: 5 },
                      invoke: {
                        id: 'update',
                        src: 'load',
                        input: ({ context }) => ({ deviceKey: known(context.deviceKey, 'The key') }),
                        onDone: [
                          {
                            guard: { type: 'hasBuild', params: ({ event }) => event.output },
                            actions: [
                              { type: 'setShown', params: ({ event }) => event.output },
                              { type: 'setState', params: 3 },
                              'report',
                            ],
                            target: 'settled',
                          },
                          {
                            actions: [
                              { type: 'setShown', params: ({ event }) => event.output },
                              { type: 'setState', params: 2 },
                              'report',
                            ],
                            target: '#kioskDisplay.commissioned.display.nothing',
                          },
                        ],
                        onError: [
                          {
                            guard: { type: 'isKeyRefused', params: errorOf },
                            actions: ['clearKey', 'clearStore'],
                            target: '#kioskDisplay.commissioning',
                          },
                          { actions: ['resetTag', { type: 'setState', params: 4 }], target: 'settled' },
                        ],
                      },
                    },
                  },
                },
              },
            },
          },
        },
        contact: {
          description: 'The contact with the service.',
          initial: 'checkingIn',
          states: {
            checkingIn: {
              description: 'Tells the service what is shown, and learns whether there is something newer.',
              on: { report: { target: 'checkingIn', reenter: true } },
              invoke: {
                id: 'checkIn',
                src: 'checkIn',
                input: ({ context: { deviceKey, state, shown } }) => ({
                  deviceKey: known(deviceKey, 'The key'),
                  state,
                  progress: state === 5 ? 0 : null,
                  build: shown?.build?.id ?? null,
                  version: shown?.version ?? null,
                }),
                onDone: {
                  actions: ['settleState', { type: 'setTag', params: ({ event }) => event.output }],
                  target: 'inContact',
                },
                onError: [
                  {
                    guard: { type: 'isKeyRefused', params: errorOf },
                    actions: ['clearKey', 'clearStore'],
                    target: '#kioskDisplay.commissioning',
                  },
                  { target: 'outOfContact' },
                ],
              },
            },
            inContact: {
              description: 'The service has answered the last check-in.',
              on: { report: 'checkingIn' },
              after: { checkIn: 'checkingIn' },
            },
            outOfContact: {
              description: 'The service has not answered; the map works all the same.',
              on: { report: 'checkingIn' },
              after: { checkIn: 'checkingIn' },
            },
          },
        },
      },
    },
  },
});

export type KioskDisplayMachine = typeof kioskDisplayMachine;
