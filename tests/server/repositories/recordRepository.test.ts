import type { PoolClient } from 'pg';
import { expect, it } from 'vitest';
import { recordRepository } from '../../../server/repositories/recordRepository';

interface Fields {
  readonly name: string;
  readonly website?: string | undefined;
}

const sponsors = recordRepository<{ id: number; name: string }, Fields, { id: number; name: string }>({
  table: 'sponsors',
  selected: 'id, name',
  columns: ['name', 'website'],
  toRecord: (row) => row,
});

/** A connection that answers with one row, and the statements that it received. */
function openClient() {
  const statements: { readonly sql: string; readonly values: readonly unknown[] }[] = [];
  const client = {
    query: async (sql: string, values: readonly unknown[]) => {
      statements.push({ sql: sql.replace(/\s+/g, ' '), values });
      return { rows: [{ id: 7, name: 'Acme' }] };
    },
  } as unknown as PoolClient;
  return { client, statements };
}

it('[ID1] every statement of a plain record names the organisation', async () => {
  const { client, statements } = openClient();
  await sponsors.list(client, 3);
  expect((await sponsors.lock(client, 3, [7, 9])).get(7)).toEqual({ id: 7, name: 'Acme' });
  await sponsors.insert(client, 3, { name: 'Acme', website: 'https://acme.example' });
  await sponsors.update(client, 3, 7, { name: 'Acme', website: 'https://acme.example' });
  await sponsors.remove(client, 3, 7);
  expect(statements).toEqual([
    {
      sql: 'SELECT id, name FROM sponsors WHERE organisation_id = $1 ORDER BY sort_key(name) COLLATE "C", id',
      values: [3],
    },
    {
      sql: 'SELECT id, name FROM sponsors WHERE organisation_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE',
      values: [3, [7, 9]],
    },
    {
      sql: 'INSERT INTO sponsors (organisation_id, name, website) VALUES ($1, $2, $3) RETURNING id, name',
      values: [3, 'Acme', 'https://acme.example'],
    },
    {
      sql: 'UPDATE sponsors SET name = $3, website = $4, revision = revision + 1 WHERE organisation_id = $1 AND id = $2 RETURNING id, name',
      values: [3, 7, 'Acme', 'https://acme.example'],
    },
    { sql: 'DELETE FROM sponsors WHERE organisation_id = $1 AND id = $2', values: [3, 7] },
  ]);
});

it('[ID1] a field without a value is not written, and neither is one that is not a column', async () => {
  const { client, statements } = openClient();
  const fields = { name: 'Acme', website: undefined, organisation_id: 4 };
  await sponsors.insert(client, 3, fields);
  await sponsors.update(client, 3, 7, fields);
  expect(statements).toEqual([
    { sql: 'INSERT INTO sponsors (organisation_id, name) VALUES ($1, $2) RETURNING id, name', values: [3, 'Acme'] },
    {
      sql: 'UPDATE sponsors SET name = $3, revision = revision + 1 WHERE organisation_id = $1 AND id = $2 RETURNING id, name',
      values: [3, 7, 'Acme'],
    },
  ]);
});
