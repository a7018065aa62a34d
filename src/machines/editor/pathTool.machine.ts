import { assign, emit, setup } from 'xstate';
import type { FloorPoint } from '@/model/geometry/points';
import type { EdgeId, NodeId } from '@/model/network/network';
import {
  addsToSelection,
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

interface Context extends ToolGesture {
  /** The node that the next path begins at. */
  readonly from: NodeId | null;
}

export type PathToolEvent =
  | PointerEvents
  /** The node of the last `extended` is there: the next path begins at it. */
  | { readonly type: 'from.set'; readonly node: NodeId }
  /** The node was not placed: the drawing continues from the previous one. */
  | { readonly type: 'from.keep' }
  | { readonly type: 'finish' };

export type PathToolEmitted =
  | CommonEmitted
  /** A path between two existing nodes. */
  | { readonly type: 'connected'; readonly from: NodeId; readonly to: NodeId }
  /** A path to a new node; on another path it splits that one. `from` null begins a new path. */
  | {
      readonly type: 'extended';
      readonly from: NodeId | null;
      readonly at: FloorPoint;
      readonly splits: EdgeId | null;
    };

const nodeIn = (hit: Hit | null | undefined): NodeId | null => (hit?.kind === 'node' ? hit.id : null);
const edgeIn = (hit: Hit | null | undefined): EdgeId | null => (hit?.kind === 'edge' ? hit.id : null);

/**
 * Draws paths from node to node. A click on a node begins at it and the next click continues from there; a click on the
 * ground, or on a path which it splits, places a node and continues from it. A click on a path that adds to the selection
 * selects it while none is drawn. A drag beside the nodes pans, with Shift it draws a marquee, with Alt a lasso.
 */
export const pathToolMachine = setup({
  types: { context: {} as Context, events: {} as PathToolEvent, emitted: {} as PathToolEmitted, tags: {} as ToolTag },
  guards: {
    isOnNode: ({ context }) => nodeIn(context.press?.over) !== null,
    addsPath: ({ context }, pointer: ToolPointer) => edgeIn(context.press?.over) !== null && addsToSelection(pointer),
    isOnOtherNode: ({ context }, pointer: ToolPointer) => {
      const node = nodeIn(pointer.over);
      return node !== null && node !== context.from;
    },
    hasBegun: ({ context }) => context.from !== null,
    isOnSameNode: ({ context }, pointer: ToolPointer) => {
      const node = nodeIn(pointer.over);
      return node !== null && node === context.from;
    },
    dragsFromNode: ({ context }, pointer: ToolPointer) =>
      nodeIn(context.press?.over) !== null && exceedsDragThreshold(context, pointer),
    isLasso: ({ context }, pointer: ToolPointer) => isLasso(context, pointer),
    isMarquee: ({ context }, pointer: ToolPointer) => isMarquee(context, pointer),
    exceedsDragThreshold: ({ context }, pointer: ToolPointer) => exceedsDragThreshold(context, pointer),
  },
  actions: {
    press: assign({
      press: (_, { at, screen, turn, over, alt }: ToolPointer) => ({ at, screen, turn, over, alt }),
      last: (_, { screen }: ToolPointer) => screen,
    }),
    follow: assign({
      to: (_, { at, snapped }: ToolPointer) => snapped ?? at,
      last: (_, { screen }: ToolPointer) => screen,
    }),
    /** A marquee does not snap. */
    stretch: assign({
      to: (_, { at }: ToolPointer) => at,
      last: (_, { screen }: ToolPointer) => screen,
    }),
    trace: assign(({ context }, pointer: ToolPointer) => traced(context, pointer)),
    release: assign({ press: null }),
    clearGesture: assign({ ...NO_GESTURE, from: null }),
    beginAtPress: assign({ from: ({ context }) => nodeIn(context.press?.over) }),
    continueFrom: assign({ from: (_, node: NodeId) => node }),
    continueFromPointer: assign({ from: (_, { over }: ToolPointer) => nodeIn(over) }),
    emitConnected: emit(({ context }, { over }: ToolPointer): PathToolEmitted => {
      const to = nodeIn(over);
      if (context.from === null || to === null) throw new Error('A path goes from a node to a node.');
      return { type: 'connected', from: context.from, to };
    }),
    emitExtended: emit(
      ({ context }, { at, snapped, over }: ToolPointer): PathToolEmitted => ({
        type: 'extended',
        from: context.from,
        at: snapped ?? at,
        splits: edgeIn(over),
      }),
    ),
    emitSelected: emit(({ context }, pointer: ToolPointer): PathToolEmitted => selected(context, pointer)),
    emitMarqueeSelected: emit(
      ({ context }, pointer: ToolPointer): PathToolEmitted => marqueeSelected(context, pointer),
    ),
    emitLassoSelected: emit(({ context }, pointer: ToolPointer): PathToolEmitted => lassoSelected(context, pointer)),
    emitPanned: emit(({ context }, pointer: ToolPointer): PathToolEmitted => panned(context, pointer)),
  },
}).createMachine({
  id: 'pathTool',
  description: 'The path tool: draws paths from node to node.',
  context: { ...NO_GESTURE, from: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'No path is being drawn.',
      tags: 'idle',
      entry: 'clearGesture',
      on: { 'pointer.down': { actions: by('press'), target: 'pressing' } },
    },
    pressing: {
      description:
        'The first press: it begins a path at a node, or at a new one on the ground or in another path. With Shift or Ctrl it selects the path that it is on.',
      on: {
        'pointer.move': [
          {
            guard: by('dragsFromNode'),
            actions: ['beginAtPress', by('follow')],
            target: 'dragging',
          },
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
        'pointer.up': [
          { guard: 'isOnNode', actions: ['beginAtPress', 'release'], target: 'drawing' },
          {
            guard: by('addsPath'),
            actions: by('emitSelected'),
            target: 'idle',
          },
          {
            actions: [by('emitExtended'), 'release'],
            target: 'placing',
          },
        ],
      },
    },
    marquee: MARQUEE,
    lasso: LASSO,
    panning: PANNING,
    dragging: {
      description: 'A path is dragged out of a node; let go on another node it joins them.',
      tags: 'drawing',
      on: {
        'pointer.move': { actions: by('follow') },
        'pointer.up': [
          {
            guard: by('isOnOtherNode'),
            actions: by('emitConnected'),
            target: 'idle',
          },
          {
            guard: by('isOnSameNode'),
            target: 'idle',
          },
          { actions: by('emitExtended'), target: 'idle' },
        ],
      },
    },
    drawing: {
      description:
        'A path follows the pointer; each click adds a piece, Enter, Escape or a click on its own end finishes.',
      tags: 'drawing',
      on: {
        'pointer.move': { actions: by('follow') },
        'pointer.down': {
          actions: [by('press'), by('follow')],
          target: 'adding',
        },
        finish: 'idle',
      },
    },
    adding: {
      description: 'The end of the next piece is pressed; it goes to where the pointer is let go.',
      tags: 'drawing',
      on: {
        'pointer.move': { actions: by('follow') },
        'pointer.up': [
          {
            guard: by('isOnOtherNode'),
            actions: [by('emitConnected'), by('continueFromPointer'), 'release'],
            target: 'drawing',
          },
          { guard: by('isOnSameNode'), target: 'idle' },
          { actions: [by('emitExtended'), 'release'], target: 'placing' },
        ],
        finish: 'idle',
      },
    },
    placing: {
      description: 'Learns which node was placed, or that none was.',
      tags: 'drawing',
      on: {
        'from.set': { actions: { type: 'continueFrom', params: ({ event }) => event.node }, target: 'drawing' },
        'from.keep': [{ guard: 'hasBegun', target: 'drawing' }, { target: 'idle' }],
        // Without an answer Enter ends the drawing too, as everywhere.
        finish: 'idle',
      },
    },
  },
  on: { cancel: '.idle' },
});
