import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diagnose, diagnoseRows } from '../../../../server/operations/doctor/diagnose';
import { type SeededWorld, seededWorld } from '../../../support/service/seededWorld';

let world: SeededWorld;
beforeAll(async () => {
  world = await seededWorld();
});
afterAll(() => world.close());

async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await world.database.pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const FK = 'every reference leads to a row';
const OBJECT = 'every table, column, key, index, trigger and function of the schema is there';
const one = (sql: string) => `(${sql} LIMIT 1)`;

/** Damage with the statement that plants it, and the check that names it. */
const ROWS: readonly (readonly [string, string, string])[] = [
  ['a path whose node is gone', `DELETE FROM nodes WHERE id = ${one('SELECT from_node FROM joints')}`, FK],
  [
    'a placement whose destination is gone',
    `DELETE FROM destinations WHERE id = ${one('SELECT destination_id FROM project_destinations')}`,
    FK,
  ],
  [
    'a dangling category',
    `DELETE FROM categories WHERE id = ${one('SELECT category_id FROM destination_categories')}`,
    FK,
  ],
  [
    'a user of an organisation that is gone',
    `UPDATE users SET organisation_id = 999999 WHERE id = ${one('SELECT id FROM users')}`,
    FK,
  ],
  ['a kiosk at a node that is gone', `UPDATE kiosks SET node_id = 999999 WHERE node_id IS NOT NULL`, FK],
  [
    'a placement on a room that no floor plan has',
    `UPDATE project_destinations SET object_name = 'no such room' WHERE id = ${one('SELECT id FROM project_destinations')}`,
    'project_destinations: object_name is a room of a floor plan of its floor',
  ],
  [
    'an entrance of a room that no floor plan has',
    `UPDATE nodes SET mesh = 'no such room' WHERE id = ${one('SELECT id FROM nodes')}`,
    'nodes: mesh is a room of a floor plan of its floor',
  ],
  [
    'a network revision that is too high',
    'UPDATE projects SET network_revision = network_revision + 1000',
    'the revision of a network is one that its saves have reached',
  ],
  [
    'a network revision that is too low',
    'UPDATE projects SET network_revision = 0',
    'the revision of a network is one that its saves have reached',
  ],
  [
    'a job that runs with a lease of three days ago',
    `UPDATE jobs SET state = 'running', leased_by = 'x', leased_until = now() - interval '3 days' WHERE id = ${one('SELECT id FROM jobs')}`,
    'a running job is leased by somebody',
  ],
  [
    'deleted audit entries',
    `DELETE FROM audit_entries WHERE id IN (SELECT id FROM audit_entries ORDER BY id LIMIT 3)`,
    'no audit entry is missing since it was counted',
  ],
  ['disabled triggers of the audit log', 'ALTER TABLE audit_entries DISABLE TRIGGER ALL', 'every trigger is enabled'],
  ['disabled triggers of foreign keys', 'ALTER TABLE nodes DISABLE TRIGGER ALL', 'every trigger is enabled'],
  [
    'a sequence that was set back',
    `SELECT setval(pg_get_serial_sequence('nodes', 'id'), 1)`,
    'every sequence is at or above the ids that it gave',
  ],
  ['a foreign key that was dropped', 'ALTER TABLE joints DROP CONSTRAINT joints_from_node_fkey', OBJECT],
  ['a check that was dropped', 'ALTER TABLE joints DROP CONSTRAINT joints_direction_check', OBJECT],
  ['a unique index that was dropped', 'DROP INDEX users_email', OBJECT],
  ['a column that may be empty', 'ALTER TABLE nodes ALTER COLUMN x DROP NOT NULL', OBJECT],
  ['a trigger that was dropped', 'DROP TRIGGER audit_append_only ON audit_entries', OBJECT],
  ['a table that was dropped', 'DROP TABLE attempts', OBJECT],
  [
    'a logo whose image is gone',
    `UPDATE destinations SET logo = '/api/images/gone' WHERE id = ${one('SELECT id FROM destinations')}`,
    'destinations: logo is an image that exists',
  ],
  [
    'a floor that shows the floor plan of another one',
    `UPDATE floors SET plan_key = ${one('SELECT plan_key FROM floors WHERE plan_key IS NOT NULL ORDER BY id DESC')}
      WHERE id = ${one('SELECT id FROM floors WHERE plan_key IS NOT NULL ORDER BY id')}`,
    'a floor shows a floor plan of its uploads or corrections',
  ],
  [
    'a publication with the snapshot of another build',
    `UPDATE publications SET snapshot_key = 'publications/other.json'`,
    'a publication shows the snapshot of its build',
  ],
  ['a lost id of the database', `DELETE FROM installation_marks WHERE name = 'database'`, 'the database has one id'],
  [
    'a ring of categories',
    `UPDATE categories SET parent_id = id WHERE id = ${one('SELECT id FROM categories')}`,
    'categories form no ring',
  ],
  [
    'a coordinate that is no number',
    `UPDATE nodes SET x = 'NaN' WHERE id = ${one('SELECT id FROM nodes')}`,
    'coordinates and weights are finite numbers',
  ],
];

