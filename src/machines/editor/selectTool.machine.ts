import { assign, emit, setup } from 'xstate';
import {
  beginGesture,
  type CommonEmitted,
  exceedsDragThreshold,
  isMarquee,
  marqueeSelected,
  NO_GESTURE,
  type PointerEvents,
  panned,
  selected,
  type ToolGesture,
  type ToolPointer,
  type ToolTag,
} from './toolPointer';

/** Selects by click; a drag pans, with Shift it draws a marquee. */
export const selectToolMachine = setup({
  types: { context: {} as ToolGesture, events: {} as PointerEvents, emitted: {} as CommonEmitted, tags: {} as ToolTag },
  guards: {
    exceedsDragThreshold: ({ context }, pointer: ToolPointer) => exceedsDragThreshold(context, pointer),
    isMarquee: ({ context }, pointer: ToolPointer) => isMarquee(context, pointer),
  },
  actions: {
    press: assign((_, pointer: ToolPointer) => beginGesture(pointer)),
    follow: assign({
      to: (_, { at }: ToolPointer) => at,
      last: (_, { screen }: ToolPointer) => screen,
    }),
    clearGesture: assign(NO_GESTURE),
    emitSelected: emit(({ context }, pointer: ToolPointer): CommonEmitted => selected(context, pointer)),
    emitMarqueeSelected: emit(({ context }, pointer: ToolPointer): CommonEmitted => marqueeSelected(context, pointer)),
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
      tags: 'idle',
      entry: 'clearGesture',
      on: {
        'pointer.down': { actions: { type: 'press', params: ({ event }) => event }, target: 'pressing' },
      },
    },
    pressing: {
      description: 'Something is pressed: a click selects it.',
      on: {
        'pointer.move': [
          {
            guard: { type: 'isMarquee', params: ({ event }) => event },
            actions: { type: 'follow', params: ({ event }) => event },
            target: 'marquee',
          },
          {
            guard: { type: 'exceedsDragThreshold', params: ({ event }) => event },
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
    marquee: {
      description: 'A frame is drawn; what is inside is selected when it is let go.',
      tags: 'marquee',
      on: {
        'pointer.move': { actions: { type: 'follow', params: ({ event }) => event } },
        'pointer.up': { actions: { type: 'emitMarqueeSelected', params: ({ event }) => event }, target: 'idle' },
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
