import type { Migration } from '../../migration';

/** Keys with which apps read a published location, and from where each was used. */
export const accessKeys: Migration = {
  version: 16,
  name: 'access keys',
  sql: `
CREATE TABLE access_keys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  key text NOT NULL UNIQUE,
  name text NOT NULL,
  domains text[] NOT NULL DEFAULT '{}',
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON access_keys (project_id);

-- One row for each thing that happened, with its latest time.
CREATE TABLE access_key_activity (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  access_key_id integer NOT NULL REFERENCES access_keys (id) ON DELETE CASCADE,
  description text NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (access_key_id, description)
);
CREATE INDEX ON access_key_activity (access_key_id, updated_at DESC);
`,
};
