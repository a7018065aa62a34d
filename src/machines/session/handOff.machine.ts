import { assign, setup } from 'xstate';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';
import type { SignedIn } from './signIn.machine';

/** The person whom a code belongs to. */
export interface HandOffOwner {
  readonly name: string;
  readonly organisation: string;
}

interface Context {
  readonly token: string;
  readonly owner: HandOffOwner | null;
  readonly session: SignedIn | null;
  readonly text: string;
}

export type HandOffEvent = { type: 'continue' } | { type: 'decline' };
/** With a session, or with the error; without a text the person declined. */
export type HandOffResult = { readonly session: SignedIn | null; readonly text: string };

/** Continues a session of another device: shows whose code it is, then asks. */
export const handOffMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { token: string },
    events: {} as HandOffEvent,
    output: {} as HandOffResult,
    tags: {} as 'busy',
  },
  actors: {
    readOwner: provided<HandOffOwner, { token: string }>('readOwner'),
    exchange: provided<SignedIn, { token: string }>('exchange'),
  },
  actions: {
    setOwner: assign({ owner: (_, owner: HandOffOwner) => owner }),
    setSession: assign({ session: (_, session: SignedIn) => session }),
    setText: assign({ text: (_, text: string) => text }),
  },
}).createMachine({
  id: 'handOff',
  description: 'Going on with a session that was begun at another device.',
  context: ({ input }) => ({ token: input.token, owner: null, session: null, text: '' }),
  initial: 'looking',
  states: {
    looking: {
      description: 'The service looks whose the code is.',
      tags: 'busy',
      invoke: {
        id: 'readOwner',
        src: 'readOwner',
        input: ({ context }) => ({ token: context.token }),
        onDone: { actions: { type: 'setOwner', params: ({ event }) => event.output }, target: 'offered' },
        onError: { actions: { type: 'setText', params: (given) => textOf(errorOf(given)) }, target: 'over' },
      },
    },
    offered: {
      description: 'Asks whether to go on as this person.',
      on: { continue: { target: 'taking' }, decline: { target: 'over' } },
    },
    taking: {
      description: 'The service exchanges the code for a session.',
      tags: 'busy',
      invoke: {
        id: 'exchange',
        src: 'exchange',
        input: ({ context }) => ({ token: context.token }),
        onDone: { actions: { type: 'setSession', params: ({ event }) => event.output }, target: 'done' },
        onError: { actions: { type: 'setText', params: (given) => textOf(errorOf(given)) }, target: 'over' },
      },
    },
    done: { description: 'Signed in.', type: 'final' },
    over: { description: 'The code is not used; the person signs in as usual.', type: 'final' },
  },
  output: ({ context }) => ({ session: context.session, text: context.text }),
});
