import type { Point } from '@/model/geometry/points';
import { distance } from '@/model/geometry/segments';
import { type Landmark, landmarkAt, type VisibleFloor } from './floorLandmarks';
import { legTurns, type TurnStep } from './legTurns';
import type { Route, RouteLeg } from './route';
import { type RouteStep, routeSteps } from './routeSteps';

/** A stretch of a floor that is walked after a turn; the first of a floor has none. */
export interface WalkStep {
  readonly kind: 'walk';
  readonly floor: RouteLeg['floor'];
  readonly turn: TurnStep['turn'] | 'start';
  readonly metres: number;
  /** Where it begins. */
  readonly at: Point;
  /** The place at which to turn, or towards which the first stretch leads; null where there is none. */
  readonly landmark: string | null;
}

export type GuidanceStep = WalkStep | Extract<RouteStep, { kind: 'change' }>;

/** Metres before a turn from which its landmark must be seen. */
const APPROACH = 6;
/** A stretch that is shorter in metres belongs to the one before it or after it: nobody reads two steps in one. */
const LEAST = 4;

/**
 * The steps of a route, turn by turn, with the places that are passed.
 * @param floors those of which rooms and walls are known; on others a place is known by its entrance alone
 */
export function routeGuidance(
  route: Route,
  landmarks: readonly Landmark[],
  floors: ReadonlyMap<string, VisibleFloor>,
): readonly GuidanceStep[] {
  const changes = routeSteps(route).filter((step) => step.kind === 'change');
  return route.legs.flatMap((leg, index): GuidanceStep[] => {
    const change = changes.find(({ number }) => number === index + 1);
    const its = landmarks.filter(({ floor }) => floor === leg.floor);
    const seen = floors.get(leg.floor) ?? null;
    const walks = walksOf(leg, (turn, approach) => landmarkAt(turn, approach, its, seen));
    return change ? [...walks, change] : walks;
  });
}

/** The name of what is at a turn, as it is seen from a place before it. */
type NameAt = (turn: Point, approach: Point) => string | null;

function walksOf({ floor, points, length }: RouteLeg, nameAt: NameAt): WalkStep[] {
  if (length === 0) return [];
  const stretches = merged(legTurns(points));
  let walked = 0;
  return stretches.map(({ turn, metres }, index): WalkStep => {
    const at = pointAlong(points, walked);
    walked += metres;
    const isFirst = index === 0;
    // The first stretch leads towards the place at its end; one that ends the leg has the destination there.
    const end = isFirst ? walked : walked - metres;
    const hasEnd = !isFirst || stretches.length > 1;
    const landmark = hasEnd ? nameAt(pointAlong(points, end), pointAlong(points, Math.max(0, end - APPROACH))) : null;
    return { kind: 'walk', floor, turn: isFirst ? 'start' : turn, metres, at, landmark };
  });
}

/** Degrees of each turn, clockwise, as they are added up over a short stretch. */
const DEGREES: Readonly<Record<TurnStep['turn'], number>> = {
  ahead: 0,
  'slight-right': 37,
  right: 90,
  'sharp-right': 145,
  back: 180,
  'sharp-left': -145,
  left: -90,
  'slight-left': -37,
};

/** The turn that two turns are together: a corridor that is a step aside leads straight on. */
function together(one: TurnStep['turn'], other: TurnStep['turn']): TurnStep['turn'] {
  const sum = ((((DEGREES[one] + DEGREES[other] + 180) % 360) + 360) % 360) - 180;
  const turns = Object.keys(DEGREES) as TurnStep['turn'][];
  const away = (turn: TurnStep['turn']) => Math.abs(((sum - DEGREES[turn] + 540) % 360) - 180);
  return turns.reduce((best, turn) => (away(turn) < away(best) ? turn : best), 'ahead');
}

/** Stretches of at least the least length; a short one between two turns makes them one. */
function merged(steps: readonly TurnStep[]): readonly TurnStep[] {
  const joined: { turn: TurnStep['turn']; metres: number }[] = [];
  for (const { turn, metres } of steps) {
    const last = joined.at(-1);
    if (!last || last.metres >= LEAST) {
      joined.push({ turn, metres });
      continue;
    }
    last.metres += metres;
    // The direction before the first stretch of a floor is unknown.
    if (joined.length > 1) last.turn = together(last.turn, turn);
    const before = joined.at(-2);
    if (before && last.turn === 'ahead') {
      before.metres += last.metres;
      joined.pop();
    }
  }
  const end = joined.at(-1);
  const before = joined.at(-2);
  if (end && before && end.metres < LEAST) {
    before.metres += end.metres;
    joined.pop();
  }
  return joined;
}

/** The point of a line after so many metres. */
function pointAlong(points: readonly Point[], metres: number): Point {
  let left = metres;
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1]!, points[at]!];
    const length = distance(from, to);
    if (left <= length && length > 0) {
      const share = left / length;
      return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
    }
    left -= length;
  }
  return points.at(-1)!;
}
