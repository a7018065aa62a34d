import type { Migration } from '../../migration';

/**
 * The tabs in which the editor is open. A tab is in one location at a time, and its row is deleted with its session.
 */
export const presences: Migration = {
  version: 35,
  name: 'presences',
  sql: `
CREATE TABLE presences (
  user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  tab uuid NOT NULL,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  project_id integer NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  floor_id integer REFERENCES floors (id) ON DELETE SET NULL,
  has_unsaved_changes boolean NOT NULL,
  entered_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, tab)
);
CREATE INDEX ON presences (project_id);
CREATE INDEX ON presences (organisation_id);
CREATE INDEX ON presences (floor_id);
CREATE INDEX ON presences (session_id);
CREATE INDEX ON presences (seen_at);
`,
};
