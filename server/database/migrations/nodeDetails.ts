import type { Migration } from '../migration';

/** What a node says of its screens, and where a screen is on the globe. */
export const nodeDetails: Migration = {
  version: 27,
  name: 'nodeDetails',
  sql: `
ALTER TABLE nodes
  ADD COLUMN location_description text NOT NULL DEFAULT '',
  -- Of amenities, screens and description; x, y and the rest have the revision of the network.
  ADD COLUMN details_revision integer NOT NULL DEFAULT 1;
ALTER TABLE screens
  ADD COLUMN IF NOT EXISTS lat double precision CHECK (lat BETWEEN -90 AND 90),
  ADD COLUMN IF NOT EXISTS lon double precision CHECK (lon BETWEEN -180 AND 180);
`,
};
