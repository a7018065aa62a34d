import type { Migration } from '../migration';

/**
 * The audit log of a million entries: its texts as they are searched, with an index of their trigrams, and the numbers of
 * entries in blocks of ids, by which entries are counted and a far page is found without reading all entries before it.
 * `audit_rollup` says which block is counted next.
 */
export const auditSearch: Migration = {
  version: 45,
  name: 'audit search',
  sql: `
ALTER TABLE audit_entries ADD COLUMN search_text text GENERATED ALWAYS AS
  (lower(description || ' ' || tag || ' ' || event || ' ' || subject_type || ' ' || subject)) STORED;
CREATE INDEX audit_entries_by_text ON audit_entries USING gin (search_text gin_trgm_ops);
CREATE INDEX audit_entries_by_causer ON audit_entries (causer_id) WHERE causer_id IS NOT NULL;

CREATE TABLE audit_blocks (
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  block integer NOT NULL,
  tag text NOT NULL,
  entries integer NOT NULL,
  PRIMARY KEY (organisation_id, block, tag)
);
CREATE TABLE audit_rollup (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  next_block integer NOT NULL
);
INSERT INTO audit_rollup (next_block) VALUES (0);
`,
};
