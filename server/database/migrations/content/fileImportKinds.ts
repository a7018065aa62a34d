import type { Migration } from '../../migration';

/** Imports of files are of destinations, events or offers; events and offers have ids in files as destinations do. */
export const fileImportKinds: Migration = {
  version: 68,
  name: 'files of events and offers',
  sql: `
ALTER TABLE destination_imports
  ADD COLUMN kind text NOT NULL DEFAULT 'destinations' CHECK (kind IN ('destinations', 'events', 'offers'));

ALTER TABLE destination_import_mappings
  ADD COLUMN kind text NOT NULL DEFAULT 'destinations' CHECK (kind IN ('destinations', 'events', 'offers'));
ALTER TABLE destination_import_mappings
  DROP CONSTRAINT destination_import_mappings_pkey,
  ADD PRIMARY KEY (organisation_id, kind, shape);

-- The ids that events and offers have in files.
CREATE TABLE promotion_links (
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('events', 'offers')),
  shape text NOT NULL,
  external_id text NOT NULL,
  promotion_id integer NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  PRIMARY KEY (organisation_id, kind, shape, external_id)
);
CREATE INDEX ON promotion_links (promotion_id);
`,
};
