import type { Migration } from '../../migration';

/** Categories can be edited, so a save needs the revision that it is based on. */
export const categoryRevisions: Migration = {
  version: 4,
  name: 'category revisions',
  sql: `
ALTER TABLE categories ADD COLUMN revision integer NOT NULL DEFAULT 1;
CREATE INDEX ON categories (parent_id);
`,
};
