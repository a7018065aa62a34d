/** The kinds of feeds that content can come from, by the ids of the wire. */
export const INTEGRATIONS = [
  { id: 1, name: 'json-feed', label: 'JSON feed' },
  { id: 2, name: 'csv-feed', label: 'CSV feed' },
] as const;
