import { assign, emit, setup } from 'xstate';
import { type FloorPoint, floorPoint, type Point, type ScreenPoint } from '@/model/geometry/points';
import type { NodeId } from '@/model/plan/plan';
import {
  boxOf,
  type CommonEmitted,
  type Hit,
  holdAxis,
  isDrag,
  type PointerEvents,
  type ToolPointer,
} from './toolPointer';

interface Context {
  /** Where and on what the press began. */
  readonly press: { readonly at: FloorPoint; readonly screen: ScreenPoint; readonly over: Hit | null } | null;
  /** Where the pointer is now, snapped. */
  readonly to: FloorPoint | null;
  /** Screen point of the last move, for panning. */
  readonly last: ScreenPoint | null;
}

export type NodeToolEmitted =
  | CommonEmitted
  | { readonly type: 'placed'; readonly at: FloorPoint; readonly onJoint: Hit | null }
  | { readonly type: 'moved'; readonly node: NodeId; readonly by: Point };

const nodeOf = (press: Context['press']): NodeId | null => (press?.over?.kind === 'node' ? press.over.id : null);
const whereTo = (press: Context['press'], { at, snapped, shift }: ToolPointer): FloorPoint =>
  shift && press ? holdAxis(press.at, at) : (snapped ?? at);

/**
 * Places, selects and moves nodes. A click on the ground places one, a drag of the ground pans, a drag of a node moves
 * it, and everything that is selected with it; one finished drag is one edit.
 */
export const nodeToolMachine = setup({
  types: { context: {} as Context, events: {} as PointerEvents, emitted: {} as NodeToolEmitted },
  guards: {
    startsOnNode: (_, pointer: ToolPointer) => pointer.over?.kind === 'node',
    isFraming: ({ context }, pointer: ToolPointer) =>
      pointer.shift && context.press !== null && isDrag(context.press.screen, pointer.screen, pointer.isTouch),
    hasGoneFar: ({ context }, pointer: ToolPointer) =>
      context.press !== null && isDrag(context.press.screen, pointer.screen, pointer.isTouch),
  },
  actions: {
    press: assign({
      press: (_, { at, screen, over }: ToolPointer) => ({ at, screen, over }),
      to: null,
      last: (_, { screen }: ToolPointer) => screen,
    }),
    follow: assign({
      to: ({ context }, pointer: ToolPointer) => whereTo(context.press, pointer),
      last: (_, { screen }: ToolPointer) => screen,
    }),
    /** A frame ends at the pointer: Shift is what draws it and holds no axis, and nothing is snapped to. */
    stretch: assign({
      to: (_, { at }: ToolPointer) => at,
      last: (_, { screen }: ToolPointer) => screen,
    }),
    letGo: assign({ press: null, to: null, last: null }),
    emitMoved: emit(({ context: { press, to } }): NodeToolEmitted => {
      const node = nodeOf(press);
      if (!press || !to || node === null) throw new Error('A drag has a node, a beginning and a place.');
      return { type: 'moved', node, by: { x: to.x - press.at.x, y: to.y - press.at.y } };
    }),
    emitPlaced: emit(
      ({ context }, { at, snapped }: ToolPointer): NodeToolEmitted => ({
        type: 'placed',
        at: snapped ?? floorPoint(at.x, at.y),
        onJoint: context.press?.over?.kind === 'joint' ? context.press.over : null,
      }),
    ),
    emitSelected: emit(
      ({ context }, { shift }: ToolPointer): NodeToolEmitted => ({
        type: 'selected',
        hit: context.press?.over ?? null,
        isAdding: shift,
      }),
    ),
    emitFramed: emit(
      ({ context }, { at }: ToolPointer): NodeToolEmitted => ({
        type: 'framed',
        box: boxOf(context.press?.at ?? at, at),
        isAdding: true,
      }),
    ),
    emitPanned: emit(
      ({ context }, { screen }: ToolPointer): NodeToolEmitted => ({
        type: 'panned',
        dx: screen.x - (context.last?.x ?? screen.x),
        dy: screen.y - (context.last?.y ?? screen.y),
      }),
    ),
  },
}).createMachine({
  id: 'nodeTool',
  description: 'The node tool: places, selects and moves nodes.',
  context: { press: null, to: null, last: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Waits for a press.',
      entry: 'letGo',
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
      description: 'A node is pressed: a click selects it, a drag moves it.',
      on: {
        'pointer.move': {
          guard: { type: 'hasGoneFar', params: ({ event }) => event },
          actions: { type: 'follow', params: ({ event }) => event },
          target: 'draggingNode',
        },
        'pointer.up': { actions: { type: 'emitSelected', params: ({ event }) => event }, target: 'idle' },
      },
    },
    draggingNode: {
      description: 'The node follows the pointer; nothing is changed until it is let go.',
      on: {
        'pointer.move': { actions: { type: 'follow', params: ({ event }) => event } },
        'pointer.up': {
          actions: [{ type: 'follow', params: ({ event }) => event }, 'emitMoved'],
          target: 'idle',
        },
      },
    },
    pressingGround: {
      description: 'The ground or a path is pressed: a click places a node, a drag pans or draws a frame.',
      on: {
        'pointer.move': [
          {
            guard: { type: 'isFraming', params: ({ event }) => event },
            actions: { type: 'stretch', params: ({ event }) => event },
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
        'pointer.up': { actions: { type: 'emitPlaced', params: ({ event }) => event }, target: 'idle' },
      },
    },
    framing: {
      description: 'A frame is drawn; what is inside is selected when it is let go.',
      on: {
        'pointer.move': { actions: { type: 'stretch', params: ({ event }) => event } },
        'pointer.up': { actions: { type: 'emitFramed', params: ({ event }) => event }, target: 'idle' },
      },
    },
    panning: {
      description: 'The ground is dragged and the plan with it.',
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
