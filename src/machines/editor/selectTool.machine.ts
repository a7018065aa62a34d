import { assign, emit, setup } from 'xstate';
import type { FloorPoint, ScreenPoint } from '@/model/geometry/points';
import { boxOf, type CommonEmitted, type Hit, isDrag, type PointerEvents, type ToolPointer } from './toolPointer';

interface Context {
  readonly press: { readonly at: FloorPoint; readonly screen: ScreenPoint; readonly over: Hit | null } | null;
  readonly to: FloorPoint | null;
  readonly last: ScreenPoint | null;
}

/** Selects what is clicked; a drag pans, with Shift it frames. */
export const selectToolMachine = setup({
  types: { context: {} as Context, events: {} as PointerEvents, emitted: {} as CommonEmitted },
  guards: {
    hasGoneFar: ({ context }, pointer: ToolPointer) =>
      context.press !== null && isDrag(context.press.screen, pointer.screen, pointer.isTouch),
    isFraming: ({ context }, pointer: ToolPointer) =>
      pointer.shift && context.press !== null && isDrag(context.press.screen, pointer.screen, pointer.isTouch),
  },
  actions: {
    press: assign({
      press: (_, { at, screen, over }: ToolPointer) => ({ at, screen, over }),
      to: null,
      last: (_, { screen }: ToolPointer) => screen,
    }),
    follow: assign({
      to: (_, { at }: ToolPointer) => at,
      last: (_, { screen }: ToolPointer) => screen,
    }),
    letGo: assign({ press: null, to: null, last: null }),
    emitSelected: emit(
      ({ context }, { shift }: ToolPointer): CommonEmitted => ({
        type: 'selected',
        hit: context.press?.over ?? null,
        isAdding: shift,
      }),
    ),
    emitFramed: emit(
      ({ context }, { at }: ToolPointer): CommonEmitted => ({
        type: 'framed',
        box: boxOf(context.press?.at ?? at, at),
        isAdding: true,
      }),
    ),
    emitPanned: emit(
      ({ context }, { screen }: ToolPointer): CommonEmitted => ({
        type: 'panned',
        dx: screen.x - (context.last?.x ?? screen.x),
        dy: screen.y - (context.last?.y ?? screen.y),
      }),
    ),
  },
}).createMachine({
  id: 'selectTool',
  description: 'The select tool: picks what is clicked or framed.',
  context: { press: null, to: null, last: null },
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
