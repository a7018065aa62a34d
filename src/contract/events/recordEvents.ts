import type { RecordKindName } from '../recordKinds';
import type { EventKind } from './events';

/** The event that announces a change of a record of each kind; null where no page shows such records live. */
export const EVENT_OF_RECORD = {
  // A location has its keys.
  'access-key': 'locations-update',
  amenity: 'amenities-update',
  // Its floors come and go with it.
  building: 'floor-plans-update',
  category: 'categories-update',
  destination: 'destinations-update',
  event: 'promotions-update',
  // The uploads of a floor become its floor plan.
  floor: 'floor-plans-update',
  icon: null,
  'import-report': 'imports-update',
  integration: null,
  job: null,
  kiosk: 'kiosks-update',
  mesh: null,
  node: null,
  offer: 'promotions-update',
  organisation: 'organisations-update',
  project: 'locations-update',
  'project-destination': null,
  'project-file': null,
  role: 'users-update',
  'route-case': null,
  skin: 'skins-update',
  'transit-group': null,
  translation: null,
  'uploaded-map-file': 'floor-plans-update',
  user: 'users-update',
  variable: 'skins-update',
  version: 'versions-update',
} as const satisfies Readonly<Record<RecordKindName, EventKind | null>>;
