/** The amenities of an organisation. */
export const amenitiesKey = (organisation: string) => ['amenities', organisation] as const;
