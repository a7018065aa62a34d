import type { Migration } from './migration';
import { auditAppendOnly } from './migrations/auditAppendOnly';
import { auditByProject } from './migrations/auditByProject';
import { advertising } from './migrations/content/advertising';
import { amenities } from './migrations/content/amenities';
import { categoryRevisions } from './migrations/content/categoryRevisions';
import { destinationDetails } from './migrations/content/destinationDetails';
import { destinationFiles } from './migrations/content/destinationFiles';
import { icons } from './migrations/content/icons';
import { imports } from './migrations/content/imports';
import { integrations } from './migrations/content/integrations';
import { placementContent } from './migrations/content/placementContent';
import { placementDetails } from './migrations/content/placementDetails';
import { promotions } from './migrations/content/promotions';
import { skins } from './migrations/content/skins';
import { translations } from './migrations/content/translations';
import { core } from './migrations/core';
import { credentials } from './migrations/credentials';
import { demoMark } from './migrations/demoMark';
import { analytics } from './migrations/kiosks/analytics';
import { devices } from './migrations/kiosks/devices';
import { kiosks } from './migrations/kiosks/kiosks';
import { kioskTables } from './migrations/kiosks/kioskTables';
import { versions } from './migrations/kiosks/versions';
import { accessKeys } from './migrations/locations/accessKeys';
import { builds } from './migrations/locations/builds';
import { exportJobs } from './migrations/locations/exportJobs';
import { locationSettings } from './migrations/locations/locationSettings';
import { meshKinds } from './migrations/locations/meshKinds';
import { networkKeys } from './migrations/locations/networkKeys';
import { nodeDetails } from './migrations/locations/nodeDetails';
import { outlineCorrections } from './migrations/locations/outlineCorrections';
import { presences } from './migrations/locations/presences';
import { projectFiles } from './migrations/locations/projectFiles';
import { publishing } from './migrations/locations/publishing';
import { routeCases } from './migrations/locations/routeCases';
import { search } from './migrations/locations/search';
import { structureRevisions } from './migrations/locations/structureRevisions';
import { people } from './migrations/people';

/** Every migration ever released, in order. A new one is a module in `migrations/` and a line here. */
export const allMigrations: readonly Migration[] = [
  core,
  auditByProject,
  people,
  categoryRevisions,
  credentials,
  structureRevisions,
  demoMark,
  networkKeys,
  meshKinds,
  destinationDetails,
  amenities,
  icons,
  destinationFiles,
  promotions,
  locationSettings,
  accessKeys,
  projectFiles,
  builds,
  integrations,
  publishing,
  exportJobs,
  imports,
  search,
  auditAppendOnly,
  versions,
  placementDetails,
  kiosks,
  nodeDetails,
  skins,
  analytics,
  advertising,
  devices,
  placementContent,
  routeCases,
  presences,
  translations,
  outlineCorrections,
  kioskTables,
];
