import { assign, emit, raise, setup, stateIn } from 'xstate';
import type { GestureEmitted, GestureEvent, GesturePointer } from './gesturePointer';
import { type HeldFingers, isAmong, NO_FINGERS, pinchedBy, withFinger, withMoved, withoutFinger } from './heldFingers';

/** Milliseconds of a press by a finger that open the menu. */
export const LONG_PRESS = 500;
/** A finger that has moved by more pixels does not press for the menu. */
const STILL_PIXELS = 8;

interface Context extends HeldFingers {
  /** Whether there is a menu that a long press opens. */
  readonly hasMenu: boolean;
  /** The pointer that presses or pans, as it was last seen. */
  readonly held: GesturePointer;
  /** The scale at which a touchpad pinch was last seen. */
  readonly scale: number;
}

const NOBODY: GesturePointer = {
  id: Number.NaN,
  x: 0,
  y: 0,
  button: 0,
  isDown: false,
  isTouch: false,
  shift: false,
  alt: false,
  command: false,
};

const isHeld = ({ held }: Context, { id }: GesturePointer): boolean => held.id === id;

/** A mouse, which moves most often, changes no finger. */
const movedIn = (context: Context, pointer: GesturePointer): Partial<HeldFingers> =>
  pointer.isTouch ? withMoved(context, pointer) : {};

/** A guard or an action with the pointer of the event. */
const by = <const Name extends string>(type: Name) => ({
  type,
  params: ({ event }: { readonly event: GesturePointer }) => event,
});

/** Transitions of the first pointer. */
const PRESS = [
  { guard: by('isMiddleButton'), actions: [by('hold'), by('emitCaptured')], target: 'panning' },
  { guard: 'isSpaceHeld', actions: [by('addFinger'), by('hold'), by('emitCaptured')], target: 'panning' },
  {
    guard: by('mayLongPress'),
    actions: [by('addFinger'), by('hold'), by('emitCaptured'), by('emitDown')],
    target: 'pressed.still',
  },
  { actions: [by('addFinger'), by('hold'), by('emitCaptured'), by('emitDown')], target: 'pressed.moving' },
] as const;

/**
 * The gestures on a map by mouse, pen, fingers and the touchpad of Safari: one pointer at a time presses or pans, two fingers
 * pinch. The wheel is not among them, since its events do not depend on each other.
 */
