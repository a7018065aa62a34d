import { assign, fromCallback, setup } from 'xstate';
import { provided } from './provided';

export interface ReadAloudInput {
  /** Of the sentences, as a BCP 47 tag. */
  readonly language: string;
  readonly sentence: string;
}

export type ReadAloudEvent =
  | { type: 'turnedOn' }
  | { type: 'turnedOff' }
  /** The visitor looks at another step. */
  | { type: 'stepShown'; sentence: string }
  | { type: 'pageHidden' };

/** Reads the steps of directions aloud, one by one, while a visitor wants it. */
export const readAloudMachine = setup({
  types: { context: {} as ReadAloudInput, input: {} as ReadAloudInput, events: {} as ReadAloudEvent },
  actors: {
    /** Returns whether the device has a voice for a language, once it knows its voices. */
    findVoice: provided<boolean, { language: string }>('findVoice'),
    /** Is done when the sentence is read; silent once it is stopped. */
    speak: provided<void, ReadAloudInput>('speak'),
    /** Sends `pageHidden`. */
    watchPage: fromCallback<ReadAloudEvent>(() => {
      throw new Error('src/app/visitor provides watchPage.');
    }),
  },
  actions: { setSentence: assign({ sentence: (_, sentence: string) => sentence }) },
  guards: { hasVoice: (_, hasVoice: boolean) => hasVoice },
}).createMachine({
  id: 'readAloud',
  description: 'The voice that reads the steps of directions.',
  context: ({ input }) => input,
  initial: 'seeking',
  on: { stepShown: { actions: { type: 'setSentence', params: ({ event }) => event.sentence } } },
  states: {
    seeking: {
      description: 'Looks for a voice; nothing is offered.',
      invoke: {
        id: 'findVoice',
        src: 'findVoice',
        input: ({ context }) => ({ language: context.language }),
        onDone: [
          { guard: { type: 'hasVoice', params: ({ event }) => event.output }, target: 'off' },
          { target: 'missing' },
        ],
        onError: 'missing',
      },
    },
    missing: { description: 'The device has no voice for the language: nothing is offered.' },
    off: { description: 'Nothing is read.', on: { turnedOn: 'on' } },
    on: {
      description: 'Each step is read when it is shown.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      initial: 'speaking',
      on: {
        turnedOff: 'off',
        stepShown: { actions: { type: 'setSentence', params: ({ event }) => event.sentence }, target: '.speaking' },
        pageHidden: '.silent',
      },
      states: {
        speaking: {
          description: 'The step is read.',
          invoke: {
            id: 'speak',
            src: 'speak',
            input: ({ context }) => context,
            onDone: 'silent',
            // The step is still on the screen.
            onError: 'silent',
          },
        },
        silent: { description: 'The step was read, or the page was hidden meanwhile.' },
      },
    },
  },
});

export type ReadAloudMachine = typeof readAloudMachine;
