import type { Point } from '@/model/geometry/points';
import { normalTurn, toRadians } from '@/model/geometry/turns';
import { panBy, turnAround, type View, zoomAt } from '@/model/geometry/view';

type Fingers = readonly [Point, Point];

/** How far two fingers have turned since they were put down. */
export interface Pinch {
  readonly fingers: Fingers;
  /** Radians clockwise. */
  readonly turned: number;
  readonly isTurning: boolean;
}

/** Fingers that only pinch turn by less. */
const DEAD_ZONE = toRadians(10);

export const startPinch = (fingers: Fingers): Pinch => ({ fingers, turned: 0, isTurning: false });

/** Two fingers move, zoom and turn the map, which keeps what is between them; it does not turn before the dead zone is left. */
export function pinch(before: Pinch, fingers: Fingers, view: View): { readonly pinch: Pinch; readonly view: View } {
  const by = normalTurn(directionOf(fingers) - directionOf(before.fingers));
  const turned = before.turned + by;
  const isTurning = before.isTurning || Math.abs(turned) > DEAD_ZONE;
  const [from, to] = [middleOf(before.fingers), middleOf(fingers)];
  const moved = panBy(view, to.x - from.x, to.y - from.y);
  const zoomed = zoomAt(moved, to, spreadOf(fingers) / spreadOf(before.fingers));
  // The turn begins where the dead zone ends: the map would jump otherwise.
  return {
    pinch: { fingers, turned, isTurning },
    view: before.isTurning && by !== 0 ? turnAround(zoomed, to, by) : zoomed,
  };
}

/** Fingers that leave the map turned by less meant to put it upright. */
const NEARLY_UPRIGHT = toRadians(4);

/** The view after the fingers were lifted: exactly upright where they have turned it to nearly that. */
export function endPinch({ fingers, isTurning }: Pinch, view: View): View {
  return isTurning && Math.abs(view.turn) < NEARLY_UPRIGHT ? turnAround(view, middleOf(fingers), -view.turn) : view;
}

const directionOf = ([one, other]: Fingers): number => Math.atan2(other.y - one.y, other.x - one.x);
const middleOf = ([one, other]: Fingers): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const spreadOf = ([one, other]: Fingers): number => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
