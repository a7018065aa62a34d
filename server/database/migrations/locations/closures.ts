import type { Migration } from '../../migration';

/** Why a closed node is closed, from when and until when: `{reason, from, until}`. */
export const closures: Migration = {
  version: 63,
  name: 'closures',
  sql: `
ALTER TABLE nodes
  ADD COLUMN closure jsonb,
  ADD CONSTRAINT closure_of_a_closed_node CHECK (closure IS NULL OR NOT open);
`,
};
