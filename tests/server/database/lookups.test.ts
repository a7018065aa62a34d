import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/openDatabase';
import { startPostgres } from '../../support/service/postgres';

it('[DB23] answers lookups while every other connection is busy, within the number of connections', async () => {
  const postgres = await startPostgres();
  const databaseUrl = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(postgres.socketFolder)}`;
  const database = await openDatabase({ databaseUrl, dataDir: 'none', maxConnections: 3 });
  const busy = await Promise.all([database.pool.connect(), database.pool.connect()]);
  let isServed = false;
  const waiting = database.pool.query('SELECT 1').then(() => {
    isServed = true;
  });
  const { rows } = await database.lookups.query(
    'SELECT count(*)::int AS held FROM pg_stat_activity WHERE client_port IS NOT NULL',
  );
  expect(rows).toEqual([{ held: 3 }]);
  expect(isServed).toBe(false);
  for (const client of busy) client.release();
  await waiting;
  await database.close();
  await postgres.stop();
});
