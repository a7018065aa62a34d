import { assign, setup } from 'xstate';
import type { PlacedBatch } from '@/contract/destinations/placementBatches';
import type { LabelledRoom } from '@/model/content/rooms/labelledRooms';
import { errorOf, textOf } from '../apiErrors';
import { provided } from '../provided';

export interface LabelPlacingInput {
  readonly project: string;
  /** Uuid of the floor of the rooms. */
  readonly floor: string;
  readonly rooms: readonly LabelledRoom[];
  /** Unique to this dialog: a creation that is repeated in it has one effect. */
  readonly attempt: string;
}

/** The rooms to create: those that are ticked. */
export interface LabelPlacingRequest extends LabelPlacingInput {
  readonly sharesNames: boolean;
}

interface Context extends LabelPlacingInput {
  /** The meshes that are ticked. */
  readonly ticked: readonly string[];
  /** Whether rooms of one name get one destination. */
  readonly sharesNames: boolean;
  readonly error: string | null;
  readonly result: LabelPlacingResult;
}

export type LabelPlacingEvent =
  | { readonly type: 'toggle'; readonly mesh: string }
  | { readonly type: 'toggleAll' }
  | { readonly type: 'share' }
  | { readonly type: 'create' }
  | { readonly type: 'cancel' };

/** Somebody else placed a destination in one of the rooms: `taken`, and nothing was created. */
export type LabelPlacingAnswer = { readonly kind: 'created'; readonly batch: PlacedBatch } | { readonly kind: 'taken' };
export type LabelPlacingResult = LabelPlacingAnswer | { readonly kind: 'cancelled' };

/** Creating destinations from the labels of rooms: which rooms, then one call for all of them. */
export const labelPlacingMachine = setup({
  types: {
    context: {} as Context,
    input: {} as LabelPlacingInput,
    events: {} as LabelPlacingEvent,
    output: {} as LabelPlacingResult,
  },
  actors: {
    create: provided<LabelPlacingAnswer, LabelPlacingRequest>('create'),
  },
  guards: {
    hasTicked: ({ context }) => context.ticked.length > 0,
    wasTaken: (_, answer: LabelPlacingAnswer) => answer.kind === 'taken',
  },
  actions: {
    toggle: assign({
      ticked: ({ context: { ticked } }, mesh: string) =>
        ticked.includes(mesh) ? ticked.filter((one) => one !== mesh) : [...ticked, mesh],
    }),
    toggleAll: assign({
      ticked: ({ context: { ticked, rooms } }) => (ticked.length === rooms.length ? [] : rooms.map(({ mesh }) => mesh)),
    }),
    share: assign({ sharesNames: ({ context }) => !context.sharesNames }),
    clearError: assign({ error: null }),
    setResult: assign({ result: (_, result: LabelPlacingAnswer) => result }),
    setError: assign({ error: (_, error: unknown) => textOf(error) }),
  },
}).createMachine({
  id: 'labelPlacing',
  description: 'Creating destinations from the labels of rooms.',
  context: ({ input }) => ({
    ...input,
    ticked: input.rooms.filter(({ isName }) => isName).map(({ mesh }) => mesh),
    sharesNames: true,
    error: null,
    result: { kind: 'cancelled' as const },
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The labels are listed; those that read like names are ticked.',
      on: {
        toggle: { actions: { type: 'toggle', params: ({ event }) => event.mesh } },
        toggleAll: { actions: 'toggleAll' },
        share: { actions: 'share' },
        create: { guard: 'hasTicked', actions: 'clearError', target: 'creating' },
        cancel: 'cancelled',
      },
    },
    creating: {
      description: 'The service creates and places all destinations, or none.',
      tags: 'busy',
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { project, floor, rooms, ticked, sharesNames, attempt } }) => ({
          project,
          floor,
          rooms: rooms.filter(({ mesh }) => ticked.includes(mesh)),
          sharesNames,
          attempt,
        }),
        onDone: [
          {
            guard: { type: 'wasTaken', params: ({ event }) => event.output },
            actions: { type: 'setResult', params: ({ event }) => event.output },
            target: 'taken',
          },
          { actions: { type: 'setResult', params: ({ event }) => event.output }, target: 'created' },
        ],
        onError: { actions: { type: 'setError', params: errorOf }, target: 'choosing' },
      },
    },
    created: { description: 'Every ticked room has its destination.', type: 'final' },
    taken: { description: 'One of the rooms has got a destination meanwhile.', type: 'final' },
    cancelled: { description: 'Nothing is created.', type: 'final' },
  },
  output: ({ context }) => context.result,
});

export type LabelPlacingMachine = typeof labelPlacingMachine;
