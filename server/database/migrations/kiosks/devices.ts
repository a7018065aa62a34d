import type { Migration } from '../../migration';

/** How a kiosk signs in, and the state that it reports. */
export const devices: Migration = {
  version: 32,
  name: 'devices',
  sql: `
ALTER TABLE screens
  -- What it shows: a build of a location, by numbers that outlive the build.
  ADD COLUMN running_project_id integer,
  ADD COLUMN running_build integer,
  ADD COLUMN running_version text;
-- Each kiosk is written every minute: with room in its page a new row version needs no entry in any index.
ALTER TABLE screens SET (fillfactor = 70);
-- The keys of commissioned kiosks, as SHA-256.
CREATE TABLE device_keys (
  screen_id integer PRIMARY KEY REFERENCES screens (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  hash bytea NOT NULL UNIQUE,
  last_four text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX ON device_keys (organisation_id);
-- Short-lived codes that a kiosk exchanges for its key, as SHA-256.
CREATE TABLE commissioning_codes (
  screen_id integer PRIMARY KEY REFERENCES screens (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  hash bytea NOT NULL UNIQUE,
  -- Who let the kiosk in.
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX ON commissioning_codes (organisation_id);
CREATE INDEX ON commissioning_codes (created_by);
`,
};
