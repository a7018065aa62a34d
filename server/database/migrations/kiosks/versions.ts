import type { Migration } from '../../migration';

/** Versions of the wayfinder with their approval, and what a location has chosen. */
export const versions: Migration = {
  version: 25,
  name: 'versions',
  sql: `
CREATE TABLE versions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version text NOT NULL UNIQUE,
  notes text NOT NULL,
  -- 1 core, 2 demo, 3 dev.
  type integer NOT NULL CHECK (type IN (1, 2, 3)),
  tested boolean NOT NULL DEFAULT false,
  tested_by integer REFERENCES users (id) ON DELETE SET NULL,
  tested_at timestamptz,
  -- Null while nobody has decided.
  approved boolean,
  approved_by integer REFERENCES users (id) ON DELETE SET NULL,
  approved_at timestamptz,
  released boolean NOT NULL DEFAULT false,
  released_by integer REFERENCES users (id) ON DELETE SET NULL,
  released_at timestamptz,
  force_released boolean NOT NULL DEFAULT false,
  force_released_by integer REFERENCES users (id) ON DELETE SET NULL,
  force_released_at timestamptz,
  -- The version that a forced release replaces at once; null for every version.
  force_release_version integer REFERENCES versions (id) ON DELETE SET NULL,
  force_release_version_by integer REFERENCES users (id) ON DELETE SET NULL,
  force_release_version_at timestamptz,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (approved IS NULL OR tested),
  CHECK (NOT (released AND force_released)),
  CHECK (COALESCE(approved, false) OR NOT (released OR force_released)),
  CHECK (force_release_version IS NULL OR force_released)
);
-- The organisations that a demo version is for.
CREATE TABLE version_organisations (
  version_id integer NOT NULL REFERENCES versions (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  PRIMARY KEY (version_id, organisation_id)
);
CREATE INDEX ON version_organisations (organisation_id);
-- Null follows the newest.
ALTER TABLE projects
  ADD COLUMN version_id integer REFERENCES versions (id) ON DELETE SET NULL,
  ADD COLUMN project_build_id integer REFERENCES builds (id) ON DELETE SET NULL;
`,
};
