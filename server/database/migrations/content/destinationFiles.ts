import type { Migration } from '../../migration';

/** Files of a destination, one in each file group of its organisation. */
export const destinationFiles: Migration = {
  version: 13,
  name: 'destination files',
  sql: `
CREATE TABLE destination_files (
  destination_id integer NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  group_id integer NOT NULL REFERENCES organisation_file_groups (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  name text NOT NULL,
  bytes bigint NOT NULL,
  file_key text NOT NULL,
  content_type text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (destination_id, group_id)
);
CREATE INDEX ON destination_files (group_id);
CREATE INDEX ON destination_files (organisation_id);
`,
};
