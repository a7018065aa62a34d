/** The categories of an organisation. */
export const categoriesKey = (organisation: string) => ['categories', organisation] as const;
