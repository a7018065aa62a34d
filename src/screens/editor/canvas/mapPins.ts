import type { Pin } from '@/components/mapCanvas/overlay/overlayScene';
import type { Problem } from '@/model/network/checks/problem';
import type { NoRouteReason } from '@/model/routing/explainNoRoute';
import type { RouteAnswer } from '../tools/route/routePreview';

/** A pin with what is wrong at its place, which the list of objects says to those who cannot see it. */
export interface CausedPin extends Pin {
  readonly cause: Problem | NoRouteReason;
}

/** Pins on a floor for the problems of the network. */
export const problemPins = (problems: readonly Problem[], floor: string | null): readonly CausedPin[] =>
  problems.flatMap((problem) => {
    const { place, severity } = problem;
    return place?.point && place.floor === floor
      ? [{ at: place.point, severity, isHighlighted: false, cause: problem }]
      : [];
  });

/** The pin on a floor that says why no route was found. */
export function routePins(answer: RouteAnswer | null, floor: string | null): readonly CausedPin[] {
  const why = answer?.kind === 'none' ? answer.why : null;
  return why?.place && why.place.floor === floor
    ? [{ at: why.place.point, severity: 'error', isHighlighted: true, cause: why.reason }]
    : NO_PINS;
}

const NO_PINS: readonly CausedPin[] = [];
