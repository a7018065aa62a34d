import type { Migration } from '../../migration';

/** The sources that a location takes destinations from. The values of their headers are sealed. */
export const integrations: Migration = {
  version: 19,
  name: 'integrations',
  sql: `
CREATE TABLE integrations (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  position integer NOT NULL,
  type text NOT NULL,
  mode integer NOT NULL,
  config jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON integrations (project_id, position);
CREATE INDEX ON integrations (organisation_id);
`,
};
