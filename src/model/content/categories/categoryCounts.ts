import type { SearchablePlace } from '../search/searchPlaces';
import { compareNames } from '../search/sortKey';

/** Categories with the number of their places, the largest first, then by name. */
export function categoryCounts(places: readonly SearchablePlace[]): readonly { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { categories } of places)
    for (const name of new Set(categories)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || compareNames(one.name, other.name));
}
