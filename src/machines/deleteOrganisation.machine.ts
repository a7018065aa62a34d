import { assign, emit, fromPromise, setup } from 'xstate';
import { say } from '@/contract/texts/say';
import { deletedText } from './formEnd';
import { errorOf, statusOf, textOf } from './refusalTexts';

/** The organisation that is to go, as much as the list knows of it. */
export interface DoomedOrganisation {
  readonly uuid: string;
  readonly name: string;
}

interface Context {
  readonly organisation: DoomedOrganisation | null;
}

export type DeleteOrganisationEvent =
  | { type: 'delete'; organisation: DoomedOrganisation }
  | { type: 'confirm' }
  | { type: 'cancel' };

export type DeleteOrganisationEmitted = { type: 'told'; text: string; tone: 'success' | 'error' };

const choose = { actions: 'choose', target: 'firstConfirm' } as const;

/** Deleting an organisation: asked twice, then marked in the list until the service has done it or refused it. */
export const deleteOrganisationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as DeleteOrganisationEvent,
    emitted: {} as DeleteOrganisationEmitted,
    tags: {} as 'deleting',
  },
  actors: {
    /** Deletes it and reads the list again; gives the service's words. */
    remove: fromPromise<string, { organisation: string }>(async () => {
      throw new Error('src/app provides remove.');
    }),
  },
  actions: {
    choose: assign({
      organisation: ({ event, context }) => (event.type === 'delete' ? event.organisation : context.organisation),
    }),
    forget: assign({ organisation: null }),
    tellDeleted: emit((_, message: string) => ({
      type: 'told' as const,
      text: deletedText(message, say('organisation.label')),
      tone: 'success' as const,
    })),
    tellRefusal: emit((_, error: unknown) => ({
      type: 'told' as const,
      // The end of the session is told in words of its own.
      text: statusOf(error) === 401 ? '' : textOf(error),
      tone: 'error' as const,
    })),
  },
}).createMachine({
  id: 'deleteOrganisation',
  description: 'The deletion of an organisation of the list, in two steps.',
  context: { organisation: null },
  initial: 'idle',
  states: {
    idle: { description: 'Nothing is to be deleted.', on: { delete: choose } },
    firstConfirm: {
      description: 'Says what goes with the organisation and asks.',
      on: { confirm: 'secondConfirm', cancel: { actions: 'forget', target: 'idle' } },
    },
    secondConfirm: {
      description: 'Says that it cannot be reversed and asks again.',
      on: { confirm: 'deleting', cancel: { actions: 'forget', target: 'idle' } },
    },
    deleting: {
      description: 'The row waits for the service; one organisation goes at a time.',
      tags: 'deleting',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ organisation: context.organisation?.uuid ?? '' }),
        onDone: {
          actions: [{ type: 'tellDeleted', params: ({ event }) => event.output }, 'forget'],
          target: 'deleted',
        },
        onError: { actions: [{ type: 'tellRefusal', params: errorOf }, 'forget'], target: 'idle' },
      },
    },
    deleted: { description: 'The list is read again without it.', on: { delete: choose } },
  },
});

export type DeleteOrganisationLogic = typeof deleteOrganisationMachine;
