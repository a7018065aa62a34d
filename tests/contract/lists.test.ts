import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { allCalls } from '@/contract/allCalls';

/** Lists that are answered whole, by call, and what bounds them. */
const WHOLE: Readonly<Record<string, string>> = {
  // Constants of the product.
  listTimeZones: 'constant',
  listFeatures: 'constant',
  listPermissions: 'constant',
  listAppleCategories: 'constant',
  listDestinationTypes: 'constant',
  listPlacementTypes: 'constant',
  // People and organisations, which somebody adds one by one.
  listSessions: 'of one person',
  listUsers: 'of people',
  listOrganisations: 'of organisations',
  listSubOrganisations: 'of organisations',
  listAllSubOrganisations: 'of organisations',
  readOrganisation: 'of one organisation',
  readStorageUse: 'seven kinds',
  // A few parts with five names each.
  readCategoryUsage: 'parts of one record',
  readDestinationUsage: 'parts of one record',
  readAmenityUsage: 'parts of one record',
  readProjectUsage: 'parts of one record',
  readBuildingUsage: 'parts of one record',
  readFloorUsage: 'parts of one record',
  readKioskUsage: 'parts of one record',
  readSkinUsage: 'parts of one record',
  readVariableUsage: 'parts of one record',
  readOrganisationUsage: 'parts of one record',
  // Records of an organisation that somebody types one by one.
  listCategories: 'typed',
  listAmenities: 'typed',
  listIcons: 'at most 500',
  listEvents: 'typed',
  listOffers: 'typed',
  listSkins: 'typed',
  readSkin: 'variables of one skin',
  readSkinInProject: 'variables of one skin',
  listVersions: 'releases',
  listTags: 'names alone',
  listAuditTags: 'areas of the product',
  listAdvertising: 'an advertisement a location',
  listMails: 'of the demo alone',
  searchOrganisation: 'at most 20 of each kind',
  // Of one location, whose network and floor plans have limits; written in slices.
  readProject: 'of one location',
  readProjectData: 'of one location',
  readProjectReadData: 'of one location',
  readPreview: 'of one location',
  readDevicePublication: 'of one location',
  readNetwork: 'of one location',
  readNetworkOfBuild: 'of one location',
  readNetworkState: 'the last ten saves',
  readJoins: 'of one floor',
  readPoints: 'of one floor',
  readNode: 'of one node',
  listPlacements: 'of one location',
  meshesWithoutNodes: 'of one location',
  listBuildings: 'of one location',
  readGeneratedNetworks: 'at most three of one floor',
  readLayerKinds: 'at most 5000 of an organisation',
  listUploadedMapFiles: 'of one location',
  previewUpload: 'of one floor',
  listRouteCases: 'of one location',
  listDynamicRoutes: 'of one location',
  listTranslations: 'of one location',
  readPresence: 'people in one location',
  listAccessKeys: 'of one location',
  listProjectVersions: 'releases',
  readConfig: 'of one location',
  readKioskConfig: 'of one kiosk',
  readProjectWebAnalytics: 'services',
  readWebAnalytics: 'services',
  readPublicationChanges: 'kinds of records',
  listBuilds: 'the last ten, and those that are shown',
  listDestinationImports: 'twenty, the rows of one that need attention, and one link for each destination',
  listEventImports: 'twenty, the rows of one that need attention, and one link for each event',
  listOfferImports: 'twenty, the rows of one that need attention, and one link for each offer',
  listBatches: 'twenty, and the results of one, whose records are limited',
  readSkinPublication: 'locations of the organisation',
  readExports: 'files of the last exports',
  readImportReport: 'of one import',
  // The log of a job has a line a step.
  publishProject: 'steps of a job',
  buildProject: 'steps of a job',
  readJob: 'steps of a job',
};

/** Parameters that ask for a part of a list. */
const PARTS = ['limit', 'perPage', 'before'];

function hasList(schema: z.core.$ZodType, depth = 0): boolean {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  if (def.type === 'array' || def.type === 'record') return true;
  if (def.type === 'object' && depth < 2) return Object.values(def.shape).some((field) => hasList(field, depth + 1));
  return 'innerType' in def && hasList(def.innerType, depth);
}

const parametersOf = (schema: z.core.$ZodType): string[] => {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  return def.type === 'object' ? Object.keys(def.shape) : [];
};

it('[HT42] every list is answered in pages, or is known to be short', () => {
  const lists = allCalls.filter(({ method, data }) => method === 'GET' && hasList(data));
  const whole = lists
    .filter(({ query }) => !parametersOf(query).some((name) => PARTS.includes(name)))
    .map(({ name }) => name);
  expect(whole.toSorted()).toEqual(Object.keys(WHOLE).toSorted());
});
