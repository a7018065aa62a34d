import { assign, emit, setup } from 'xstate';
import type { FloorPoint } from '@/model/geometry/points';
import { distance } from '@/model/geometry/segments';
import {
  beginGesture,
  by,
  type CommonEmitted,
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

interface Context extends ToolGesture {
  /** The points of the measured line, in its order. */
  readonly points: readonly FloorPoint[];
}

export type MeasureToolEvent = PointerEvents | { readonly type: 'finish' };

const placeOf = ({ at, snapped }: ToolPointer): FloorPoint => snapped ?? at;

/** Metres. A map that was moved away and back is off by the rounding of its numbers. */
const SAME_PLACE = 0.001;

/** On the floor: the same place of the screen is another one once the map has moved. */
function isOnLastPoint({ points }: Context, pointer: ToolPointer): boolean {
  const last = points.at(-1);
  return last !== undefined && distance(last, placeOf(pointer)) < SAME_PLACE;
}

/**
 * Measures along a line: each click adds a point, Enter or a click on the last point ends it. The line stays until the next
 * one is begun, or Escape removes it. It changes nothing.
 */
export const measureToolMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MeasureToolEvent,
    emitted: {} as CommonEmitted,
    tags: {} as ToolTag,
  },
  guards: {
    exceedsDragThreshold: ({ context }, pointer: ToolPointer) => exceedsDragThreshold(context, pointer),
    isOnLastPoint: ({ context }, pointer: ToolPointer) => isOnLastPoint(context, pointer),
    hasLine: ({ context }) => context.points.length > 0,
  },
  actions: {
    press: assign((_, pointer: ToolPointer) => beginGesture(pointer)),
    follow: assign({
      to: (_, pointer: ToolPointer) => placeOf(pointer),
      last: (_, { screen }: ToolPointer) => screen,
    }),
    begin: assign((_, pointer: ToolPointer) => ({ ...beginGesture(pointer), points: [placeOf(pointer)] })),
    add: assign(({ context }, pointer: ToolPointer) => ({
      ...beginGesture(pointer),
      points: [...context.points, placeOf(pointer)],
    })),
    release: assign({ press: null, to: null }),
    clear: assign({ ...NO_GESTURE, points: [] }),
    emitPanned: emit(({ context }, pointer: ToolPointer): CommonEmitted => panned(context, pointer)),
  },
}).createMachine({
  id: 'measureTool',
  description: 'The measure tool: the length of a line of clicks.',
  context: { ...NO_GESTURE, points: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is measured.',
      tags: 'idle',
      entry: 'clear',
      on: { 'pointer.down': { actions: by('press'), target: 'pressing' } },
    },
    pressing: {
      description: 'The beginning is pressed: a click begins a line, a drag pans.',
      on: {
        'pointer.move': {
          guard: by('exceedsDragThreshold'),
          actions: PAN,
          target: 'panning',
        },
        'pointer.up': { actions: by('begin'), target: 'measuring' },
      },
    },
    panning: {
      ...PANNING,
      on: {
        ...PANNING.on,
        'pointer.up': [{ guard: 'hasLine', actions: 'release', target: 'measured' }, { target: 'idle' }],
      },
    },
    measuring: {
      description: 'The line follows the pointer; each click adds a point.',
      tags: 'drawing',
      on: {
        'pointer.move': { actions: by('follow') },
        'pointer.up': [
          {
            guard: by('isOnLastPoint'),
            actions: 'release',
            target: 'measured',
          },
          { actions: by('add') },
        ],
        finish: { actions: 'release', target: 'measured' },
      },
    },
    measured: {
      description: 'The finished line and its length stay in view.',
      on: { 'pointer.down': { actions: by('press'), target: 'pressing' } },
    },
  },
  on: { cancel: '.idle' },
});
