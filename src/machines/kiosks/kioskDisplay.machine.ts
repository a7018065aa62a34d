import { errorOf, textOf } from '../apiErrors';
import { eventOfType } from '../eventOfType';
import { known } from '../known';
import { kioskDisplaySetup } from './kioskDisplaySetup';

/**
 * The life of a kiosk: a code makes the device a kiosk, which shows its location and updates itself between visitors.
 */
export const kioskDisplayMachine = kioskDisplaySetup.createMachine({
  id: 'kioskDisplay',
  description: 'A kiosk that shows the wayfinder of its location.',
  context: ({ input }) => ({
    deviceKey: input.deviceKey,
    shown: null,
    newestTag: null,
    state: 2,
    visits: 0,
    failures: 0,
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
                  { actions: 'countFailure', target: 'failed' },
                ],
              },
            },
            failed: {
              description: 'The location could not be loaded; it is tried again, less and less often.',
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
