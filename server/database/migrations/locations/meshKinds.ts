import type { Migration } from '../../migration';

/** The kind of a mesh that somebody corrected; the names of MESH_KINDS. */
export const meshKinds: Migration = {
  version: 9,
  name: 'mesh kinds',
  sql: `
ALTER TABLE meshes ADD COLUMN kind text
  CHECK (kind IN ('floor', 'corridor', 'room', 'service', 'facility', 'furniture', 'wall', 'door'));
`,
};
