import type { Migration } from './migration';
import { accessKeys } from './migrations/accessKeys';
import { auditByProject } from './migrations/auditByProject';
import { categoryRevisions } from './migrations/categoryRevisions';
import { core } from './migrations/core';
import { credentials } from './migrations/credentials';
import { demoMark } from './migrations/demoMark';
import { locationSettings } from './migrations/locationSettings';
import { meshKinds } from './migrations/meshKinds';
import { networkKeys } from './migrations/networkKeys';
import { people } from './migrations/people';
import { projectFiles } from './migrations/projectFiles';
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
  ...[10, 11, 12, 13, 14].map((version) => ({ version, name: `reserved ${version}`, sql: 'SELECT 1' })),
  locationSettings,
  accessKeys,
  projectFiles,
];
