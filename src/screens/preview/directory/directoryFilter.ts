export const PLACE_FILTERS = ['open', 'floor', 'stepFree'] as const;
export type PlaceFilter = (typeof PLACE_FILTERS)[number];

/** The places that a visitor wants to see: of a category, and those to which all filters apply. */
export interface DirectoryFilter {
  readonly category: string | null;
  readonly filters: readonly PlaceFilter[];
}

export const NO_FILTER: DirectoryFilter = { category: null, filters: [] };

/** Whether each filter applies to a place. */
export type PlaceTests<Place> = Readonly<Record<PlaceFilter, (place: Place) => boolean>>;

export const filteredPlaces = <Place extends { readonly categories: readonly string[] }>(
  places: readonly Place[],
  { category, filters }: DirectoryFilter,
  tests: PlaceTests<Place>,
): readonly Place[] =>
  places.filter(
    (place) =>
      (category === null || place.categories.includes(category)) && filters.every((filter) => tests[filter](place)),
  );

/** Adds a filter, or removes it. */
export const withToggled = (filter: DirectoryFilter, toggled: PlaceFilter): DirectoryFilter => ({
  ...filter,
  filters: filter.filters.includes(toggled)
    ? filter.filters.filter((one) => one !== toggled)
    : [...filter.filters, toggled],
});

const CATEGORY = 'category';
const FILTER = 'show';

export function readFilter(search: URLSearchParams): DirectoryFilter {
  const named = (search.get(FILTER) ?? '').split('.');
  return { category: search.get(CATEGORY) || null, filters: PLACE_FILTERS.filter((one) => named.includes(one)) };
}

/** The parameters of a page whose directory is filtered like this, beside its others. */
export function writeFilter(search: URLSearchParams, { category, filters }: DirectoryFilter): URLSearchParams {
  const written = new URLSearchParams(search);
  written.delete(CATEGORY);
  written.delete(FILTER);
  if (category !== null) written.set(CATEGORY, category);
  if (filters.length > 0) written.set(FILTER, PLACE_FILTERS.filter((one) => filters.includes(one)).join('.'));
  return written;
}
