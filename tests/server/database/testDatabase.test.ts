import { expect, it } from 'vitest';
import { testDatabase } from '../../support/service/database';
import { rememberRows, rowsOf } from '../../support/service/rememberedRows';

it('[DB13] puts back the rows, and the numbers given out, that were there before the tests', async () => {
  const database = await testDatabase({ isOwn: true });
  const { pool } = database;
  await pool.query(`CREATE TABLE kind (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text, long text GENERATED ALWAYS AS (name || '!') STORED);
    CREATE TABLE thing (kind integer REFERENCES kind);
    INSERT INTO kind (name) VALUES ('lift'), ('stairs')`);
  await rememberRows(pool, 'before');
  await pool.query(
    `INSERT INTO kind (name) VALUES ('slide'); UPDATE kind SET name = 'x'; INSERT INTO thing VALUES (3)`,
  );
  await rowsOf(pool)('before');
  const { rows } = await pool.query(`INSERT INTO kind (name) VALUES ('ramp') RETURNING id`);
  expect(rows).toEqual([{ id: 3 }]);
  expect((await pool.query('SELECT name, long FROM kind ORDER BY id')).rows).toEqual([
    { name: 'lift', long: 'lift!' },
    { name: 'stairs', long: 'stairs!' },
    { name: 'ramp', long: 'ramp!' },
  ]);
  expect((await pool.query('SELECT * FROM thing')).rows).toEqual([]);
  await database.close();
});
