import type { Migration } from '../../migration';

/** The use of layers of drawings, for the next drawing of an organisation. */
export const layerKinds: Migration = {
  version: 55,
  name: 'layerKinds',
  sql: `
CREATE TABLE layer_kinds (
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  -- As drawings name it.
  layer text NOT NULL,
  kind text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (organisation_id, layer)
);
`,
};
