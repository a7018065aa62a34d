import type { Pin } from '@/components/mapCanvas/overlay/overlayScene';
import type { Problem } from '@/model/network/checks/problem';
import { problemText } from '../panels/checks/problemTexts';
import type { RouteAnswer } from '../tools/route/routePreview';
import { text as toolText } from '../tools/texts';

/** Pins on a floor for the problems of the network. */
export const problemPins = (problems: readonly Problem[], floor: string | null): readonly Pin[] =>
  problems.flatMap((problem) => {
    const { place, severity } = problem;
    return place?.point && place.floor === floor
      ? [{ at: place.point, severity, isHighlighted: false, label: problemText(problem) }]
      : [];
  });

/** The pin on a floor that says why no route was found. */
export function routePins(answer: RouteAnswer | null, floor: string | null): readonly Pin[] {
  const why = answer?.kind === 'none' ? answer.why : null;
  return why?.place && why.place.floor === floor
    ? [{ at: why.place.point, severity: 'error', isHighlighted: true, label: toolText(`noRoute.${why.reason}`) }]
    : NO_PINS;
}

const NO_PINS: readonly Pin[] = [];
