import type { Migration } from '../../migration';

/** Destinations that visitors do not see. Those that are deleted at this moment come back as they were: for everybody. */
export const staffOnly: Migration = {
  version: 61,
  name: 'staffOnly',
  sql: `
ALTER TABLE destinations ADD COLUMN staff_only boolean NOT NULL DEFAULT false;
UPDATE deleted_destinations SET rows = jsonb_set(rows, '{destinations,0,staff_only}', 'false')
 WHERE rows #> '{destinations,0}' IS NOT NULL;
`,
};