export const gesturesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as GestureEvent,
    emitted: {} as GestureEmitted,
    input: {} as { readonly hasMenu: boolean },
    tags: {} as 'panning' | 'panReady',
  },
  delays: { longPress: LONG_PRESS },
  guards: {
    hasNoFinger: ({ context }) => context.fingers.length === 0,
    isFinger: ({ context }, pointer: GesturePointer) => isAmong(context, pointer),
    isHeldPointer: ({ context }, pointer: GesturePointer) => isHeld(context, pointer),
    isMiddleButton: (_, { button }: GesturePointer) => button === 1,
    isReleaseLost: ({ context }, pointer: GesturePointer) => isHeld(context, pointer) && !pointer.isDown,
    isSecondFinger: ({ context }, pointer: GesturePointer) =>
      pointer.isTouch && context.fingers.length === 1 && !isAmong(context, pointer),
    isSpaceHeld: stateIn({ space: 'held' }),
    isTouch: (_, { isTouch }: GesturePointer) => isTouch,
    leavesTwo: ({ context }, pointer: GesturePointer) => isAmong(context, pointer) && context.fingers.length > 2,
    mayLongPress: ({ context }, { isTouch }: GesturePointer) => isTouch && context.hasMenu,
    movesFar: ({ context }, pointer: GesturePointer) =>
      isHeld(context, pointer) && Math.hypot(pointer.x - context.held.x, pointer.y - context.held.y) > STILL_PIXELS,
  },
  actions: {
    addFinger: assign(({ context }, pointer: GesturePointer) => withFinger(context, pointer)),
    moveFinger: assign(({ context }, pointer: GesturePointer) => movedIn(context, pointer)),
    liftFinger: assign(({ context }, pointer: GesturePointer) => withoutFinger(context, pointer)),
    hold: assign({ held: (_, pointer: GesturePointer) => pointer }),
    follow: assign(({ context }, pointer: GesturePointer) => ({ ...movedIn(context, pointer), held: pointer })),
    release: assign({ held: NOBODY }),
    pressAnew: raise((_, pointer: GesturePointer) => ({ type: 'pointer.down', ...pointer })),
    resetScale: assign({ scale: 1 }),
    setScale: assign({ scale: (_, { scale }: { readonly scale: number }) => scale }),
    emitCaptured: emit((_, { id }: GesturePointer): GestureEmitted => ({ type: 'captured', id })),
    emitDown: emit((_, pointer: GesturePointer): GestureEmitted => ({ type: 'pointed', kind: 'down', pointer })),
    emitMove: emit((_, pointer: GesturePointer): GestureEmitted => ({ type: 'pointed', kind: 'move', pointer })),
    emitUp: emit((_, pointer: GesturePointer): GestureEmitted => ({ type: 'pointed', kind: 'up', pointer })),
    emitLeave: emit((_, pointer: GesturePointer): GestureEmitted => ({ type: 'pointed', kind: 'leave', pointer })),
    emitCancel: emit(({ context }): GestureEmitted => ({ type: 'pointed', kind: 'cancel', pointer: context.held })),
    emitMenu: emit((_, pointer: GesturePointer): GestureEmitted => ({ type: 'menuRequested', pointer })),
    emitLongPress: emit(({ context }): GestureEmitted => ({ type: 'menuRequested', pointer: context.held })),
    emitPanned: emit(
      ({ context: { held } }, { x, y }: GesturePointer): GestureEmitted => ({
        type: 'panned',
        dx: x - held.x,
        dy: y - held.y,
      }),
    ),
    emitPinched: emit(
      ({ context }, pointer: GesturePointer): GestureEmitted => ({
        type: 'pinched',
        before: context.pinch,
        fingers: pinchedBy(context, pointer),
      }),
    ),
    emitPinchEnded: emit(({ context }): GestureEmitted => ({ type: 'pinchEnded', pinch: context.pinch })),
    emitZoomed: emit(
      (
        { context },
        { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
      ): GestureEmitted => ({
        type: 'zoomed',
        at: { x, y },
        factor: scale / context.scale,
      }),
    ),
  },
}).createMachine({
  id: 'gestures',
  description: 'Mouse, pen, fingers and touchpad on a map: press, pan, pinch, ask for the menu.',
  context: ({ input }) => ({ ...NO_FINGERS, hasMenu: input.hasMenu, held: NOBODY, scale: 1 }),
  type: 'parallel',
  states: {
    gesture: {
      description: 'The gesture that the pointers make together.',
      initial: 'idle',
      on: {
        'pointer.down': { guard: by('isTouch'), actions: by('addFinger') },
        'pointer.up': { guard: by('isFinger'), actions: by('liftFinger') },
        'pointer.cancel': { guard: by('isFinger'), actions: by('liftFinger') },
        menu: { actions: by('emitMenu') },
      },
      states: {
        idle: {
          description: 'Nothing is held: the tool sees the pointer that hovers.',
          on: {
            'pointer.down': [
              // The first finger is left of a long press.
              { guard: by('isSecondFinger'), actions: by('addFinger'), target: 'pinching' },
              ...PRESS,
            ],
            'pointer.move': { actions: by('emitMove') },
            'pointer.leave': { actions: by('emitLeave') },
            'pinch.start': { guard: 'hasNoFinger', target: 'zooming' },
          },
        },
        pressed: {
          description: 'The tool has a press; it follows that pointer alone until it is released, or taken away.',
          initial: 'moving',
          on: {
            'pointer.down': [
              {
                guard: by('isSecondFinger'),
                actions: ['emitCancel', 'release', by('addFinger')],
                target: 'pinching',
              },
              // It was released unseen.
              { guard: by('isHeldPointer'), actions: ['emitCancel', 'release', by('pressAnew')], target: 'idle' },
            ],
            'pointer.up': {
              guard: by('isHeldPointer'),
              actions: [by('emitUp'), 'release', by('liftFinger')],
              target: 'idle',
            },
            'pointer.cancel': {
              guard: by('isHeldPointer'),
              actions: ['emitCancel', 'release', by('liftFinger')],
              target: 'idle',
            },
            menu: { actions: ['emitCancel', 'release', by('emitMenu')], target: 'idle' },
          },
          states: {
            still: {
              description: 'A finger has hardly moved: half a second of it asks for the menu.',
              after: {
                longPress: { actions: ['emitCancel', 'emitLongPress', 'release'], target: '#gestures.gesture.idle' },
              },
              on: {
                'pointer.move': [
                  {
                    guard: by('movesFar'),
                    actions: [by('emitMove'), by('follow')],
                    target: 'moving',
                  },
                  // The press is kept: from there it is measured how far the finger has moved.
                  { guard: by('isHeldPointer'), actions: [by('emitMove'), by('moveFinger')] },
                ],
              },
            },
            moving: {
              description: 'A mouse is pressed, or a finger that has moved too far for the menu.',
              on: {
                'pointer.move': [
                  {
                    guard: by('isReleaseLost'),
                    actions: ['emitCancel', 'release', by('emitMove')],
                    target: '#gestures.gesture.idle',
                  },
                  { guard: by('isHeldPointer'), actions: [by('emitMove'), by('follow')] },
                ],
              },
            },
          },
        },
        panning: {
          description: 'The map follows the pointer: the middle button is pressed, or Space was held at the press.',
          tags: 'panning',
          on: {
            'pointer.down': [
              { guard: by('isSecondFinger'), actions: ['release', by('addFinger')], target: 'pinching' },
              // It was released unseen.
              { guard: by('isHeldPointer'), actions: ['release', by('pressAnew')], target: 'idle' },
            ],
            'pointer.move': [
              { guard: by('isReleaseLost'), actions: ['release', by('emitMove')], target: 'idle' },
              { guard: by('isHeldPointer'), actions: [by('emitPanned'), by('follow')] },
            ],
            'pointer.leave': { actions: by('emitLeave') },
            'pointer.up': {
              guard: by('isHeldPointer'),
              actions: ['release', by('liftFinger')],
              target: 'idle',
            },
            'pointer.cancel': {
              guard: by('isHeldPointer'),
              actions: ['release', by('liftFinger')],
              target: 'idle',
            },
            menu: { actions: ['release', by('emitMenu')], target: 'idle' },
          },
        },
        pinching: {
          description: 'The first two fingers move, zoom and turn the map.',
          on: {
            'pointer.move': { guard: by('isFinger'), actions: [by('emitPinched'), by('moveFinger')] },
            'pointer.leave': { actions: by('emitLeave') },
            'pointer.up': [
              { guard: by('leavesTwo'), actions: ['emitPinchEnded', by('liftFinger')] },
              { guard: by('isFinger'), actions: ['emitPinchEnded', by('liftFinger')], target: 'lastFinger' },
            ],
            'pointer.cancel': [
              { guard: by('leavesTwo'), actions: ['emitPinchEnded', by('liftFinger')] },
              { guard: by('isFinger'), actions: ['emitPinchEnded', by('liftFinger')], target: 'lastFinger' },
            ],
          },
        },
        lastFinger: {
          description: 'One finger of a pinch is left on the map. It moves nothing.',
          on: {
            'pointer.down': { guard: by('isSecondFinger'), actions: by('addFinger'), target: 'pinching' },
            'pointer.leave': { actions: by('emitLeave') },
            'pointer.up': { guard: by('isFinger'), actions: by('liftFinger'), target: 'idle' },
            'pointer.cancel': { guard: by('isFinger'), actions: by('liftFinger'), target: 'idle' },
          },
        },
        zooming: {
          description: 'Fingers on the touchpad of Safari zoom the map at the pointer.',
          entry: 'resetScale',
          on: {
            'pointer.down': PRESS,
            'pointer.move': { actions: by('emitMove') },
            'pointer.leave': { actions: by('emitLeave') },
            // The end of the one before was not seen.
            'pinch.start': { target: 'zooming', reenter: true },
            'pinch.move': {
              actions: [
                { type: 'emitZoomed', params: ({ event }) => event },
                { type: 'setScale', params: ({ event }) => event },
              ],
            },
            'pinch.end': 'idle',
          },
        },
      },
    },
    space: {
      description: 'Whether a press pans.',
      initial: 'up',
      states: {
        up: { description: 'Space is not held.', on: { 'space.down': 'held' } },
        held: {
          description: 'Space is held: the next press pans.',
          tags: 'panReady',
          on: { 'space.up': 'up' },
        },
      },
    },
  },
});
