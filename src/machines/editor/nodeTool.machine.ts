import { assign, emit, setup } from 'xstate';
import { type FloorPoint, floorPoint } from '@/model/geometry/points';
import { dragTarget, isCopy, type NodeCopied, type NodeMoved, nodeCopied, nodeMoved } from './nodeDrag';
import {
  beginGesture,
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
            guard: { type: 'startsOnNode', params: ({ event }) => event },
            actions: { type: 'press', params: ({ event }) => event },
            target: 'pressingNode',
          },
          { actions: { type: 'press', params: ({ event }) => event }, target: 'pressingGround' },
        ],
      },
    },
    pressingNode: {
      description: 'A node is pressed: a click selects it, a drag moves it, or with Alt a copy.',
      on: {
        'pointer.move': [
          {
            guard: { type: 'isCopy', params: ({ event }) => event },
            actions: { type: 'follow', params: ({ event }) => event },
            target: 'copyingNode',
          },
          {
            guard: { type: 'exceedsDragThreshold', params: ({ event }) => event },
            actions: { type: 'follow', params: ({ event }) => event },
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
        'pointer.move': { actions: { type: 'follow', params: ({ event }) => event } },
        'pointer.up': {
          actions: [{ type: 'follow', params: ({ event }) => event }, 'emitMoved'],
          target: 'idle',
        },
      },
    },
    copyingNode: {
      description: 'A copy follows the pointer; nothing is changed until it is let go.',
      tags: 'copyingNode',
      on: {
        'pointer.move': { actions: { type: 'follow', params: ({ event }) => event } },
        'pointer.up': {
          actions: [{ type: 'follow', params: ({ event }) => event }, 'emitCopied'],
          target: 'idle',
        },
      },
    },
    pressingGround: {
      description:
        'The ground or a path is pressed: a click places a node, a drag pans, with Shift it draws a frame, with Alt a lasso.',
      on: {
        'pointer.move': [
          {
            guard: { type: 'isLasso', params: ({ event }) => event },
            actions: { type: 'trace', params: ({ event }) => event },
            target: 'lasso',
          },
          {
            guard: { type: 'isMarquee', params: ({ event }) => event },
            actions: { type: 'stretch', params: ({ event }) => event },
            target: 'marquee',
          },
          {
            guard: { type: 'exceedsDragThreshold', params: ({ event }) => event },
            actions: PAN,
            target: 'panning',
          },
        ],
        'pointer.up': { actions: { type: 'emitPlaced', params: ({ event }) => event }, target: 'idle' },
      },
    },
    marquee: MARQUEE,
    lasso: LASSO,
    panning: PANNING,
  },
  on: { cancel: '.idle' },
});
