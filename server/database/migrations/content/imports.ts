import type { Migration } from '../../migration';

/** Which destinations a source has made, the reports of imports, and what a running import has still to do. */
export const imports: Migration = {
  version: 22,
  name: 'imports',
  sql: `
CREATE TABLE imported_destinations (
  destination_id integer PRIMARY KEY REFERENCES destinations (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  -- The uuid of the integration of the location.
  source text NOT NULL,
  external_id text NOT NULL,
  UNIQUE (project_id, source, external_id)
);
CREATE INDEX ON imported_destinations (organisation_id);

CREATE TABLE import_reports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  job_id integer REFERENCES jobs (id) ON DELETE SET NULL,
  source text NOT NULL,
  type text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('active', 'passive', 'dry-run')),
  status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'running', 'completed', 'successful', 'failed')),
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  updates jsonb NOT NULL DEFAULT '{}',
  deletions jsonb NOT NULL DEFAULT '{}',
  errors jsonb NOT NULL DEFAULT '[]',
  error_count integer NOT NULL DEFAULT 0,
  preview jsonb NOT NULL DEFAULT '[]',
  -- Steps of the plan, null before it is made, and how many of them are done.
  planned integer,
  applied integer NOT NULL DEFAULT 0
);
CREATE INDEX ON import_reports (project_id, id);
CREATE INDEX ON import_reports (organisation_id, id);
CREATE INDEX ON import_reports (job_id);

-- The plan of a running import, so that another worker goes on where one was killed.
CREATE TABLE import_steps (
  report_id integer NOT NULL REFERENCES import_reports (id) ON DELETE CASCADE,
  position integer NOT NULL,
  step jsonb NOT NULL,
  PRIMARY KEY (report_id, position)
);

-- One import of a location at a time.
CREATE UNIQUE INDEX jobs_one_import_per_project ON jobs (project_id) WHERE state IN ('queued', 'running') AND kind = 'import';
`,
};
