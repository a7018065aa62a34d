import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allMigrations } from '../../../server/database/allMigrations';
import { migrate } from '../../../server/database/migrate';
import { type TestDatabase, testDatabase } from '../../support/service/database';

let database: TestDatabase;
let newest: unknown[];
beforeAll(async () => {
  database = await testDatabase({ isOwn: true });
  newest = await schemaOf(database.pool);
});
afterAll(() => database.close());

/** Columns, indexes and constraints, whatever their order. */
async function schemaOf(pool: Pool): Promise<unknown[]> {
  const columns = await pool.query(
    `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY 1, 2`,
  );
  const indexes = await pool.query(`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`);
  const constraints = await pool.query(
    `SELECT conrelid::regclass::text AS table, pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  );
  return [...columns.rows, ...indexes.rows, ...constraints.rows];
}

/** The short tests open every fourth schema. */
const STRIDE = process.env.ATRIUM_TIER === 'short' ? 4 : 1;
const earlier = allMigrations.slice(0, -1).filter((_, at) => at % STRIDE === 0);

it.each(earlier.map(({ version, name }) => [version, name] as const))(
  '[OP16] a database of schema %i (%s) opens with the newest, with its rows',
  async (version) => {
    const { pool } = database;
    await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await migrate(pool, allMigrations.slice(0, version));
    await pool.query(`INSERT INTO organisations (name, is_provider) VALUES ('Provider', true)`);
    await pool.query(
      `INSERT INTO users (organisation_id, name, email, password_hash) VALUES (1, 'Ada', 'ada@city-hall.org', 'x')`,
    );
    await pool.query(`INSERT INTO projects (organisation_id, name) VALUES (1, 'City Hall')`);
    await migrate(pool, allMigrations);
    expect(await schemaOf(pool)).toEqual(newest);
    const { rows } = await pool.query('SELECT u.email, p.name FROM users u JOIN projects p USING (organisation_id)');
    expect(rows).toEqual([{ email: 'ada@city-hall.org', name: 'City Hall' }]);
  },
);
