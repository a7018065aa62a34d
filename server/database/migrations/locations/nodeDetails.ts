import type { Migration } from '../../migration';

/** The screens of a node. */
export const nodeDetails: Migration = {
  version: 28,
  name: 'nodeDetails',
  sql: `
ALTER TABLE nodes
  ADD COLUMN location_description text NOT NULL DEFAULT '',
  -- Of amenities, screens and description; x, y and the rest have the revision of the network.
  ADD COLUMN details_revision integer NOT NULL DEFAULT 1;
`,
};
