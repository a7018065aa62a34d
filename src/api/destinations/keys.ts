export const DESTINATIONS_KEY = ['destinations'] as const;
/** The destinations of an organisation. */
export const destinationsKey = (organisation: string) => [...DESTINATIONS_KEY, organisation] as const;
/** The found destinations with their opening hours, which go stale with the list. */
export const destinationHoursKey = (organisation: string, search: string) =>
  [...destinationsKey(organisation), 'hours', search] as const;

/** The tags of the destinations of an organisation. */
export const tagsKey = (organisation: string) => ['tags', organisation] as const;

export const APPLE_CATEGORIES_KEY = ['apple-categories'] as const;
export const DESTINATION_TYPES_KEY = ['destination-types'] as const;
export const PLACEMENT_TYPES_KEY = ['placement-types'] as const;
