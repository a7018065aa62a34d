import type { Migration } from '../../migration';

/** Skins with their variables, and what locations override of them. */
export const skins: Migration = {
  version: 29,
  name: 'skins',
  sql: `
CREATE TABLE skins (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  duplicate_skin_id integer REFERENCES skins (id) ON DELETE SET NULL,
  revision integer NOT NULL DEFAULT 1,
  -- Advances with each change of a variable; the skin is published while both are the same.
  content_revision integer NOT NULL DEFAULT 1,
  published_revision integer,
  -- Id, name and values of each variable as locations have them.
  published json NOT NULL DEFAULT '[]',
  published_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON skins (organisation_id);
CREATE INDEX ON skins (duplicate_skin_id);

-- Values are json and not jsonb, which would forget the order of the keys.
CREATE TABLE skin_variables (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  skin_id integer NOT NULL REFERENCES skins (id) ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  customer_facing integer NOT NULL DEFAULT 0,
  pairs json NOT NULL DEFAULT '{}',
  revision integer NOT NULL DEFAULT 1
);
CREATE INDEX ON skin_variables (organisation_id);
CREATE INDEX ON skin_variables (skin_id);

CREATE TABLE variable_overrides (
  variable_id integer NOT NULL REFERENCES skin_variables (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  pairs json NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  PRIMARY KEY (variable_id, project_id)
);
CREATE INDEX ON variable_overrides (project_id);
CREATE INDEX ON variable_overrides (organisation_id);

-- A skin is a copy of another one, so every organisation has a first one.
WITH first AS (
  INSERT INTO skins (organisation_id, name, description)
  SELECT id, 'Base', 'The first skin, which others are copied from.' FROM organisations RETURNING id, organisation_id
)
INSERT INTO skin_variables (organisation_id, skin_id, name, pairs)
SELECT organisation_id, id, v.name, v.pairs::json FROM first
 CROSS JOIN (VALUES ('Colours', '{"primary":"#0b6e6e","background":"#ffffff"}'), ('Text', '{"size":"16"}')) AS v (name, pairs);
`,
};
