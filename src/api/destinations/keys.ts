export const DESTINATIONS_KEY = ['destinations'] as const;
/** The destinations of an organisation. */
export const destinationsKey = (organisation: string) => [...DESTINATIONS_KEY, organisation] as const;
/** The found destinations with their opening hours, which go stale with the list. */
export const destinationHoursKey = (organisation: string, search: string) =>
  [...destinationsKey(organisation), 'hours', search] as const;

/** The tags of the destinations of an organisation. */
export const tagsKey = (organisation: string) => ['tags', organisation] as const;

export const APPLE_CATEGORIES_KEY = ['apple-categories'] as const;
/** The types of additional data. Forms take the query of either kind, so the keys have one type. */
export const DESTINATION_TYPES_KEY: readonly [string] = ['destination-types'];
export const PLACEMENT_TYPES_KEY: readonly [string] = ['placement-types'];
