import type { Migration } from '../../migration';

/** Whether the provider wants a version to be signed off by somebody else than who tested it. */
export const fourEyes: Migration = {
  version: 40,
  name: 'fourEyes',
  sql: 'ALTER TABLE organisations ADD COLUMN four_eyes boolean NOT NULL DEFAULT false;',
};
