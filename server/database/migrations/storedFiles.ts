import type { Migration } from '../migration';

/**
 * The identity of the database, by which a storage knows whose files it holds, and the digest of every stored file. Files of
 * before get their digest from the housekeeping.
 */
export const storedFiles: Migration = {
  version: 42,
  name: 'storedFiles',
  sql: `
ALTER TABLE installation_marks ADD COLUMN value text;
INSERT INTO installation_marks (name, value) VALUES ('database', gen_random_uuid()::text);

CREATE TABLE stored_files (
  key text PRIMARY KEY,
  bytes bigint NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  stored_at timestamptz NOT NULL DEFAULT now()
);
`,
};
