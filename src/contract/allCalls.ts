import * as accessKeys from './accessKeys';
import * as advertising from './advertising';
import * as amenities from './amenities';
import * as analytics from './analytics';
import * as audit from './audit';
import * as buildings from './buildings';
import * as builds from './builds';
import * as categories from './categories';
import * as confirmations from './confirmations';
import * as destinationFiles from './destinationFiles';
import * as destinationRecords from './destinationRecords';
import * as destinations from './destinations';
import * as devices from './devices';
import type { Endpoint } from './endpoint';
import * as events from './events';
import * as exports from './exports';
import * as handOff from './handOff';
import * as icons from './icons';
import * as imports from './imports';
import * as jobs from './jobs';
import * as mailbox from './mailbox';
import * as network from './network';
import * as networkVersions from './networkVersions';
import * as nodes from './nodes';
import * as organisations from './organisations';
import * as outlines from './outlines';
import * as passwords from './passwords';
import * as pictures from './pictures';
import * as placementBatches from './placementBatches';
import * as presence from './presence';
import * as projectChanges from './projectChanges';
import * as projectData from './projectData';
import * as projectDetails from './projectDetails';
import * as projectFiles from './projectFiles';
import * as projectLog from './projectLog';
import * as projects from './projects';
import { PROMOTION_CALLS } from './promotions';
import * as publicationChanges from './publicationChanges';
import * as roles from './roles';
import * as routeCases from './routeCases';
import * as screens from './screens';
import * as screensavers from './screensavers';
import * as search from './search';
import * as session from './session';
import * as skins from './skins';
import * as testIntegration from './testIntegration';
import * as translations from './translations';
import * as uploads from './uploads';
import * as userAdministration from './userAdministration';
import * as users from './users';
import * as versions from './versions';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'policy' in value && 'path' in value;

/** Every call, in the order of the files: for the service, the OpenAPI document and the matrix, not the console. */
export const allCalls: readonly Endpoint[] = [
  session,
  passwords,
  confirmations,
  handOff,
  users,
  userAdministration,
  organisations,
  roles,
  search,
  projects,
  projectDetails,
  projectChanges,
  testIntegration,
  screensavers,
  accessKeys,
  projectLog,
  analytics,
  audit,
  projectFiles,
  publicationChanges,
  buildings,
  uploads,
  destinations,
  destinationRecords,
  destinationFiles,
  placementBatches,
  builds,
  imports,
  devices,
  events,
  exports,
  categories,
  advertising,
  amenities,
  pictures,
  icons,
  PROMOTION_CALLS.event,
  PROMOTION_CALLS.offer,
  skins,
  network,
  networkVersions,
  nodes,
  routeCases,
  presence,
  translations,
  outlines,
  projectData,
  jobs,
  versions,
  screens,
  mailbox,
].flatMap((resource) => Object.values(resource).filter(isEndpoint));
