import type { Point } from './points';
import { normalTurn, toRadians } from './turns';
import { panBy, turnAround, type View, zoomAt } from './view';

export type Fingers = readonly [Point, Point];

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

/** The pinch after its fingers have moved. */
export function movePinch({ fingers: before, turned, isTurning }: Pinch, fingers: Fingers): Pinch {
  const sum = turned + turnBetween(before, fingers);
  return { fingers, turned: sum, isTurning: isTurning || Math.abs(sum) > DEAD_ZONE };
}

/**
 * The view after the fingers of a pinch have moved: they move, zoom and turn the map, which keeps what is between them. It
 * does not turn before the dead zone is left.
 */
export function pinchView({ fingers: before, isTurning }: Pinch, fingers: Fingers, view: View): View {
  const by = turnBetween(before, fingers);
  const [from, to] = [middleOf(before), middleOf(fingers)];
  const moved = panBy(view, to.x - from.x, to.y - from.y);
  const zoomed = zoomAt(moved, to, spreadOf(fingers) / spreadOf(before));
  // The turn begins where the dead zone ends: the map would jump otherwise.
  return isTurning && by !== 0 ? turnAround(zoomed, to, by) : zoomed;
}

/** Fingers that leave the map turned by less meant to put it upright. */
const NEARLY_UPRIGHT = toRadians(4);

/** The view after the fingers were lifted: exactly upright where they have turned it to nearly that. */
export function endPinch({ fingers, isTurning }: Pinch, view: View): View {
  return isTurning && Math.abs(view.turn) < NEARLY_UPRIGHT ? turnAround(view, middleOf(fingers), -view.turn) : view;
}

const turnBetween = (before: Fingers, after: Fingers): number => normalTurn(directionOf(after) - directionOf(before));
const directionOf = ([one, other]: Fingers): number => Math.atan2(other.y - one.y, other.x - one.x);
const middleOf = ([one, other]: Fingers): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const spreadOf = ([one, other]: Fingers): number => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