it('[OP13] doctor finds nothing in a healthy demo world', async () => {
  const results = await withClient((client) => diagnose(client, world.storage, new Date()));
  expect(results.filter(({ found }) => found.length > 0)).toEqual([]);
});

it.each(ROWS)('[OP28] doctor names %s', async (_, plant, expected) => {
  const named = await withClient(async (client) => {
    await client.query('BEGIN');
    try {
      // Foreign keys and triggers rest, as for whoever damages a database.
      await client.query(`SET LOCAL session_replication_role = 'replica'`);
      await client.query(plant);
      await client.query(`SET LOCAL session_replication_role = 'origin'`);
      return (await diagnoseRows(client)).filter(({ found }) => found.length > 0).map(({ name }) => name);
    } finally {
      await client.query('ROLLBACK');
      // The number of a sequence is in no transaction.
      await client.query(`SELECT setval(pg_get_serial_sequence('nodes', 'id'), (SELECT max(id) FROM nodes))`);
    }
  });
  expect(named).toContain(expected);
});

it('[OP28] doctor makes its other checks when one of them misses a column', async () => {
  const { pool } = world.database;
  await pool.query('ALTER TABLE route_cases RENAME COLUMN organisation_id TO other');
  try {
    const results = await withClient(diagnoseRows);
    expect(results.filter(({ found }) => found.length > 0)).toEqual([
      expect.objectContaining({ name: OBJECT }),
      {
        name: 'route_cases: the organisation is that of its row in projects',
        found: [expect.stringMatching(/^cannot be checked: column .* does not exist$/)],
      },
    ]);
  } finally {
    await pool.query('ALTER TABLE route_cases RENAME COLUMN other TO organisation_id');
  }
});

const keyOf = async (sql: string): Promise<string> =>
  (await world.database.pool.query<{ key: string }>(`${sql} LIMIT 1`)).rows[0]?.key ?? '';
const flip = (path: string) => {
  const bytes = readFileSync(path);
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8((bytes[at] ?? 0) ^ 1, at);
  writeFileSync(path, bytes);
};
const CONTENT = 'a stored file has the content that was written';

const FILES: readonly (readonly [string, string, (path: string) => void, string])[] = [
  ['flipped bytes in an image', 'SELECT file_key AS key FROM images', flip, CONTENT],
  ['flipped bytes in an upload', 'SELECT file_key AS key FROM uploaded_map_files', flip, CONTENT],
  ['flipped bytes in a build', 'SELECT zip_key AS key FROM builds', flip, CONTENT],
  ['flipped bytes in a floor plan', 'SELECT plan_key AS key FROM floors WHERE plan_key IS NOT NULL', flip, CONTENT],
  ['flipped bytes in a project file', 'SELECT file_key AS key FROM project_files', flip, CONTENT],
  [
    'an image that grew',
    'SELECT file_key AS key FROM images',
    (path) => appendFileSync(path, 'x'),
    'a stored file has the size of its row',
  ],
  [
    'a build that was cut',
    'SELECT zip_key AS key FROM builds',
    (path) => writeFileSync(path, readFileSync(path).subarray(0, 1000)),
    'a stored file has the size of its row',
  ],
  [
    'a floor plan that is gone',
    'SELECT plan_key AS key FROM floors WHERE plan_key IS NOT NULL',
    (path) => rmSync(path),
    'every file that a row references exists',
  ],
  [
    'a publication that cannot be read',
    'SELECT snapshot_key AS key FROM builds WHERE snapshot_key IS NOT NULL',
    (path) => writeFileSync(path, '{'),
    'every publication can be read',
  ],
  [
    'a file without a row',
    `SELECT 'images/stranger.webp' AS key`,
    (path) => writeFileSync(path, 'x'),
    'every stored file is named by a row',
  ],
  [
    'the mark of another database',
    `SELECT 'atrium-storage.json' AS key`,
    (path) => writeFileSync(path, readFileSync(path, 'utf8').replace(/"database":"[^"]+"/, '"database":"another"')),
    'the storage has the mark of this database',
  ],
];

it.each(FILES)('[OP28] doctor names %s', async (_, sql, damage, expected) => {
  const path = join(world.files, await keyOf(sql));
  const before = (() => {
    try {
      return readFileSync(path);
    } catch {
      return null;
    }
  })();
  damage(path);
  try {
    const results = await withClient((client) => diagnose(client, world.storage, new Date()));
    expect(results.filter(({ found }) => found.length > 0).map(({ name }) => name)).toContain(expected);
  } finally {
    if (before === null) rmSync(path);
    else writeFileSync(path, before);
  }
});
