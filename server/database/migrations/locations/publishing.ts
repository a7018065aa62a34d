import type { Migration } from '../../migration';

/** Steps and log of a job, what a build was made of, demo units and what they show. */
export const publishing: Migration = {
  version: 20,
  name: 'publishing',
  sql: `
ALTER TABLE jobs
  ADD COLUMN step text CHECK (step IN ('validate', 'snapshot', 'build', 'deliver')),
  ADD COLUMN is_demo boolean NOT NULL DEFAULT false,
  -- [{ at, text }], oldest first.
  ADD COLUMN log jsonb NOT NULL DEFAULT '[]';
ALTER TABLE builds
  -- Null for builds of older releases, which cannot be published.
  ADD COLUMN snapshot_key text,
  ADD COLUMN content_revision integer;
ALTER TABLE publications
  ADD COLUMN build_id integer REFERENCES builds (id) ON DELETE SET NULL,
  ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
CREATE INDEX ON publications (build_id);
-- What demo units show; null where they show what all others do.
ALTER TABLE projects ADD COLUMN demo_publication_id integer REFERENCES publications (id) ON DELETE SET NULL;
ALTER TABLE screens ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
`,
};
