/** Whether visits to a location are counted. */
export const visitKeyKey = (location: string) => ['visit-key', location] as const;
