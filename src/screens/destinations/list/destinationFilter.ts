import type { Destination } from '@/contract/destinations/destinations';

/** Which destinations the list shows; null for all. */
export interface DestinationFilter {
  /** Id of a category, or `none` for destinations without one. */
  readonly category: number | 'none' | null;
  readonly tag: string | null;
  /** Placed in a room of any location, or in none. */
  readonly placed: boolean | null;
  /** For staff only, or for visitors too. */
  readonly staffOnly: boolean | null;
}

export const NO_FILTER: DestinationFilter = { category: null, tag: null, placed: null, staffOnly: null };

export function filterFromParams(params: URLSearchParams): DestinationFilter {
  const category = params.get('category');
  const placed = params.get('placed');
  const seenBy = params.get('seen-by');
  return {
    category: category === 'none' ? 'none' : category !== null && /^\d+$/.test(category) ? Number(category) : null,
    tag: params.get('tag'),
    placed: placed === 'yes' ? true : placed === 'no' ? false : null,
    staffOnly: seenBy === 'staff' ? true : seenBy === 'visitors' ? false : null,
  };
}

export const filterToParams = ({
  category,
  tag,
  placed,
  staffOnly,
}: DestinationFilter): Record<string, string | null> => ({
  category: category === null ? null : String(category),
  tag,
  placed: placed === null ? null : placed ? 'yes' : 'no',
  'seen-by': staffOnly === null ? null : staffOnly ? 'staff' : 'visitors',
});

export const isFiltered = ({ category, tag, placed, staffOnly }: DestinationFilter): boolean =>
  category !== null || tag !== null || placed !== null || staffOnly !== null;

/** Whether a destination passes every part of the filter. */
export function passes(destination: Destination, { category, tag, placed, staffOnly }: DestinationFilter): boolean {
  const { categories, tags, placements = 0, staff_only = false } = destination;
  if (category === 'none' && categories.length > 0) return false;
  if (typeof category === 'number' && !categories.some(({ id }) => id === category)) return false;
  if (tag !== null && !tags.includes(tag)) return false;
  if (staffOnly !== null && staff_only !== staffOnly) return false;
  return placed === null || placements > 0 === placed;
}
