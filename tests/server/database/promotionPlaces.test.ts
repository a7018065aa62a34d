import { afterAll, beforeAll, expect, it } from 'vitest';
import { allMigrations } from '../../../server/database/allMigrations';
import { migrate } from '../../../server/database/migrate';
import { type TestDatabase, testDatabase } from '../../support/service/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isOwn: true });
});
afterAll(() => database.close());

it('[EV18] records that had no place before places were said are shown everywhere, as until then', async () => {
  const { pool } = database;
  const query = async <Row extends object>(sql: string) => (await pool.query<Row>(sql)).rows;
  // Of a later migration; it reads the column.
  await query('DROP TRIGGER content_changed ON promotions');
  await query('DROP TABLE promotion_projects; ALTER TABLE promotions DROP COLUMN everywhere');
  await query('DELETE FROM schema_migrations WHERE version = 49');
  await query(`
    INSERT INTO organisations (name) VALUES ('Riverside');
    INSERT INTO destinations (organisation_id, name) SELECT id, 'Shop' FROM organisations;
    INSERT INTO promotions (organisation_id, kind, name, starts_at)
      SELECT o.id, 'event', x.name, now() FROM organisations o, (VALUES ('Fair'), ('At the shop')) x (name);
    INSERT INTO promotion_destinations (promotion_id, destination_id)
      SELECT p.id, d.id FROM promotions p, destinations d WHERE p.name = 'At the shop'`);
  expect(await migrate(pool, allMigrations)).toEqual([49]);
  expect(await query('SELECT name, everywhere FROM promotions ORDER BY name')).toEqual([
    { name: 'At the shop', everywhere: false },
    { name: 'Fair', everywhere: true },
  ]);
});
