import { BLANKS, IGNORED, LETTERS, MARKS } from '@/model/content/search/folded';
import type { Migration } from '../migration';

const SEARCHED = ['projects', 'buildings', 'floors', 'destinations', 'categories', 'amenities', 'users'];
const SORTED = ['destinations', 'categories', 'kiosks'];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Letters of two cases outside of ASCII: a database may have a locale that knows none of them. */
const CAPITALS = Array.from({ length: 0x590 - 0xc0 }, (_, at) => String.fromCharCode(0xc0 + at)).filter(
  (letter) => letter.toLowerCase() !== letter && letter.toLowerCase().length === 1,
);
const PAIRS = LETTERS.map(([letter = '', typed = '']) => [letter, typed] as const);
const SINGLE = PAIRS.filter(([, typed]) => typed.length === 1);
const DOUBLE = PAIRS.filter(([, typed]) => typed.length > 1);
const FROM = [...CAPITALS, ...SINGLE.map(([letter]) => letter)].join('');
const TO = [
  ...CAPITALS.map((letter) => SINGLE.find(([small]) => small === letter.toLowerCase())?.[1] ?? letter.toLowerCase()),
  ...SINGLE.map(([, typed]) => typed),
].join('');

const without = (sql: string): string => `translate(${sql}, ${quoted(IGNORED)}, '')`;
const lower = `translate(lower(regexp_replace(${without(`normalize(${without('$1')}, NFKD)`)}, ${quoted(`[${MARKS}]`)}, '', 'g')
  COLLATE "C"), ${quoted(FROM)}, ${quoted(TO)})`;
const letters = DOUBLE.reduce((sql, [letter, typed]) => `replace(${sql}, ${quoted(letter)}, ${quoted(typed)})`, lower);
const folding = `btrim(regexp_replace(${letters}, ${quoted(`[[:space:]\u00a0${BLANKS}]+`)}, ' ', 'g'))`;

/** Digits of a number in a key, as `sortKey` has. */
const DIGITS = 15;
const key = `regexp_replace(regexp_replace(searchable($1), '([0-9]+)', ${quoted(`${'0'.repeat(DIGITS)}\\1`)}, 'g'),
  '[0-9]*([0-9]{${DIGITS}})', '\\1', 'g')`;

/**
 * One folding of names for every search and one key for every order, by expressions that both databases compute alike,
 * whatever their locale is: the same as `folded` and `sortKey` of the console.
 */
export const namesInOrder: Migration = {
  version: 48,
  name: 'names in order',
  sql: `
CREATE OR REPLACE FUNCTION searchable(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $body$ SELECT ${folding} $body$;
CREATE FUNCTION sort_key(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $body$ SELECT (${key}) COLLATE "C" $body$;
${SEARCHED.map(
  (table) => `
ALTER TABLE ${table} DROP COLUMN search_name;
ALTER TABLE ${table} ADD COLUMN search_name text COLLATE "C" GENERATED ALWAYS AS (searchable(name)) STORED;
CREATE INDEX ON ${table} (organisation_id, search_name);
CREATE INDEX ON ${table} USING gin (search_name gin_trgm_ops);`,
).join('')}
DROP INDEX destinations_by_name;
DROP INDEX kiosks_by_name;
${SORTED.map(
  (table) => `
ALTER TABLE ${table} ADD COLUMN sort_name text COLLATE "C" GENERATED ALWAYS AS (sort_key(name)) STORED;
CREATE INDEX ${table}_by_name ON ${table} (organisation_id, sort_name, id);`,
).join('')}
`,
};
