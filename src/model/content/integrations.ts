/** The kinds of content feeds, by their ids on the wire. */
export const INTEGRATIONS = [
  { id: 1, name: 'json-feed', label: 'JSON feed' },
  { id: 2, name: 'csv-feed', label: 'CSV feed' },
] as const;
