import * as advertising from './advertising/advertising';
import * as analytics from './analytics/analytics';
import * as audit from './audit/audit';
import * as batches from './batches/batches';
import * as buildings from './buildings/buildings';
import * as layerKinds from './buildings/layerKinds';
import * as outlines from './buildings/outlines';
import * as underlays from './buildings/underlays';
import * as categories from './categories/categories';
import * as destinationImports from './destinationImports/destinationImports';
import * as destinationFiles from './destinations/destinationFiles';
import * as destinationRecords from './destinations/destinationRecords';
import * as destinations from './destinations/destinations';
import * as placementBatches from './destinations/placementBatches';
import type { Endpoint } from './endpoint';
import * as events from './events/events';
import * as exports from './exports/exports';
import * as icons from './icons/icons';
import * as imports from './imports/imports';
import * as sampleIntegration from './imports/sampleIntegration';
import * as testIntegration from './imports/testIntegration';
import * as jobs from './jobs/jobs';
import * as devices from './kiosks/devices';
import * as kiosks from './kiosks/kiosks';
import * as screensavers from './kiosks/screensavers';
import * as accessKeys from './locations/accessKeys';
import * as confirmations from './locations/confirmations';
import * as preview from './locations/preview';
import * as projectChanges from './locations/projectChanges';
import * as projectData from './locations/projectData';
import * as projectDetails from './locations/projectDetails';
import * as projectFiles from './locations/projectFiles';
import * as projectLog from './locations/projectLog';
import * as projects from './locations/projects';
import * as mailbox from './mailbox/mailbox';
import * as generatedNetworks from './network/generatedNetworks';
import * as network from './network/network';
import * as networkState from './network/networkState';
import * as networkVersions from './network/networkVersions';
import * as nodes from './network/nodes';
import * as routeCases from './network/routeCases';
import * as organisations from './organisations/organisations';
import * as storageUse from './organisations/storageUse';
import { plainCalls } from './plainCalls';
import * as presence from './presence/presence';
import { PROMOTION_IMPORT_CALLS } from './promotionImports/promotionImports';
import { PROMOTION_CALLS } from './promotions/promotions';
import * as builds from './publishing/builds';
import * as publicationChanges from './publishing/publicationChanges';
import * as search from './search/search';
import * as handOff from './session/handOff';
import * as passwords from './session/passwords';
import * as session from './session/session';
import * as skins from './skins/skins';
import * as translations from './translations/translations';
import * as pictures from './uploads/pictures';
import * as uploads from './uploads/uploads';
import { USAGE_CALLS } from './usage/usage';
import * as roles from './users/roles';
import * as userAdministration from './users/userAdministration';
import * as users from './users/users';
import * as versions from './versions/versions';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'policy' in value && 'path' in value;

const callsOf = (...resources: readonly object[]): readonly Endpoint[] =>
  resources.flatMap((resource) => Object.values(resource).filter(isEndpoint));

/** Every call by its area, which is its tag in the OpenAPI document. */
export const callAreas: Readonly<Record<string, readonly Endpoint[]>> = {
  Session: callsOf(session, passwords, confirmations, handOff),
  Users: callsOf(users, userAdministration, roles),
  Organisations: callsOf(organisations, storageUse),
  Search: callsOf(search),
  Locations: callsOf(projects, projectDetails, projectChanges, projectData, projectLog, screensavers, accessKeys),
  'Location files': callsOf(projectFiles),
  Imports: callsOf(imports, sampleIntegration, testIntegration, destinationImports),
  Exports: callsOf(exports),
  Analytics: callsOf(analytics),
  Audit: callsOf(audit),
  Buildings: callsOf(buildings, layerKinds, outlines, underlays),
  'Floor plans': callsOf(uploads),
  Network: callsOf(network, generatedNetworks, networkState, networkVersions, nodes, routeCases),
  Destinations: callsOf(destinations, destinationRecords, destinationFiles, placementBatches),
  Categories: callsOf(categories),
  Lists: callsOf(plainCalls),
  Promotions: callsOf(
    advertising,
    PROMOTION_CALLS.event,
    PROMOTION_CALLS.offer,
    PROMOTION_IMPORT_CALLS.event,
    PROMOTION_IMPORT_CALLS.offer,
  ),
  Pictures: callsOf(pictures, icons),
  Skins: callsOf(skins),
  Translations: callsOf(translations),
  Publishing: callsOf(builds, publicationChanges),
  'Maps of visitors': callsOf(preview),
  Kiosks: callsOf(kiosks, versions),
  Devices: callsOf(devices),
  Usage: callsOf(USAGE_CALLS),
  Presence: callsOf(presence),
  Events: callsOf(events),
  Jobs: callsOf(jobs, batches),
  Mailbox: callsOf(mailbox),
};

/** Every call: for the service, the OpenAPI document and the matrix, not the console. */
export const allCalls: readonly Endpoint[] = Object.values(callAreas).flat();
