import { assign, emit, setup } from 'xstate';
import {
  beginGesture,
  type CommonEmitted,
  framed,
  hasGoneFar,
  isFraming,
  NO_GESTURE,
  type PointerEvents,
  panned,
  selected,
  type ToolGesture,
  type ToolPointer,
} from './toolPointer';

/** Selects what is clicked; a drag pans, with Shift it frames. */
export const selectToolMachine = setup({
  types: { context: {} as ToolGesture, events: {} as PointerEvents, emitted: {} as CommonEmitted },
  guards: {
    hasGoneFar: ({ context }, pointer: ToolPointer) => hasGoneFar(context, pointer),
    isFraming: ({ context }, pointer: ToolPointer) => isFraming(context, pointer),
  },
  actions: {
    press: assign((_, pointer: ToolPointer) => beginGesture(pointer)),
    follow: assign({
      to: (_, { at }: ToolPointer) => at,
      last: (_, { screen }: ToolPointer) => screen,
    }),
    letGo: assign(NO_GESTURE),
    emitSelected: emit(({ context }, pointer: ToolPointer): CommonEmitted => selected(context, pointer)),
    emitFramed: emit(({ context }, pointer: ToolPointer): CommonEmitted => framed(context, pointer)),
    emitPanned: emit(({ context }, pointer: ToolPointer): CommonEmitted => panned(context, pointer)),
  },
}).createMachine({
  id: 'selectTool',
  description: 'The select tool: picks what is clicked or framed.',
  context: NO_GESTURE,
  initial: 'idle',
  states: {
    idle: {
      description: 'Waits for a press.',
      entry: 'letGo',
      on: {
        'pointer.down': { actions: { type: 'press', params: ({ event }) => event }, target: 'pressing' },
      },
    },
    pressing: {
      description: 'Something is pressed: a click selects it.',
      on: {
        'pointer.move': [
          {
            guard: { type: 'isFraming', params: ({ event }) => event },
            actions: { type: 'follow', params: ({ event }) => event },
            target: 'framing',
          },
          {
            guard: { type: 'hasGoneFar', params: ({ event }) => event },
            actions: [
              { type: 'emitPanned', params: ({ event }) => event },
              { type: 'follow', params: ({ event }) => event },
            ],
            target: 'panning',
          },
        ],
        'pointer.up': { actions: { type: 'emitSelected', params: ({ event }) => event }, target: 'idle' },
      },
    },
    framing: {
      description: 'A frame is drawn; what is inside is selected when it is let go.',
      on: {
        'pointer.move': { actions: { type: 'follow', params: ({ event }) => event } },
        'pointer.up': { actions: { type: 'emitFramed', params: ({ event }) => event }, target: 'idle' },
      },
    },
    panning: {
      description: 'The plan is dragged.',
      on: {
        'pointer.move': {
          actions: [
            { type: 'emitPanned', params: ({ event }) => event },
            { type: 'follow', params: ({ event }) => event },
          ],
        },
        'pointer.up': 'idle',
      },
    },
  },
  on: { cancel: '.idle' },
});
