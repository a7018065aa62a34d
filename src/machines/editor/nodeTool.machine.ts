import { assign, emit, setup } from 'xstate';
import { type FloorPoint, floorPoint } from '@/model/geometry/points';
import { dragTarget, isCopy, NODE_DRAG, type NodeCopied, type NodeMoved, nodeCopied, nodeMoved } from './nodeDrag';
import {
  beginGesture,
  by,
  type CommonEmitted,
  exceedsDragThreshold,
  type Hit,
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

export type NodeToolEmitted =
  | CommonEmitted
  | NodeMoved
  | NodeCopied
  | { readonly type: 'placed'; readonly at: FloorPoint; readonly onEdge: Hit | null };

/**
 * Places, selects and moves nodes. A click on the ground places one, a drag of the ground pans, a drag of a node moves
 * it with the rest of the selection, with Alt a copy of them; one finished drag is one edit. Shift draws a marquee, Alt a
 * lasso.
 */
export const nodeToolMachine = setup({
  types: {
    context: {} as ToolGesture,
    events: {} as PointerEvents,
    emitted: {} as NodeToolEmitted,
    tags: {} as ToolTag,
  },
  guards: {
    startsOnNode: (_, pointer: ToolPointer) => pointer.over?.kind === 'node',
    isLasso: ({ context }, pointer: ToolPointer) => isLasso(context, pointer),
    isCopy: ({ context }, pointer: ToolPointer) => isCopy(context, pointer),
    isMarquee: ({ context }, pointer: ToolPointer) => isMarquee(context, pointer),
    exceedsDragThreshold: ({ context }, pointer: ToolPointer) => exceedsDragThreshold(context, pointer),
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
    emitLassoSelected: emit(({ context }, pointer: ToolPointer): NodeToolEmitted => lassoSelected(context, pointer)),
    emitCopied: emit(({ context }): NodeToolEmitted => nodeCopied(context)),
    emitMoved: emit(({ context }): NodeToolEmitted => nodeMoved(context)),
    emitPlaced: emit(
      ({ context }, { at, snapped }: ToolPointer): NodeToolEmitted => ({
        type: 'placed',
        at: snapped ?? floorPoint(at.x, at.y),
        onEdge: context.press?.over?.kind === 'edge' ? context.press.over : null,
      }),
    ),
    emitSelected: emit(({ context }, pointer: ToolPointer): NodeToolEmitted => selected(context, pointer)),
    emitMarqueeSelected: emit(
      ({ context }, pointer: ToolPointer): NodeToolEmitted => marqueeSelected(context, pointer),
    ),
    emitPanned: emit(({ context }, pointer: ToolPointer): NodeToolEmitted => panned(context, pointer)),
  },
}).createMachine({
  id: 'nodeTool',
  description: 'The node tool: places, selects and moves nodes.',
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
            guard: by('startsOnNode'),
            actions: by('press'),
            target: 'pressingNode',
          },
          { actions: by('press'), target: 'pressingGround' },
        ],
      },
    },
    ...NODE_DRAG,
    pressingGround: {
      description:
        'The ground or a path is pressed: a click places a node, a drag pans, with Shift it draws a frame, with Alt a lasso.',
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
        'pointer.up': { actions: by('emitPlaced'), target: 'idle' },
      },
    },
    marquee: MARQUEE,
    lasso: LASSO,
    panning: PANNING,
  },
  on: { cancel: '.idle' },
});
