import { assign, emit, setup } from 'xstate';
import { dragTarget, isCopy, type NodeCopied, type NodeMoved, nodeCopied, nodeMoved, startsNodeDrag } from './nodeDrag';
import {
  beginGesture,
  type CommonEmitted,
  exceedsDragThreshold,
  isLasso,
  isMarquee,
  LASSO,
  lassoSelected,
  marqueeSelected,
  NO_GESTURE,
  PAN,
  PANNING,
  type PointerEvents,
  panned,
  selected,
  type ToolGesture,
  type ToolPointer,
  type ToolTag,
  traced,
} from './toolPointer';

export type SelectToolEmitted = CommonEmitted | NodeMoved | NodeCopied;

/**
 * Selects by click. A drag of a node moves it with the rest of the selection, with Alt a copy of them; any other drag
 * pans, with Shift it draws a marquee, with Alt a lasso.
 */
export const selectToolMachine = setup({
  types: {
    context: {} as ToolGesture,
    events: {} as PointerEvents,
    emitted: {} as SelectToolEmitted,
    tags: {} as ToolTag,
  },
  guards: {
    startsNodeDrag: (_, pointer: ToolPointer) => startsNodeDrag(pointer),
    exceedsDragThreshold: ({ context }, pointer: ToolPointer) => exceedsDragThreshold(context, pointer),
    isLasso: ({ context }, pointer: ToolPointer) => isLasso(context, pointer),
    isCopy: ({ context }, pointer: ToolPointer) => isCopy(context, pointer),
    isMarquee: ({ context }, pointer: ToolPointer) => isMarquee(context, pointer),
  },
  actions: {
    press: assign((_, pointer: ToolPointer) => beginGesture(pointer)),
    drag: assign({
      to: ({ context }, pointer: ToolPointer) => dragTarget(context, pointer),
      last: (_, { screen }: ToolPointer) => screen,
    }),
    follow: assign({
      to: (_, { at }: ToolPointer) => at,
      last: (_, { screen }: ToolPointer) => screen,
    }),
    trace: assign(({ context }, pointer: ToolPointer) => traced(context, pointer)),
    clearGesture: assign(NO_GESTURE),
    emitSelected: emit(({ context }, pointer: ToolPointer): SelectToolEmitted => selected(context, pointer)),
    emitMarqueeSelected: emit(
      ({ context }, pointer: ToolPointer): SelectToolEmitted => marqueeSelected(context, pointer),
    ),
    emitLassoSelected: emit(({ context }, pointer: ToolPointer): SelectToolEmitted => lassoSelected(context, pointer)),
    emitCopied: emit(({ context }): SelectToolEmitted => nodeCopied(context)),
    emitMoved: emit(({ context }): SelectToolEmitted => nodeMoved(context)),
    emitPanned: emit(({ context }, pointer: ToolPointer): SelectToolEmitted => panned(context, pointer)),
  },
}).createMachine({
  id: 'selectTool',
  description: 'The select tool: picks what is clicked or framed, and moves nodes.',
  context: NO_GESTURE,
  initial: 'idle',
  states: {
    idle: {
      description: 'Waits for a press.',
      tags: 'idle',
      entry: 'clearGesture',
      on: {
        'pointer.down': [
          {
            guard: { type: 'startsNodeDrag', params: ({ event }) => event },
            actions: { type: 'press', params: ({ event }) => event },
            target: 'pressingNode',
          },
          { actions: { type: 'press', params: ({ event }) => event }, target: 'pressing' },
        ],
      },
    },
    pressingNode: {
      description: 'A node is pressed: a click selects it, a drag moves it, or with Alt a copy.',
      on: {
        'pointer.move': [
          {
            guard: { type: 'isCopy', params: ({ event }) => event },
            actions: { type: 'drag', params: ({ event }) => event },
            target: 'copyingNode',
          },
          {
            guard: { type: 'exceedsDragThreshold', params: ({ event }) => event },
            actions: { type: 'drag', params: ({ event }) => event },
            target: 'draggingNode',
          },
        ],
        'pointer.up': { actions: { type: 'emitSelected', params: ({ event }) => event }, target: 'idle' },
      },
    },
    draggingNode: {
      description: 'The node follows the pointer; nothing is changed until it is let go.',
      tags: 'draggingNode',
      on: {
        'pointer.move': { actions: { type: 'drag', params: ({ event }) => event } },
        'pointer.up': {
          actions: [{ type: 'drag', params: ({ event }) => event }, 'emitMoved'],
          target: 'idle',
        },
      },
    },
    copyingNode: {
      description: 'A copy follows the pointer; nothing is changed until it is let go.',
      tags: 'copyingNode',
      on: {
        'pointer.move': { actions: { type: 'drag', params: ({ event }) => event } },
        'pointer.up': {
          actions: [{ type: 'drag', params: ({ event }) => event }, 'emitCopied'],
          target: 'idle',
        },
      },
    },
    pressing: {
      description:
        'A room, a path or the ground is pressed: a click selects, a drag pans, with Shift it draws a frame, with Alt a lasso.',
      on: {
        'pointer.move': [
          {
            guard: { type: 'isLasso', params: ({ event }) => event },
            actions: { type: 'trace', params: ({ event }) => event },
            target: 'lasso',
          },
          {
            guard: { type: 'isMarquee', params: ({ event }) => event },
            actions: { type: 'follow', params: ({ event }) => event },
            target: 'marquee',
          },
          {
            guard: { type: 'exceedsDragThreshold', params: ({ event }) => event },
            actions: PAN,
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
    lasso: LASSO,
    panning: PANNING,
  },
  on: { cancel: '.idle' },
});
