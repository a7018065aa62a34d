import type { Pin } from '@/components/mapCanvas/overlay';
import type { Problem } from '@/model/network/checks/problem';
import type { RouteResult } from '@/model/routing/routeRequest';
import { problemText } from '../panels/problemTexts';
import { text as toolText } from '../tools/texts';

/** Pins on a floor: problems of the network, and why no route was found. */
export function mapPins(
  problems: readonly Problem[],
  answer: RouteResult | null,
  floor: string | null,
): readonly Pin[] {
  const pins = problems.flatMap((problem) => {
    const { place, severity } = problem;
    return place?.point && place.floor === floor
      ? [{ at: place.point, severity, isHighlighted: false, label: problemText(problem) }]
      : [];
  });
  const why = answer?.kind === 'none' ? answer.why : null;
  return why?.place && why.place.floor === floor
    ? [
        ...pins,
        { at: why.place.point, severity: 'error', isHighlighted: true, label: toolText(`noRoute.${why.reason}`) },
      ]
    : pins;
}
