import { type Fingers, movePinch, type Pinch, startPinch } from '@/model/geometry/pinch';
import type { Point } from '@/model/geometry/points';
import { changeOrbit, type Lens, type Orbit, type OrbitBounds } from './orbit';

/** Two fingers on a map: it is not known at first whether they tilt it, or move, zoom and turn it. */
export interface TwoFingers {
  readonly began: Fingers;
  readonly pinch: Pinch;
  readonly meaning: 'unknown' | 'tilt' | 'pinch';
}

/** Pixels after which two fingers mean something. */
const DECISIVE = 10;
/** Radians of a pixel. */
export const TILT_PER_PIXEL = 0.006;

export const startFingers = (began: Fingers): TwoFingers => ({ began, pinch: startPinch(began), meaning: 'unknown' });

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Fingers that move up or down together tilt the map. */
function meaningOf({ began, meaning }: TwoFingers, now: Fingers): TwoFingers['meaning'] {
  if (meaning !== 'unknown') return meaning;
  if (Math.max(distance(began[0], now[0]), distance(began[1], now[1])) < DECISIVE) return 'unknown';
  const moves = [0, 1].map((at) => ({ x: now[at]!.x - began[at]!.x, y: now[at]!.y - began[at]!.y }));
  const isSteep = moves.every(({ x, y }) => Math.abs(y) > Math.abs(x));
  const isTogether = moves[0]!.y * moves[1]!.y > 0;
  return isSteep && isTogether ? 'tilt' : 'pinch';
}

/** The fingers and the camera after the fingers have moved; it keeps what is between them, unless they tilt it. */
export function moveFingers(
  fingers: TwoFingers,
  now: Fingers,
  orbit: Orbit,
  lens: Lens,
  bounds: OrbitBounds,
): { readonly fingers: TwoFingers; readonly orbit: Orbit } {
  const meaning = meaningOf(fingers, now);
  const before = fingers.pinch.fingers;
  const pinch = movePinch(fingers.pinch, now);
  const next = { began: fingers.began, pinch, meaning };
  if (meaning === 'unknown') return { fingers: { ...next, pinch: fingers.pinch }, orbit };
  const [from, to] = [middleOf(before), middleOf(now)];
  if (meaning === 'tilt')
    return {
      fingers: next,
      orbit: changeOrbit(orbit, lens, bounds, lens.centre, { tilt: (from.y - to.y) * TILT_PER_PIXEL }),
    };
  const zoom = distance(...now) / Math.max(distance(...before), 1);
  // The turn begins where the dead zone ends: the map would jump otherwise.
  const turn = fingers.pinch.isTurning ? pinch.turned - fingers.pinch.turned : 0;
  return { fingers: next, orbit: changeOrbit(orbit, lens, bounds, from, { zoom, turn }, to) };
}

const middleOf = ([one, other]: Fingers): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
