import type { ClientBase } from 'pg';

/** The columns of a table as a list for SQL, except generated ones, which cannot be written. */
export async function writableColumns(client: ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [`public.${table}`],
  );
  return rows[0]?.columns ?? '';
}
