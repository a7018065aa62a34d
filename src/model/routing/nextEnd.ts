/** Which of the two ends of a route. */
export type EndSide = 'from' | 'to';

interface EndsState {
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
  /** The side that a person chose for the next click; null if none. */
  readonly chosen: EndSide | null;
  /** The side whose field had the focus last; null if none had. */
  readonly lastFocused: EndSide | null;
}

/**
 * The end that the next click on the map sets: the chosen one, else the only empty one, else the one whose field had the
 * focus last, else the start of an empty route and the destination of a whole one.
 */
export function nextEnd({ hasFrom, hasTo, chosen, lastFocused }: EndsState): EndSide {
  if (chosen !== null) return chosen;
  if (hasFrom !== hasTo) return hasFrom ? 'to' : 'from';
  return lastFocused ?? (hasFrom ? 'to' : 'from');
}
