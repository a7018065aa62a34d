import type { Migration } from '../migration';

/**
 * Bytes of every stored file in the row that names it, for the quota. Null where the file was stored by an earlier release,
 * until a job has looked.
 */
export const storedBytes: Migration = {
  version: 44,
  name: 'stored bytes',
  sql: `
ALTER TABLE images ADD COLUMN bytes bigint;
ALTER TABLE uploaded_map_files ADD COLUMN plan_bytes bigint;
ALTER TABLE outline_corrections ADD COLUMN plan_bytes bigint;
ALTER TABLE builds ADD COLUMN snapshot_bytes bigint;
CREATE INDEX ON images (created_at);
CREATE INDEX ON outline_corrections (organisation_id);
-- Publications that nothing shows and that no build can show again.
DELETE FROM publications s USING projects p
 WHERE p.id = s.project_id AND s.build_id IS NULL
   AND s.id IS DISTINCT FROM p.publication_id AND s.id IS DISTINCT FROM p.demo_publication_id;
`,
};
