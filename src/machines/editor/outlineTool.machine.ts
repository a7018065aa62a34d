import { assign, emit, setup } from 'xstate';
import type { FloorPoint } from '@/model/geometry/points';
import {
  beginGesture,
  by,
  type CommonEmitted,
  constrainToAxis,
  exceedsDragThreshold,
  NO_GESTURE,
  PAN,
  PANNING,
  type PointerEvents,
  panned,
  type ToolGesture,
  type ToolPointer,
  type ToolTag,
} from './toolPointer';

/** The correction: drawing a room, splitting a selected room by a line, or merging it with another one. */
export type OutlineTask = 'draw' | 'split' | 'merge';

interface Context extends ToolGesture {
  readonly task: OutlineTask;
  /** The corners of the room, or the points of the line, in their order. */
  readonly points: readonly FloorPoint[];
  /** The corners before each reshaping of the finished outline, the last one at the end. */
  readonly reshaped: readonly (readonly FloorPoint[])[];
}

export type OutlineToolEvent =
  | PointerEvents
  | { readonly type: 'finish' }
  /** Removes the last corner. */
  | { readonly type: 'corner.remove' }
  /** The finished outline was moved, scaled, turned or bent on the map. */
  | { readonly type: 'reshape'; readonly points: readonly FloorPoint[] }
  | { readonly type: 'reshape.undo' };

export type OutlineToolEmitted =
  | CommonEmitted
  /** The outline or the line is finished. */
  | { readonly type: 'outlined' }
  /** A room was clicked, to be merged. */
  | { readonly type: 'picked'; readonly mesh: string };

const LEAST_POINTS: Readonly<Record<OutlineTask, number>> = { draw: 3, split: 2, merge: 1 };

/** Snapped where something is near, else with Shift in line with the last corner. */
function placeOf({ points }: Context, { at, snapped, shift, turn }: ToolPointer): FloorPoint {
  const last = points.at(-1);
  return snapped ?? (shift && last ? constrainToAxis(last, at, turn) : at);
}

/** A click on the first corner closes a room, and one on the last point ends any line. */
function isOnEnd(context: Context, pointer: ToolPointer): boolean {
  const { task, points } = context;
  const at = placeOf(context, pointer);
  const ends = task === 'draw' ? [points[0], points.at(-1)] : [points.at(-1)];
  return ends.some((end) => end?.x === at.x && end.y === at.y);
}

const pressedMesh = ({ press }: ToolGesture): string | null => (press?.over?.kind === 'mesh' ? press.over.name : null);

/**
 * Draws the corners of a room or a line through one, or picks a room. The corners stay after they are finished, until the
 * correction is made or Escape removes them.
 */
export const outlineToolMachine = setup({
  types: {
    context: {} as Context,
    events: {} as OutlineToolEvent,
    input: {} as { readonly task: OutlineTask },
    emitted: {} as OutlineToolEmitted,
    tags: {} as ToolTag,
  },
  guards: {
    exceedsDragThreshold: ({ context }, pointer: ToolPointer) => exceedsDragThreshold(context, pointer),
    isMerging: ({ context }) => context.task === 'merge',
    picksRoom: ({ context }) => context.task === 'merge' && pressedMesh(context) !== null,
    hasPoints: ({ context }) => context.points.length > 0,
    hasSeveral: ({ context }) => context.points.length > 1,
    isRoom: ({ context }) => context.task === 'draw',
    isReshaped: ({ context }) => context.reshaped.length > 0,
    isEnough: ({ context }) => context.points.length >= LEAST_POINTS[context.task],
    closes: ({ context }, pointer: ToolPointer) =>
      context.points.length >= LEAST_POINTS[context.task] && isOnEnd(context, pointer),
    isOnEnd: ({ context }, pointer: ToolPointer) => isOnEnd(context, pointer),
  },
  actions: {
    press: assign((_, pointer: ToolPointer) => beginGesture(pointer)),
    follow: assign({
      to: ({ context }, pointer: ToolPointer) => placeOf(context, pointer),
      last: (_, { screen }: ToolPointer) => screen,
    }),
    add: assign({
      points: ({ context }, pointer: ToolPointer) => [...context.points, placeOf(context, pointer)],
      to: null,
    }),
    removeLast: assign({ points: ({ context }) => context.points.slice(0, -1), reshaped: [] }),
    reshape: assign({
      points: (_, points: readonly FloorPoint[]) => points,
      reshaped: ({ context }) => [...context.reshaped, context.points],
    }),
    undoReshape: assign({
      points: ({ context }) => context.reshaped.at(-1) ?? context.points,
      reshaped: ({ context }) => context.reshaped.slice(0, -1),
    }),
    release: assign({ press: null, to: null }),
    clear: assign({ ...NO_GESTURE, points: [], reshaped: [] }),
    emitOutlined: emit({ type: 'outlined' }),
    emitPicked: emit(({ context }): OutlineToolEmitted => ({ type: 'picked', mesh: pressedMesh(context) ?? '' })),
    emitPanned: emit(({ context }, pointer: ToolPointer): CommonEmitted => panned(context, pointer)),
  },
}).createMachine({
  id: 'outlineTool',
  description: 'The tool that draws a room, splits one or merges two.',
  context: ({ input }) => ({ ...NO_GESTURE, task: input.task, points: [], reshaped: [] }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No corner is set.',
      tags: 'idle',
      entry: 'clear',
      on: { 'pointer.down': { actions: by('press'), target: 'pressing' } },
    },
    pressing: {
      description: 'The pointer is down: a click sets the first corner or picks a room, a drag pans.',
      on: {
        'pointer.move': {
          guard: by('exceedsDragThreshold'),
          actions: PAN,
          target: 'panning',
        },
        'pointer.up': [
          { guard: 'picksRoom', actions: 'emitPicked', target: 'idle' },
          { guard: 'isMerging', target: 'idle' },
          { guard: 'hasPoints', actions: 'release', target: 'drawn' },
          { actions: by('add'), target: 'drawing' },
        ],
      },
    },
    panning: {
      ...PANNING,
      on: {
        ...PANNING.on,
        'pointer.up': [{ guard: 'hasPoints', actions: 'release', target: 'drawn' }, { target: 'idle' }],
      },
    },
    drawing: {
      description: 'The line follows the pointer; each click adds a corner.',
      tags: 'drawing',
      on: {
        'pointer.move': { actions: by('follow') },
        'pointer.up': [
          {
            guard: by('closes'),
            actions: ['release', 'emitOutlined'],
            target: 'drawn',
          },
          // The same corner twice is no corner.
          {
            guard: by('isOnEnd'),
            actions: by('follow'),
          },
          { actions: by('add') },
        ],
        finish: { guard: 'isEnough', actions: ['release', 'emitOutlined'], target: 'drawn' },
        'corner.remove': [{ guard: 'hasSeveral', actions: 'removeLast' }, { target: 'idle' }],
      },
    },
    drawn: {
      description: 'The finished corners stay in view until the correction is made.',
      on: {
        'pointer.down': { actions: by('press'), target: 'pressing' },
        finish: { actions: 'emitOutlined' },
        'corner.remove': { actions: 'removeLast', target: 'drawing' },
        reshape: { guard: 'isRoom', actions: { type: 'reshape', params: ({ event }) => event.points } },
        'reshape.undo': { guard: 'isReshaped', actions: 'undoReshape' },
      },
    },
  },
  on: { cancel: '.idle' },
});
