import { assign, emit, setup } from 'xstate';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

/** The skin that is asked about. */
export interface NamedSkin {
  readonly id: number;
  readonly name: string;
}

interface Context {
  readonly skin: NamedSkin | null;
}

export type SkinActionsEvent =
  | { type: 'publish'; skin: NamedSkin }
  | { type: 'delete'; skin: NamedSkin }
  | { type: 'confirm' }
  | { type: 'cancel' };

/** Publishing and deleting a skin: asked first, then done by the service. */
export const skinActionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SkinActionsEvent,
    emitted: {} as { type: 'notified'; text: string; tone: 'success' | 'error' },
  },
  actors: {
    /** Returns the message of the service. */
    publish: provided<string, { id: number }>('publish'),
    /** Returns the message of the service. */
    remove: provided<string, { id: number }>('remove'),
  },
  actions: {
    setSkin: assign({ skin: (_, skin: NamedSkin) => skin }),
    emitDone: emit((_, text: string) => ({ type: 'notified' as const, text, tone: 'success' as const })),
    emitFailed: emit((_, error: unknown) => ({
      type: 'notified' as const,
      text: textOf(error),
      tone: 'error' as const,
    })),
    /** Skins are loaded again. */
    refresh: () => undefined,
  },
}).createMachine({
  id: 'skinActions',
  description: 'Publishing and deleting a skin.',
  context: { skin: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is asked for.',
      on: {
        publish: { actions: { type: 'setSkin', params: ({ event }) => event.skin }, target: 'publishConfirm' },
        delete: { actions: { type: 'setSkin', params: ({ event }) => event.skin }, target: 'deleteConfirm' },
      },
    },
    publishConfirm: {
      description: 'Warns that all locations with the skin are updated.',
      on: { confirm: 'publishing', cancel: 'idle' },
    },
    publishing: {
      description: 'The service gives the variables to the locations.',
      invoke: {
        id: 'publish',
        src: 'publish',
        input: ({ context }) => ({ id: context.skin?.id ?? 0 }),
        onDone: { actions: [{ type: 'emitDone', params: ({ event }) => event.output }, 'refresh'], target: 'idle' },
        onError: { actions: { type: 'emitFailed', params: errorOf }, target: 'idle' },
      },
    },
    deleteConfirm: {
      description: 'Asks before the skin is deleted.',
      on: { confirm: 'deleting', cancel: 'idle' },
    },
    deleting: {
      description: 'The service deletes the skin.',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ id: context.skin?.id ?? 0 }),
        onDone: { actions: [{ type: 'emitDone', params: ({ event }) => event.output }, 'refresh'], target: 'idle' },
        onError: { actions: { type: 'emitFailed', params: errorOf }, target: 'idle' },
      },
    },
  },
});

export type SkinActionsMachine = typeof skinActionsMachine;
