import type { Migration } from '../../migration';

/** Builds of a location: zip archives with a complete wayfinder. */
export const builds: Migration = {
  version: 18,
  name: 'builds',
  sql: `
CREATE TABLE builds (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  -- Counts from 1 in each location.
  build_number integer NOT NULL,
  zip_key text NOT NULL,
  bytes bigint NOT NULL,
  -- Of the address for a download: who has it may download until then.
  download_key text UNIQUE,
  download_until timestamptz,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (project_id, build_number)
);
CREATE INDEX ON builds (organisation_id);
`,
};
