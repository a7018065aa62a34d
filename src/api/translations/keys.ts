/** The translations of the texts of a location. */
export const translationsKey = (project: string) => ['translations', project] as const;
