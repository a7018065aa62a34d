import type { Migration } from '../../migration';

/** Tables whose records are found by name. */
const TABLES = ['projects', 'buildings', 'floors', 'destinations', 'categories', 'amenities', 'users'];

/**
 * Names as they are searched: in lower case and without accents, sorted by their letters. `unaccent` is named with its schema,
 * so that the function is the same whatever the search path is, which a generated column needs.
 */
export const search: Migration = {
  version: 23,
  name: 'search',
  extensions: ['pg_trgm', 'unaccent'],
  sql: `
DO $make$
DECLARE
  place text := (SELECT quote_ident(n.nspname) FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
                  WHERE e.extname = 'unaccent');
BEGIN
  EXECUTE format(
    'CREATE FUNCTION searchable(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
       AS $body$ SELECT lower(%1$s.unaccent(%2$L::regdictionary, $1)) $body$',
    place, place || '.unaccent');
END $make$;
${TABLES.map(
  (table) => `
ALTER TABLE ${table} ADD COLUMN search_name text COLLATE "C" GENERATED ALWAYS AS (searchable(name)) STORED;
CREATE INDEX ON ${table} (organisation_id, search_name);
CREATE INDEX ON ${table} USING gin (search_name gin_trgm_ops);`,
).join('')}
`,
};
