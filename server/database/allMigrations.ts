import type { Migration } from './migration';
import { amenities } from './migrations/amenities';
import { auditByProject } from './migrations/auditByProject';
import { builds } from './migrations/builds';
import { categoryRevisions } from './migrations/categoryRevisions';
import { core } from './migrations/core';
import { credentials } from './migrations/credentials';
import { demoMark } from './migrations/demoMark';
import { destinationDetails } from './migrations/destinationDetails';
import { icons } from './migrations/icons';
import { meshKinds } from './migrations/meshKinds';
import { networkKeys } from './migrations/networkKeys';
import { people } from './migrations/people';
import { promotions } from './migrations/promotions';
import { structureRevisions } from './migrations/structureRevisions';

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
  builds,
  promotions,
];
