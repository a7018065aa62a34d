import type { Migration } from '../../migration';

/** Imports of files: one job each, with its rows, what they were before, and what is known of a kind of file. */
export const destinationImports: Migration = {
  version: 53,
  name: 'destinationImports',
  sql: `
ALTER TABLE jobs DROP CONSTRAINT jobs_kind_check,
  ADD CONSTRAINT jobs_kind_check CHECK (kind IN ('publish', 'build', 'import', 'export', 'batch', 'file-import'));
-- One import of files of an organisation at a time.
CREATE UNIQUE INDEX jobs_one_file_import ON jobs (organisation_id) WHERE state IN ('queued', 'running') AND kind = 'file-import';

CREATE TABLE destination_imports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  job_id integer NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  undo_job_id integer REFERENCES jobs (id) ON DELETE CASCADE,
  file text NOT NULL,
  -- The names of the columns, as a short text: files of one shape are one source.
  shape text NOT NULL,
  create_categories boolean NOT NULL,
  is_planned boolean NOT NULL DEFAULT false,
  -- Categories that it has created.
  categories integer[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);
CREATE INDEX ON destination_imports (organisation_id, id);
CREATE INDEX ON destination_imports (job_id);
CREATE INDEX ON destination_imports (undo_job_id);

CREATE TABLE destination_import_rows (
  import_id integer NOT NULL REFERENCES destination_imports (id) ON DELETE CASCADE,
  position integer NOT NULL,
  row integer NOT NULL,
  name text NOT NULL,
  -- As the file has it, until it is planned; then what is to be done.
  step jsonb,
  -- Main destinations first.
  turn integer NOT NULL DEFAULT 0,
  outcome text CHECK (outcome IN ('added', 'changed', 'same', 'refused', 'undone', 'kept')),
  reason text NOT NULL DEFAULT '',
  destination_id integer,
  -- Of a changed destination, for the undo; and the revision that the import has made.
  before jsonb,
  revision integer,
  PRIMARY KEY (import_id, position)
);

CREATE TABLE destination_import_mappings (
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  shape text NOT NULL,
  mapping jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organisation_id, shape)
);

-- The ids that destinations have in files.
CREATE TABLE destination_links (
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  shape text NOT NULL,
  external_id text NOT NULL,
  destination_id integer NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  PRIMARY KEY (organisation_id, shape, external_id)
);
CREATE INDEX ON destination_links (destination_id);
`,
};
