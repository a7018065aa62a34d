import { assign, emit, setup } from 'xstate';
import { known } from '../known';

/** A room of the location. */
export interface WantedRoom {
  readonly floor: string;
  readonly mesh: string;
}

/** The floor in view, and whether its floor plan is loaded. */
export interface FloorInView {
  readonly floor: string | null;
  readonly isDrawn: boolean;
}

interface Context {
  readonly wanted: WantedRoom | null;
  readonly inView: FloorInView;
}

export type GoToEvent =
  | { readonly type: 'go'; readonly room: WantedRoom }
  | { readonly type: 'floor.changed'; readonly inView: FloorInView };

export type GoToEmitted = { readonly type: 'wanted' | 'arrived'; readonly room: WantedRoom };

/**
 * The way from a room that was chosen by its name to the room in view: its floor plan may have to be loaded first. Whoever
 * chooses another floor meanwhile is not taken back.
 */
export const goToMachine = setup({
  types: { context: {} as Context, events: {} as GoToEvent, emitted: {} as GoToEmitted },
  guards: {
    isInView: ({ context: { wanted, inView } }) => inView.isDrawn && inView.floor === wanted?.floor,
    isElsewhere: ({ context }, { floor }: FloorInView) => floor !== context.wanted?.floor,
  },
  actions: {
    setWanted: assign({ wanted: (_, room: WantedRoom) => room }),
    clearWanted: assign({ wanted: null }),
    setInView: assign({ inView: (_, inView: FloorInView) => inView }),
    emitWanted: emit((_, room: WantedRoom): GoToEmitted => ({ type: 'wanted', room })),
    emitArrived: emit(({ context }): GoToEmitted => ({ type: 'arrived', room: known(context.wanted, 'The room') })),
  },
}).createMachine({
  id: 'goTo',
  description: 'Shows a room of the location, selected and in view.',
  context: { wanted: null, inView: { floor: null, isDrawn: false } },
  initial: 'idle',
  on: {
    go: {
      actions: [
        { type: 'setWanted', params: ({ event }) => event.room },
        { type: 'emitWanted', params: ({ event }) => event.room },
      ],
      target: '.underWay',
    },
  },
  states: {
    idle: {
      description: 'No room is wanted.',
      on: { 'floor.changed': { actions: { type: 'setInView', params: ({ event }) => event.inView } } },
    },
    underWay: {
      description: 'The floor of the room is to be shown, and its floor plan loaded.',
      always: { guard: 'isInView', actions: ['emitArrived', 'clearWanted'], target: 'idle' },
      on: {
        'floor.changed': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event.inView },
            actions: [{ type: 'setInView', params: ({ event }) => event.inView }, 'clearWanted'],
            target: 'idle',
          },
          { actions: { type: 'setInView', params: ({ event }) => event.inView } },
        ],
      },
    },
  },
});

export type GoToMachine = typeof goToMachine;
