// Writes numbered rows into the embedded database of a folder and prints the number of each acknowledged commit.
import { openDatabase } from '../../../server/database/openDatabase';
import { inTransaction } from '../../../server/database/transaction';

const dataDir = process.argv[2] ?? '';
const { pool } = await openDatabase({ dataDir });
await pool.query('CREATE TABLE IF NOT EXISTS entry (id integer PRIMARY KEY, half text NOT NULL)');
const { rows } = await pool.query<{ next: number }>('SELECT coalesce(max(id), 0) + 1 AS next FROM entry');
for (let id = rows[0]?.next ?? 1; ; id += 2) {
  await inTransaction(pool, async (client) => {
    await client.query('INSERT INTO entry VALUES ($1, $2)', [id, 'first']);
    await client.query('INSERT INTO entry VALUES ($1, $2)', [id + 1, 'second']);
  });
  process.stdout.write(`${id + 1}\n`);
}
