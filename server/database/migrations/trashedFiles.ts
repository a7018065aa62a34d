import type { Migration } from '../migration';

/** Whose files are in the trash, by which the trash of one organisation is limited. A deleted organisation keeps its number. */
export const trashedFiles: Migration = {
  version: 58,
  name: 'trashedFiles',
  sql: `
ALTER TABLE stored_files ADD COLUMN trashed_of integer;
CREATE INDEX stored_files_trashed_of_idx ON stored_files (trashed_of) WHERE trashed_of IS NOT NULL;
`,
};
