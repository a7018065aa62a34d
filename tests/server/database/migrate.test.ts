import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { allMigrations } from '../../../server/database/allMigrations';
import { migrate } from '../../../server/database/migrate';
import { type TestDatabase, testDatabase } from '../../support/service/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isOwn: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('DROP TABLE IF EXISTS shelf, book; DELETE FROM schema_migrations');
});

const shelves = {
  version: 1,
  name: 'shelves',
  sql: 'CREATE TABLE shelf (id integer PRIMARY KEY); INSERT INTO shelf VALUES (1)',
};
const books = {
  version: 2,
  name: 'books',
  sql: 'CREATE TABLE book (id integer PRIMARY KEY, shelf integer REFERENCES shelf)',
};

const tables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename IN ('shelf', 'book') ORDER BY 1`,
  );
  return rows.map((row) => row.name);
};

it('[DB6] applies each migration once, in order, and says which', async () => {
  expect(await migrate(database.pool, [shelves])).toEqual([1]);
  expect(await migrate(database.pool, [shelves, books])).toEqual([2]);
  expect(await migrate(database.pool, [shelves, books])).toEqual([]);
  const { rows } = await database.pool.query('SELECT version, name FROM schema_migrations ORDER BY version');
  expect(rows).toEqual([
    { version: 1, name: 'shelves' },
    { version: 2, name: 'books' },
  ]);
});

it('[DB30] says which extensions are needed and what to run, and keeps nothing', async () => {
  const needing = { ...books, extensions: ['unaccent', 'no_such_extension'] };
  await expect(migrate(database.pool, [shelves, needing])).rejects.toThrow(
    /needs the extensions unaccent and no_such_extension, .*no_such_extension.*CREATE EXTENSION unaccent; CREATE EXTENSION no_such_extension;/,
  );
  expect(await tables()).toEqual(['shelf']);
});

it('[DB7] keeps nothing of a migration that fails half-way, and resumes at it', async () => {
  const broken = { ...books, sql: `${books.sql}; INSERT INTO book VALUES (1, 99)` };
  await expect(migrate(database.pool, [shelves, broken])).rejects.toThrow(/foreign key/);
  expect(await tables()).toEqual(['shelf']);
  expect(await migrate(database.pool, [shelves, books])).toEqual([2]);
  expect(await tables()).toEqual(['book', 'shelf']);
});

it('[DB8] lets five runs that start at once apply each migration once', async () => {
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(database.pool, [shelves, books])));
  expect(runs.flat().sort()).toEqual([1, 2]);
});

it('[DB9] refuses a migration that was changed after it was applied', async () => {
  await migrate(database.pool, [shelves]);
  const changed = { ...shelves, sql: `${shelves.sql};` };
  await expect(migrate(database.pool, [changed, books])).rejects.toThrow(
    'The migration 1 (shelves) was changed after it was applied to this database.',
  );
  expect(await tables()).toEqual(['shelf']);
});

it('[DB9] refuses a schema that is newer than the program', async () => {
  await migrate(database.pool, [shelves, books]);
  await expect(migrate(database.pool, [shelves])).rejects.toThrow(
    'The database has schema 2 (books), this version of the program knows schemas up to 1.',
  );
});

it('[DB9] refuses a list of migrations with a gap', async () => {
  await expect(migrate(database.pool, [books])).rejects.toThrow('The migration "books" should have version 1.');
});

it('[DB6] has the released migrations in order, each with a name of its own', () => {
  expect(allMigrations.map((migration) => migration.version)).toEqual(allMigrations.map((_, index) => index + 1));
  expect(new Set(allMigrations.map((migration) => migration.name)).size).toBe(allMigrations.length);
});
