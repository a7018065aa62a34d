import type { Migration } from '../migration';

/** Two administrators who edit a role do not overwrite each other. */
export const roleRevision: Migration = {
  version: 60,
  name: 'role revision',
  sql: 'ALTER TABLE roles ADD COLUMN revision integer NOT NULL DEFAULT 1;',
};
