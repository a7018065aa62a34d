/** The advertising of an organisation. */
export const advertisingKey = (organisation: string) => ['advertising', organisation] as const;
