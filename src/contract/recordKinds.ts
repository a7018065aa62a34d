import type { FeatureName } from '@/model/access/features';
import { PLAIN_RECORDS } from './plainRecords';

interface RecordFacts {
  /** The identifier of one in a path; null where no path names one. */
  readonly id: 'uuid' | 'number' | null;
  /** The event that announces a change of one; null where no page shows such records live. */
  readonly event: `${string}-update` | null;
  /** Of a plain record, whose list is that of an organisation: its plural, by which queries, addresses and its event have it. */
  readonly list?: string;
  /** Of a plain record: the feature by which it is changed. */
  readonly feature?: FeatureName;
}

/**
 * Every kind of record. A table that must have an entry for each kind (words of the audit log, icons, queries) has the type
 * `Record<RecordKindName, …>`: a new kind compiles with all of them.
 */
export const RECORD_KINDS = {
  ...PLAIN_RECORDS,
  // A location has its keys.
  'access-key': { id: null, event: 'locations-update' },
  // Its floors come and go with it.
  building: { id: 'uuid', event: 'floor-plans-update' },
  category: { id: 'number', event: 'categories-update' },
  destination: { id: 'number', event: 'destinations-update' },
  event: { id: 'uuid', event: 'promotions-update' },
  // The uploads of a floor become its floor plan.
  floor: { id: 'uuid', event: 'floor-plans-update' },
  icon: { id: 'number', event: null },
  'import-report': { id: 'number', event: 'imports-update' },
  integration: { id: null, event: null },
  job: { id: 'uuid', event: null },
  kiosk: { id: 'number', event: 'kiosks-update' },
  mesh: { id: null, event: null },
  node: { id: 'number', event: null },
  offer: { id: 'uuid', event: 'promotions-update' },
  organisation: { id: null, event: 'organisations-update' },
  project: { id: 'uuid', event: 'locations-update' },
  'project-destination': { id: 'number', event: null },
  'project-file': { id: null, event: null },
  role: { id: null, event: 'users-update' },
  'route-case': { id: null, event: null },
  skin: { id: 'number', event: 'skins-update' },
  'transit-group': { id: 'number', event: null },
  translation: { id: null, event: null },
  'uploaded-map-file': { id: 'uuid', event: 'floor-plans-update' },
  user: { id: 'uuid', event: 'users-update' },
  variable: { id: 'number', event: 'skins-update' },
  version: { id: null, event: 'versions-update' },
} as const satisfies Readonly<Record<string, RecordFacts>>;

export type RecordKindName = keyof typeof RECORD_KINDS;

export const isRecordKindName = (name: string): name is RecordKindName => Object.hasOwn(RECORD_KINDS, name);

export const KIND_NAMES: readonly RecordKindName[] = Object.keys(RECORD_KINDS).filter(isRecordKindName);
