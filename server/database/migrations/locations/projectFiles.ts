import type { Migration } from '../../migration';

/** Files of any kind that provider staff keep with a location; folders are parts of their paths. */
export const projectFiles: Migration = {
  version: 17,
  name: 'project files',
  sql: `
CREATE TABLE project_files (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  path text NOT NULL,
  bytes bigint NOT NULL,
  file_key text NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  last_modified timestamptz NOT NULL,
  UNIQUE (project_id, path)
);
CREATE INDEX ON project_files (organisation_id);
CREATE INDEX ON project_files (file_key);
`,
};
