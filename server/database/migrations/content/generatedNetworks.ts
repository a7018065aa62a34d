import type { Migration } from '../../migration';

/** Automatic networks as they were applied to floors: what a person changed since is told from them. */
export const generatedNetworks: Migration = {
  version: 56,
  name: 'generatedNetworks',
  sql: `
CREATE TABLE generated_networks (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  floor_id integer NOT NULL REFERENCES floors (id) ON DELETE CASCADE,
  -- { nodes: [{ key, x, y, mesh }], links: [[key, key]] } in metres of the floor.
  state jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX generated_networks_floor ON generated_networks (floor_id, id);
CREATE INDEX generated_networks_organisation ON generated_networks (organisation_id);
`,
};
