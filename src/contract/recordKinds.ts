/**
 * Every kind of record, and what identifies one in a path; null where no path does. A table that must have an entry for each
 * kind (words of the audit log, icons, events, queries) has the type `Record<RecordKindName, …>`: a new kind compiles with all of
 * them.
 */
export const RECORD_KINDS = {
  'access-key': null,
  amenity: 'number',
  building: 'uuid',
  category: 'number',
  destination: 'number',
  event: 'uuid',
  floor: 'uuid',
  icon: 'number',
  'import-report': 'number',
  integration: null,
  job: 'uuid',
  kiosk: 'number',
  mesh: null,
  node: 'number',
  offer: 'uuid',
  organisation: null,
  project: 'uuid',
  'project-destination': 'number',
  'project-file': null,
  role: null,
  'route-case': null,
  skin: 'number',
  'transit-group': 'number',
  translation: null,
  'uploaded-map-file': 'uuid',
  user: 'uuid',
  variable: 'number',
  version: null,
} as const satisfies Readonly<Record<string, 'uuid' | 'number' | null>>;

export type RecordKindName = keyof typeof RECORD_KINDS;

export const isRecordKindName = (name: string): name is RecordKindName => Object.hasOwn(RECORD_KINDS, name);
