import { assign, emit, setup } from 'xstate';
import { integrationText } from '@/contract/texts/integrationTexts';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';
import { isSame } from '../records/formResult';
import type { FormValues } from '../records/recordFormTypes';

export interface IntegrationTestInput {
  readonly values: FormValues;
  /** False for a new integration, which was never tested. */
  readonly isSaved: boolean;
}

interface Context extends IntegrationTestInput {
  /** The values of the last test that succeeded. */
  readonly tested: FormValues | null;
  /** Why the last test failed. */
  readonly error: string | null;
}

export type IntegrationTestEvent =
  /** `isSaved`: these are the stored values again. */
  | { type: 'change'; values: FormValues; isSaved: boolean }
  | { type: 'test' }
  | { type: 'save' }
  | { type: 'saved' }
  | { type: 'saveFailed' };

/** Whether an integration may be saved: as it is stored, or as it was tested. The form itself saves. */
export const integrationTestMachine = setup({
  types: {
    context: {} as Context,
    input: {} as IntegrationTestInput,
    events: {} as IntegrationTestEvent,
    emitted: {} as { type: 'notified'; text: string; tone: 'success' | 'error' },
    tags: {} as 'untested',
  },
  actors: {
    test: provided<void, { values: FormValues }>('test'),
  },
  guards: {
    isStored: ({ context }) => context.isSaved,
    isTested: ({ context }) => isSame(context.values, context.tested),
  },
  actions: {
    setValues: assign({
      values: (_, { values }: IntegrationTestInput) => values,
      isSaved: (_, { isSaved }: IntegrationTestInput) => isSaved,
      error: null,
    }),
    clearError: assign({ error: null }),
    setTested: assign({ tested: ({ context }) => context.values }),
    setStored: assign({ tested: ({ context }) => context.values, isSaved: true }),
    setError: assign({ error: (_, error: unknown) => textOf(error) }),
    notifyTested: emit({ type: 'notified', text: integrationText('testSucceeded'), tone: 'success' }),
    notifyUntested: emit({ type: 'notified', text: integrationText('testFirst'), tone: 'error' }),
  },
}).createMachine({
  id: 'integrationTest',
  description: 'Testing an integration before it can be saved.',
  context: ({ input }) => ({ ...input, tested: null, error: null }),
  initial: 'comparing',
  states: {
    comparing: {
      description: 'Compares the entries with those that are stored and those that were tested.',
      always: [{ guard: 'isStored', target: 'clean' }, { guard: 'isTested', target: 'tested' }, { target: 'changed' }],
    },
    clean: {
      description: 'The entries are those that are stored.',
      on: {
        change: { actions: { type: 'setValues', params: ({ event }) => event }, target: 'comparing' },
        save: 'saving',
      },
    },
    changed: {
      description: 'The entries were not tested: Save says so.',
      tags: 'untested',
      on: {
        change: { actions: { type: 'setValues', params: ({ event }) => event }, target: 'comparing' },
        test: { actions: 'clearError', target: 'testing' },
        save: { actions: 'notifyUntested' },
      },
    },
    testing: {
      description: 'The service reads the source.',
      tags: 'untested',
      on: {
        change: { actions: { type: 'setValues', params: ({ event }) => event }, target: 'comparing' },
        save: { actions: 'notifyUntested' },
      },
      invoke: {
        id: 'test',
        src: 'test',
        input: ({ context }) => ({ values: context.values }),
        onDone: { actions: ['setTested', 'notifyTested'], target: 'tested' },
        onError: {
          actions: { type: 'setError', params: errorOf },
          target: 'changed',
        },
      },
    },
    tested: {
      description: 'The entries were tested with success.',
      on: {
        change: { actions: { type: 'setValues', params: ({ event }) => event }, target: 'comparing' },
        save: 'saving',
      },
    },
    saving: {
      description: 'The form saves the entries.',
      on: {
        saved: { actions: 'setStored', target: 'clean' },
        saveFailed: 'comparing',
      },
    },
  },
});

export type IntegrationTestMachine = typeof integrationTestMachine;
