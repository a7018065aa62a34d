import type { Migration } from '../../migration';

/** Fields of a destination beside its name, its related destinations, and deletions that may be undone. */
export const destinationDetails: Migration = {
  version: 10,
  name: 'destination details',
  sql: `
ALTER TABLE destinations
  ADD COLUMN review double precision NOT NULL DEFAULT 0 CHECK (review BETWEEN 0 AND 5),
  ADD COLUMN primary_apple_category uuid,
  ADD COLUMN apple_categories uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN colour_settings jsonb,
  ADD COLUMN additional_data jsonb NOT NULL DEFAULT '[]';
CREATE INDEX ON destinations (parent_id);
CREATE INDEX ON destination_categories (category_id);

CREATE TABLE related_destinations (
  destination_id integer NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  related_id integer NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  PRIMARY KEY (destination_id, related_id),
  CHECK (destination_id <> related_id)
);
CREATE INDEX ON related_destinations (related_id);

-- Rows of other tables that pointed at a destination when it was deleted, so that the deletion can be undone.
CREATE TABLE deleted_destinations (
  id integer PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  deleted_at timestamptz NOT NULL,
  rows jsonb NOT NULL
);
CREATE INDEX ON deleted_destinations (organisation_id, deleted_at);
`,
};
