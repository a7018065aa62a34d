/** The batches that the user has started in an organisation. */
export const batchesKey = (organisation: string) => ['batches', organisation] as const;

/** The same, with the results of one. */
export const batchResultsKey = (organisation: string, uuid: string) => [...batchesKey(organisation), uuid] as const;
