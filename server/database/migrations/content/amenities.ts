import type { Migration } from '../../migration';

/** Amenities of an organisation, and the nodes that have them. */
export const amenities: Migration = {
  version: 11,
  name: 'amenities',
  sql: `
CREATE TABLE amenities (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  icon_id integer,
  always_show boolean NOT NULL DEFAULT false,
  disable_search boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 1
);
CREATE INDEX ON amenities (organisation_id);

CREATE TABLE node_amenities (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  node_id integer NOT NULL REFERENCES nodes (id) ON DELETE CASCADE,
  amenity_id integer NOT NULL REFERENCES amenities (id) ON DELETE CASCADE,
  UNIQUE (node_id, amenity_id)
);
CREATE INDEX ON node_amenities (amenity_id);
`,
};
