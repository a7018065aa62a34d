import type { ClientBase } from 'pg';
import type { CheckResult } from './checkResult';
import { describeSchema } from './describeSchema';
import expectedSchema from './expectedSchema.json';

/** Checks that are made from the catalogue of the database: no table or key is forgotten when a migration adds one. */
export async function checkCatalogue(client: ClientBase): Promise<CheckResult[]> {
  const present = new Set(await describeSchema(client));
  return [
    {
      name: 'every table, column, key, index, trigger and function of the schema is there',
      found: expectedSchema.filter((object) => !present.has(object)).map((object) => `missing: ${object}`),
    },
    { name: 'every reference leads to a row', found: await findOrphans(client) },
    { name: 'every sequence is at or above the ids that it gave', found: await findLateSequences(client) },
  ];
}

interface ForeignKey {
  readonly child: string;
  readonly parent: string;
  readonly columns: readonly string[];
  readonly parent_columns: readonly string[];
  readonly label: readonly string[];
}

/** An outer join for each foreign key: its trigger may have been off, and a join alone would leave the orphans out. */
async function findOrphans(client: ClientBase): Promise<string[]> {
  const { rows: keys } = await client.query<ForeignKey>(
    `SELECT c.conrelid::regclass::text AS child, c.confrelid::regclass::text AS parent,
            ${columnsOf('c.conrelid', 'c.conkey')} AS columns, ${columnsOf('c.confrelid', 'c.confkey')} AS parent_columns,
            COALESCE((SELECT ${columnsOf('p.conrelid', 'p.conkey')} FROM pg_constraint p
                       WHERE p.conrelid = c.conrelid AND p.contype = 'p'), '{}') AS label
       FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY c.conname`,
  );
  const found: string[] = [];
  for (const { child, parent, columns, parent_columns, label } of keys) {
    const on = columns.map((column, at) => `p.${parent_columns[at]} = c.${column}`).join(' AND ');
    const isSet = columns.map((column) => `c.${column} IS NOT NULL`).join(' AND ');
    const texts = (names: readonly string[]) => names.map((name) => `c.${name}::text`).join(', ');
    const { rows } = await client.query<{ row: string; value: string }>(
      `SELECT concat_ws(' ', ${texts(label)}) AS row, concat_ws(' ', ${texts(columns)}) AS value
         FROM ${child} c LEFT JOIN ${parent} p ON ${on} WHERE ${isSet} AND p.${parent_columns[0]} IS NULL LIMIT 1000`,
    );
    for (const { row, value } of rows)
      found.push(`${child} ${row}: ${columns.join(', ')} ${value} is missing in ${parent}`);
  }
  return found;
}

/** The names of columns by their numbers in a constraint, in its order. */
function columnsOf(table: string, numbers: string): string {
  return `(SELECT array_agg(quote_ident(a.attname) ORDER BY n.at) FROM unnest(${numbers}) WITH ORDINALITY AS n (number, at)
             JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = n.number)`;
}

async function findLateSequences(client: ClientBase): Promise<string[]> {
  const { rows: sequences } = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT d.refobjid::regclass::text AS table, quote_ident(a.attname) AS column, d.objid::regclass::text AS sequence
       FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
       JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
      WHERE d.classid = 'pg_class'::regclass AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
        AND s.relnamespace = 'public'::regnamespace ORDER BY 3`,
  );
  const found: string[] = [];
  for (const { table, column, sequence } of sequences) {
    const { rows } = await client.query<{ id: string; given: string }>(
      `SELECT t.id, s.given FROM (SELECT max(${column}) AS id FROM ${table}) t,
              (SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END AS given FROM ${sequence}) s
        WHERE t.id > s.given`,
    );
    for (const { id, given } of rows) found.push(`${sequence} is at ${given}, ${table} has ${column} ${id}`);
  }
  return found;
}
