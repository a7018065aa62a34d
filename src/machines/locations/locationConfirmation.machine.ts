import { assign, setup } from 'xstate';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

export interface ConfirmationResult {
  readonly isConfirmed: boolean;
  /** The message of the service. */
  readonly text: string;
}

interface Context {
  readonly token: string;
  readonly text: string;
}

/** By a press alone: mail programs open the links of a mail to look what is behind them. */
export type ConfirmationEvent = { type: 'confirm' };

/** Confirms a new location by the link of its mail, once; the link is not a session. */
export const locationConfirmationMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { token: string },
    events: {} as ConfirmationEvent,
    output: {} as ConfirmationResult,
  },
  actors: {
    confirm: provided<string, { token: string }>('confirm'),
  },
  actions: {
    setText: assign({ text: (_, text: string) => text }),
  },
}).createMachine({
  id: 'locationConfirmation',
  description: 'Confirming a new location by the link of a mail.',
  context: ({ input }) => ({ token: input.token, text: '' }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Asks before the location is confirmed: whoever opens the link may be a program that checks mails.',
      on: { confirm: 'confirming' },
    },
    confirming: {
      description: 'The service looks at the link.',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({ token: context.token }),
        onDone: { actions: { type: 'setText', params: ({ event }) => event.output }, target: 'confirmed' },
        onError: {
          actions: { type: 'setText', params: (given) => textOf(errorOf(given)) },
          target: 'failed',
        },
      },
    },
    confirmed: { description: 'The location is approved.', type: 'final', output: true },
    failed: { description: 'The link opens nothing; the reason is shown.', type: 'final', output: false },
  },
  output: ({ context, event }) => ({ isConfirmed: event.output === true, text: context.text }),
});
