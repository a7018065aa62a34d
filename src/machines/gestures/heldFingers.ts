import { type Fingers, movePinch, type Pinch, startPinch } from '@/model/geometry/pinch';
import type { GesturePointer } from './gesturePointer';

/** The fingers on the map in the order in which they were put down; the first two pinch. */
export interface HeldFingers {
  readonly fingers: readonly GesturePointer[];
  /** Says nothing while there is only one finger, or none. */
  readonly pinch: Pinch;
}

const NOWHERE = { x: 0, y: 0 };

const firstTwo = ([one, other]: readonly GesturePointer[]): Fingers => [one ?? NOWHERE, other ?? NOWHERE];

const gripped = (fingers: readonly GesturePointer[]): HeldFingers => ({
  fingers,
  pinch: startPinch(firstTwo(fingers)),
});

export const NO_FINGERS = gripped([]);

export const isAmong = ({ fingers }: HeldFingers, { id }: GesturePointer): boolean =>
  fingers.some((finger) => finger.id === id);

/** The fingers without the pointer: those that are left begin anew. */
export const withoutFinger = ({ fingers }: HeldFingers, pointer: GesturePointer): HeldFingers =>
  gripped(fingers.filter(({ id }) => id !== pointer.id));

/** The fingers with one more, where the pointer is one: the pinch begins anew. */
export const withFinger = (held: HeldFingers, pointer: GesturePointer): HeldFingers =>
  pointer.isTouch ? gripped([...withoutFinger(held, pointer).fingers, pointer]) : held;

/** The fingers after one of them has moved; the pinch is that of before. */
const moved = (fingers: readonly GesturePointer[], pointer: GesturePointer): readonly GesturePointer[] =>
  fingers.map((finger) => (finger.id === pointer.id ? pointer : finger));

/** The two fingers that pinch, after the pointer has moved. */
export const pinchedBy = ({ fingers }: HeldFingers, pointer: GesturePointer): Fingers =>
  firstTwo(moved(fingers, pointer));

/** The fingers and their pinch, after the pointer has moved. */
export function withMoved({ fingers, pinch }: HeldFingers, pointer: GesturePointer): HeldFingers {
  const now = moved(fingers, pointer);
  return { fingers: now, pinch: movePinch(pinch, firstTwo(now)) };
}
