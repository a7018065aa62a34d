import type { Migration } from '../../migration';

/**
 * Texts that visitors read, in other languages. A record is no foreign key, as it may be one of seven kinds; ids are never
 * used again, so that the texts of a deleted record are found by nobody.
 */
export const translations: Migration = {
  version: 36,
  name: 'translations',
  sql: `
CREATE TABLE translations (
  organisation_id integer NOT NULL REFERENCES organisations (id) ON DELETE CASCADE,
  language text NOT NULL,
  kind text NOT NULL,
  record text NOT NULL,
  field text NOT NULL,
  text text NOT NULL,
  -- What was translated: the present text may be another.
  source text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organisation_id, language, kind, record, field)
);
`,
};
