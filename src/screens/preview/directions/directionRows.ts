import { formatDistance } from '@/model/content/distance';
import type { Point } from '@/model/geometry/points';
import { headingAt } from '@/model/routing/headingAt';
import type { Route } from '@/model/routing/route';
import type { GuidanceStep, WalkStep } from '@/model/routing/routeGuidance';
import type { MapTexts } from '../languages/mapTexts';
import type { RoutePart } from '../useVisitorRoute';
import type { Venue } from '../venue';
import { minutesText } from './minutesText';
import { stepText } from './stepText';

/** A step of directions as it is shown, read aloud and printed. */
export interface DirectionRow {
  readonly key: string;
  /** The part of the route, from 0. */
  readonly part: number;
  readonly sentence: string;
  /** Its distance, or the time of a ride; empty at the destination. */
  readonly length: string;
  /** A turn, the number of a change of floors, or the destination. */
  readonly sign: WalkStep['turn'] | 'destination' | number;
  /** The floor that it shows, and where it begins there. */
  readonly floor: string;
  readonly at: Point | null;
  /** In which direction it leads on from there, in radians clockwise from the right of the floor plan; null where it does not. */
  readonly heading: number | null;
}

/** The steps of all parts of a route, each with its arrival. */
export const directionRows = (
  venue: Venue,
  parts: readonly RoutePart[],
  steps: readonly (readonly GuidanceStep[])[],
  texts: MapTexts,
): readonly DirectionRow[] =>
  parts.flatMap(({ place, route }, part) => {
    const end = route.legs.at(-1);
    return [
      ...(steps[part] ?? []).map((step) => stepRow(venue, step, part, route, texts)),
      {
        key: `destination ${part}`,
        part,
        sentence: texts.text('arriveAt', { name: place.name }),
        length: '',
        sign: 'destination' as const,
        floor: end?.floor ?? place.floor.uuid,
        at: end?.points.at(-1) ?? null,
        heading: null,
      },
    ];
  });

function stepRow(
  venue: Venue,
  step: GuidanceStep,
  part: number,
  route: Route,
  { text, language }: MapTexts,
): DirectionRow {
  const sentence = stepText(step, venue, text);
  if (step.kind === 'change') {
    const { number, to, seconds } = step;
    const length = minutesText(seconds, text);
    return { key: `change ${number}`, part, sentence, length, sign: number, floor: to, at: null, heading: null };
  }
  const { floor, at, turn, metres } = step;
  const length = formatDistance(metres, venue.units, language);
  const lines = route.legs.filter((leg) => leg.floor === floor).map(({ points }) => headingAt(points, at));
  const heading = lines.find((one) => one !== null) ?? null;
  return { key: `${part} ${floor} ${at.x} ${at.y}`, part, sentence, length, sign: turn, floor, at, heading };
}
