import type { Migration } from '../../migration';

/** Several people edit buildings, floors and meshes, so a save needs the revision that it is based on. */
export const structureRevisions: Migration = {
  version: 6,
  name: 'structure revisions',
  sql: `
-- Counts every change of the buildings and floors of a location.
ALTER TABLE projects ADD COLUMN structure_revision integer NOT NULL DEFAULT 1;
ALTER TABLE meshes ADD COLUMN revision integer NOT NULL DEFAULT 1;
`,
};
