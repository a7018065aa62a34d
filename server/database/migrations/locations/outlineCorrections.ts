import type { Migration } from '../../migration';

/**
 * The corrections of outlines since the upload that a floor shows. Each made a floor plan of its own, `plan_key`, from the
 * one before it. `entrances` are the nodes that became entrances of another room, for the undo.
 */
export const outlineCorrections: Migration = {
  version: 37,
  name: 'outlineCorrections',
  sql: `
CREATE TABLE outline_corrections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL,
  project_id integer NOT NULL,
  floor_id integer NOT NULL,
  plan_key text NOT NULL UNIQUE,
  previous_key text NOT NULL,
  mesh_names text[] NOT NULL,
  entrances jsonb NOT NULL,
  created_by integer REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT outline_corrections_place FOREIGN KEY (floor_id, project_id, organisation_id)
    REFERENCES floors (id, project_id, organisation_id) ON DELETE CASCADE
);
CREATE INDEX ON outline_corrections (floor_id);
CREATE INDEX ON outline_corrections (created_by) WHERE created_by IS NOT NULL;
`,
};
