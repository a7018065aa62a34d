import { assign, emit, setup } from 'xstate';
import {
  dragTarget,
  isCopy,
  NODE_DRAG,
  type NodeCopied,
  type NodeMoved,
  nodeCopied,
  nodeMoved,
  startsNodeDrag,
} from './nodeDrag';
import {
  beginGesture,
  by,
  type CommonEmitted,
  exceedsDragThreshold,
  isLasso,
  isMarquee,
  LASSO,
  lassoSelected,
  MARQUEE,
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
    follow: assign({
      to: ({ context }, pointer: ToolPointer) => dragTarget(context, pointer),
      last: (_, { screen }: ToolPointer) => screen,
    }),
    /** A marquee ends at the pointer: Shift draws it and constrains no axis, and it does not snap. */
    stretch: assign({
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
            guard: by('startsNodeDrag'),
            actions: by('press'),
            target: 'pressingNode',
          },
          { actions: by('press'), target: 'pressing' },
        ],
      },
    },
    ...NODE_DRAG,
    pressing: {
      description:
        'A room, a path or the ground is pressed: a click selects, a drag pans, with Shift it draws a frame, with Alt a lasso.',
      on: {
        'pointer.move': [
          {
            guard: by('isLasso'),
            actions: by('trace'),
            target: 'lasso',
          },
          {
            guard: by('isMarquee'),
            actions: by('stretch'),
            target: 'marquee',
          },
          {
            guard: by('exceedsDragThreshold'),
            actions: PAN,
            target: 'panning',
          },
        ],
        'pointer.up': { actions: by('emitSelected'), target: 'idle' },
      },
    },
    marquee: MARQUEE,
    lasso: LASSO,
    panning: PANNING,
  },
  on: { cancel: '.idle' },
});
