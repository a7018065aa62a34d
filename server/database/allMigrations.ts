import type { Migration } from './migration';
import { afterAYear } from './migrations/afterAYear';
import { auditAppendOnly } from './migrations/auditAppendOnly';
import { auditByProject } from './migrations/auditByProject';
import { auditCheckpoints } from './migrations/auditCheckpoints';
import { auditSearch } from './migrations/auditSearch';
import { batches } from './migrations/batches';
import { adoptedDestinations } from './migrations/content/adoptedDestinations';
import { advertising } from './migrations/content/advertising';
import { amenities } from './migrations/content/amenities';
import { categoryRevisions } from './migrations/content/categoryRevisions';
import { destinationDetails } from './migrations/content/destinationDetails';
import { destinationFiles } from './migrations/content/destinationFiles';
import { destinationImports } from './migrations/content/destinationImports';
import { fileImportKinds } from './migrations/content/fileImportKinds';
import { floorUnderlays } from './migrations/content/floorUnderlays';
import { generatedNetworks } from './migrations/content/generatedNetworks';
import { icons } from './migrations/content/icons';
import { imports } from './migrations/content/imports';
import { integrations } from './migrations/content/integrations';
import { layerKinds } from './migrations/content/layerKinds';
import { placementContent } from './migrations/content/placementContent';
import { placementDetails } from './migrations/content/placementDetails';
import { promotionPlaces } from './migrations/content/promotionPlaces';
import { promotionRepeats } from './migrations/content/promotionRepeats';
import { promotions } from './migrations/content/promotions';
import { skins } from './migrations/content/skins';
import { staffOnly } from './migrations/content/staffOnly';
import { translations } from './migrations/content/translations';
import { core } from './migrations/core';
import { credentials } from './migrations/credentials';
import { demoMark } from './migrations/demoMark';
import { analytics } from './migrations/kiosks/analytics';
import { analyticsQuarters } from './migrations/kiosks/analyticsQuarters';
import { clockSkew } from './migrations/kiosks/clockSkew';
import { devices } from './migrations/kiosks/devices';
import { fourEyes } from './migrations/kiosks/fourEyes';
import { kiosks } from './migrations/kiosks/kiosks';
import { kioskTables } from './migrations/kiosks/kioskTables';
import { versions } from './migrations/kiosks/versions';
import { listOrder } from './migrations/listOrder';
import { accessKeys } from './migrations/locations/accessKeys';
import { begunFloorPlans } from './migrations/locations/begunFloorPlans';
import { builds } from './migrations/locations/builds';
import { carriedRooms } from './migrations/locations/carriedRooms';
import { closures } from './migrations/locations/closures';
import { contentRevision } from './migrations/locations/contentRevision';
import { deactivatedKeys } from './migrations/locations/deactivatedKeys';
import { demoBuilds } from './migrations/locations/demoBuilds';
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
import { namesInOrder } from './migrations/namesInOrder';
import { operation } from './migrations/operation';
import { people } from './migrations/people';
import { retention } from './migrations/retention';
import { roleFeatures } from './migrations/roleFeatures';
import { roleRevision } from './migrations/roleRevision';
import { storedBytes } from './migrations/storedBytes';
import { storedFiles } from './migrations/storedFiles';
import { trashedFiles } from './migrations/trashedFiles';

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
  deactivatedKeys,
  fourEyes,
  operation,
  storedFiles,
  auditCheckpoints,
  storedBytes,
  auditSearch,
  listOrder,
  analyticsQuarters,
  namesInOrder,
  promotionPlaces,
  batches,
  demoBuilds,
  clockSkew,
  destinationImports,
  adoptedDestinations,
  layerKinds,
  generatedNetworks,
  carriedRooms,
  trashedFiles,
  contentRevision,
  roleRevision,
  staffOnly,
  retention,
  closures,
  roleFeatures,
  afterAYear,
  promotionRepeats,
  floorUnderlays,
  fileImportKinds,
  begunFloorPlans,
];
