import type { Migration } from '../../migration';

/** Sources recognise destinations that people made; the plan of a running import has other steps, so it is made again. */
export const adoptedDestinations: Migration = {
  version: 54,
  name: 'adoptedDestinations',
  sql: `
-- When a source recognised a destination that people had made; null for one that it has added.
ALTER TABLE imported_destinations ADD COLUMN adopted_at timestamptz;
DELETE FROM import_steps;
UPDATE import_reports SET planned = NULL, applied = 0 WHERE status IN ('requested', 'running');
`,
};
