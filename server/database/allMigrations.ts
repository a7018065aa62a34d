import type { Migration } from './migration';
import { accessKeys } from './migrations/accessKeys';
import { advertising } from './migrations/advertising';
import { amenities } from './migrations/amenities';
import { analytics } from './migrations/analytics';
import { auditAppendOnly } from './migrations/auditAppendOnly';
import { auditByProject } from './migrations/auditByProject';
import { builds } from './migrations/builds';
import { categoryRevisions } from './migrations/categoryRevisions';
import { core } from './migrations/core';
import { credentials } from './migrations/credentials';
import { demoMark } from './migrations/demoMark';
import { destinationDetails } from './migrations/destinationDetails';
import { destinationFiles } from './migrations/destinationFiles';
import { devices } from './migrations/devices';
import { exportJobs } from './migrations/exportJobs';
import { icons } from './migrations/icons';
import { imports } from './migrations/imports';
import { integrations } from './migrations/integrations';
import { kiosks } from './migrations/kiosks';
import { kioskTables } from './migrations/kioskTables';
import { locationSettings } from './migrations/locationSettings';
import { meshKinds } from './migrations/meshKinds';
import { networkKeys } from './migrations/networkKeys';
import { nodeDetails } from './migrations/nodeDetails';
import { outlineCorrections } from './migrations/outlineCorrections';
import { people } from './migrations/people';
import { placementContent } from './migrations/placementContent';
import { placementDetails } from './migrations/placementDetails';
import { presences } from './migrations/presences';
import { projectFiles } from './migrations/projectFiles';
import { promotions } from './migrations/promotions';
import { publishing } from './migrations/publishing';
import { routeCases } from './migrations/routeCases';
import { search } from './migrations/search';
import { skins } from './migrations/skins';
import { structureRevisions } from './migrations/structureRevisions';
import { translations } from './migrations/translations';
import { versions } from './migrations/versions';

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
