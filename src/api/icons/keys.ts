/** The icons that an organisation can choose from. */
export const iconsKey = (organisation: string) => ['icons', organisation] as const;
