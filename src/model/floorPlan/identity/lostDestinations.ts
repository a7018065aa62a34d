import { carriedNames } from './carriedNames';
import type { ConfirmedMatch } from './roomMatch';

/** A room with its destinations, and its names in the new floor plan. */
interface ComparedPlace {
  readonly from: string;
  readonly to: readonly string[];
  readonly destinations: readonly string[];
}

interface Comparison {
  readonly rooms: readonly ComparedPlace[];
  readonly added: readonly string[];
}

export interface LostDestination {
  readonly object_name: string;
  readonly name: string;
}

/**
 * The destinations that have no room once names have followed the matches.
 * @param missing destinations whose room the new floor plan lacks by name
 */
export function lostDestinations(
  missing: readonly LostDestination[],
  comparison: Comparison | undefined,
  matches: readonly ConfirmedMatch[],
): LostDestination[] {
  if (!comparison) return [...missing];
  const rooms = new Set([...comparison.added, ...comparison.rooms.flatMap(({ to }) => to)]);
  const placed = comparison.rooms.filter(({ destinations }) => destinations.length > 0);
  const names = placed.map(({ from }) => from);
  const carried = carriedNames(names, { matches, isRoom: (name) => rooms.has(name) });
  const compared = new Set(names);
  return [
    ...missing.filter(({ object_name }) => !compared.has(object_name)),
    ...placed
      .filter(({ from }) => !rooms.has(carried.get(from) ?? from))
      .flatMap(({ from, destinations }) => destinations.map((name) => ({ object_name: from, name }))),
  ];
}
