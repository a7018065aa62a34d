import type { Migration } from '../migration';

/** Changes of many records: one job, with a row for each record, its call and its result. */
export const batches: Migration = {
  version: 50,
  name: 'batches',
  sql: `
ALTER TABLE jobs DROP CONSTRAINT jobs_kind_check,
  ADD CONSTRAINT jobs_kind_check CHECK (kind IN ('publish', 'build', 'import', 'export', 'batch'));
CREATE INDEX jobs_batches ON jobs (created_by, organisation_id, created_at) WHERE kind = 'batch';

CREATE TABLE batch_rows (
  job_id integer NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  position integer NOT NULL,
  record_id integer NOT NULL,
  name text NOT NULL,
  body jsonb,
  -- Null until the call was made.
  outcome text CHECK (outcome IN ('done', 'same', 'failed', 'stopped')),
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (job_id, position)
);
`,
};
