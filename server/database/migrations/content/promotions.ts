import type { Migration } from '../../migration';

/** Events and offers, which have the same fields, and the destinations where they take place. */
export const promotions: Migration = {
  version: 14,
  name: 'events and offers',
  sql: `
CREATE TABLE promotions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('event', 'offer')),
  name text NOT NULL,
  short_desc text NOT NULL DEFAULT '',
  long_desc text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  image text,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  upcoming date,
  revision integer NOT NULL DEFAULT 1
);
CREATE INDEX ON promotions (organisation_id, kind, starts_at, id);

CREATE TABLE promotion_destinations (
  promotion_id integer NOT NULL REFERENCES promotions (id) ON DELETE CASCADE,
  destination_id integer NOT NULL REFERENCES destinations (id) ON DELETE CASCADE,
  PRIMARY KEY (promotion_id, destination_id)
);
CREATE INDEX ON promotion_destinations (destination_id);
`,
};
