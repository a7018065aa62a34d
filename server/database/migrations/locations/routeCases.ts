import type { Migration } from '../../migration';

/**
 * Routes that a location must have. An end is no foreign key: a case whose node or floor was deleted is a broken one, and
 * has to say so.
 */
export const routeCases: Migration = {
  version: 34,
  name: 'routeCases',
  sql: `
CREATE TABLE route_cases (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  name text NOT NULL,
  from_end jsonb NOT NULL,
  to_end jsonb NOT NULL,
  step_free boolean NOT NULL,
  max_metres integer NOT NULL,
  max_seconds integer,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON route_cases (project_id);
CREATE INDEX ON route_cases (organisation_id);
`,
};
