import type { Migration } from '../../migration';

/** Fields of a kiosk that the console edits, and its commissioning. */
export const kiosks: Migration = {
  version: 27,
  name: 'kiosks',
  sql: `
ALTER TABLE screens
  -- Demo units alone choose them; null follows the newest.
  ADD COLUMN version_id integer REFERENCES versions (id) ON DELETE SET NULL,
  ADD COLUMN project_build_id integer REFERENCES builds (id) ON DELETE SET NULL,
  ADD COLUMN internal_use boolean NOT NULL DEFAULT false,
  -- Percent of an update.
  ADD COLUMN progress integer CHECK (progress BETWEEN 0 AND 100),
  ADD COLUMN lat double precision CHECK (lat BETWEEN -90 AND 90),
  ADD COLUMN lon double precision CHECK (lon BETWEEN -180 AND 180),
  -- Set while the kiosk is commissioned.
  ADD COLUMN plus_id text,
  ADD COLUMN commission_status text,
  ADD COLUMN decommissioned boolean NOT NULL DEFAULT false,
  -- What plus_id was.
  ADD COLUMN decommissioned_id text,
  ADD COLUMN revision integer NOT NULL DEFAULT 1;
CREATE INDEX ON screens (version_id);
CREATE INDEX ON screens (project_build_id);
CREATE TABLE screen_usd_configs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  screen_id integer NOT NULL REFERENCES screens (id) ON DELETE CASCADE,
  -- Null while the kiosk follows the newest version.
  version_id integer REFERENCES versions (id) ON DELETE CASCADE,
  -- [{ key, value }] in the order of the form.
  pairs jsonb NOT NULL
);
CREATE UNIQUE INDEX ON screen_usd_configs (screen_id, (COALESCE(version_id, 0)));
CREATE INDEX ON screen_usd_configs (version_id);
`,
};
