import type { Migration } from '../../migration';

/**
 * Nodes and paths are the rows of which one save writes a hundred thousand. One key to the floor replaces three keys to
 * floor, location and organisation: it is checked once a row, and also proves that the three belong together.
 */
export const networkKeys: Migration = {
  version: 8,
  name: 'network keys',
  sql: `
ALTER TABLE floors ADD CONSTRAINT floors_place UNIQUE (id, project_id, organisation_id);
ALTER TABLE nodes
  DROP CONSTRAINT nodes_organisation_id_fkey,
  DROP CONSTRAINT nodes_project_id_fkey,
  DROP CONSTRAINT nodes_floor_id_fkey,
  ADD CONSTRAINT nodes_place FOREIGN KEY (floor_id, project_id, organisation_id)
    REFERENCES floors (id, project_id, organisation_id) ON DELETE CASCADE;
ALTER TABLE joints
  DROP CONSTRAINT joints_organisation_id_fkey,
  DROP CONSTRAINT joints_project_id_fkey,
  DROP CONSTRAINT joints_floor_id_fkey,
  ADD CONSTRAINT joints_place FOREIGN KEY (floor_id, project_id, organisation_id)
    REFERENCES floors (id, project_id, organisation_id) ON DELETE CASCADE;
-- Each deleted node looks for its screens, each deleted delay for its nodes.
CREATE INDEX ON screens (node_id);
CREATE INDEX ON nodes (dynamic_route_id) WHERE dynamic_route_id IS NOT NULL;
`,
};
