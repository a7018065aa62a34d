/** The kinds of content feeds, by their ids on the wire. */
export const INTEGRATIONS = [
  { id: 1, name: 'json-feed', label: 'JSON feed' },
  { id: 2, name: 'csv-feed', label: 'CSV feed' },
] as const;

/** The id of a kind; 0 for an unknown name. */
export const integrationId = (name: string): number => INTEGRATIONS.find((one) => one.name === name)?.id ?? 0;
