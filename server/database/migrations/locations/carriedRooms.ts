import type { Migration } from '../../migration';

/**
 * Names that followed their rooms when an upload became the floor plan of its floor, so that the approval of the upload
 * before it takes them back.
 */
export const carriedRooms: Migration = {
  version: 57,
  name: 'carriedRooms',
  sql: `
CREATE TABLE carried_rooms (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  floor_id integer NOT NULL REFERENCES floors (id) ON DELETE CASCADE,
  previous_upload_id integer NOT NULL REFERENCES uploaded_map_files (id) ON DELETE CASCADE,
  upload_id integer NOT NULL REFERENCES uploaded_map_files (id) ON DELETE CASCADE,
  -- { matches, placements, labels, kinds: [{ from, to }], entrances, ends: [{ id, from, to }] }
  changes jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX carried_rooms_floor ON carried_rooms (floor_id, id);
CREATE INDEX carried_rooms_organisation ON carried_rooms (organisation_id);
CREATE INDEX carried_rooms_previous ON carried_rooms (previous_upload_id);
CREATE INDEX carried_rooms_upload ON carried_rooms (upload_id);
`,
};
