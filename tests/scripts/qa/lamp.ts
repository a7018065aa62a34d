import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import type { Replayable } from '../../models/replayable';
import { defineModel, type Model } from '../../models/support/model';
import { SampleError } from '../../models/support/sampleError';

const lamp = setup({
  types: { context: {} as { times: number }, events: {} as { type: 'press'; hard: boolean } | { type: 'reset' } },
  actors: { warm: fromPromise(async () => undefined) },
  guards: { isHard: (_, hard: boolean) => hard, isAllowed: () => true },
  actions: { count: assign({ times: 1 }) },
}).createMachine({
  id: 'lamp',
  description: 'A lamp with a heavy switch.',
  context: { times: 0 },
  initial: 'off',
  states: {
    off: {
      description: 'It is dark.',
      on: {
        press: [
          { guard: { type: 'isHard', params: ({ event }) => event.hard }, target: 'warming' },
          { actions: 'count', target: 'off' },
        ],
      },
    },
    warming: { description: 'It gets warm.', invoke: { id: 'warm', src: 'warm', onDone: 'on', onError: 'off' } },
    on: { description: 'It is bright.', after: { 500: 'off' }, on: { reset: { guard: 'isAllowed', target: 'off' } } },
  },
});

type LampModel = Model<typeof lamp, null>;
const nothing = async () => undefined;

/** A small model whose paths take every edge. */
export const lampModel = (rest: Partial<LampModel> = {}): Model<AnyStateMachine, never> =>
  // Its world is null, which no path needs.
  defineModel<typeof lamp, null>({
    machine: lamp,
    starts: { dark: { open: nothing } },
    samples: { hard: { type: 'press', hard: true }, soft: { type: 'press', hard: false }, reset: { type: 'reset' } },
    answers: { warm: { warm: {}, broken: { error: new SampleError('broken') } } },
    requests: { warm: { method: 'GET', path: /warm/ } },
    actions: { press: nothing, reset: nothing },
    assertions: { off: nothing, warming: nothing, on: nothing },
    ...rest,
  }) as unknown as Model<AnyStateMachine, never>;

export const lampReplayable = (rest: Partial<LampModel> = {}): Replayable =>
  ({ rule: '', model: lampModel(rest), prepare: async (world: unknown) => world }) as unknown as Replayable;
