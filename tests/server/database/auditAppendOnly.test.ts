import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditAppendOnly } from '../../../server/database/migrations/auditAppendOnly';
import { inTransaction } from '../../../server/database/transaction';
import { type TestDatabase, testDatabase } from '../../support/service/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isOwn: true });
  await database.pool.query(
    `INSERT INTO audit_entries (organisation_id, tag, event, subject_type, subject, description)
     VALUES (1, 'project', 'created', 'project', 'a', 'Created a')`,
  );
});
afterAll(() => database.close());

const INSERT = `INSERT INTO audit_entries (organisation_id, tag, event, subject_type, subject, description)
  VALUES (1, 'project', 'updated', 'project', 'a', 'Changed a')`;
const CHANGES = [
  `UPDATE audit_entries SET description = 'Nothing happened'`,
  'DELETE FROM audit_entries',
  'TRUNCATE audit_entries',
];

it.each(CHANGES)('[AL15] rejects: %s', async (sql) => {
  const entries = async () => (await database.pool.query('SELECT * FROM audit_entries ORDER BY id')).rows;
  const before = await entries();
  await expect(database.pool.query(sql)).rejects.toThrow('Entries of the audit log are never changed or deleted.');
  expect(before.length).toBeGreaterThan(0);
  expect(await entries()).toEqual(before);
});

it('[AL17] a role that does not own the table reads and adds, and has no way to change an entry', async () => {
  const attempt = (sql: string) =>
    inTransaction(database.pool, async (client) => {
      await client.query('SET LOCAL ROLE audit_writer');
      return (await client.query(sql)).rowCount;
    });
  const { rows } = await database.pool.query<{ name: string }>('SELECT quote_ident(current_user) AS name');
  await database.pool.query(`DROP ROLE IF EXISTS audit_writer; CREATE ROLE audit_writer;
    GRANT SELECT, INSERT ON audit_entries TO audit_writer; GRANT audit_writer TO ${rows[0]?.name}`);
  try {
    expect(await attempt(INSERT)).toBe(1);
    expect(await attempt('SELECT FROM audit_entries')).toBeGreaterThan(0);
    for (const sql of CHANGES) await expect(attempt(sql)).rejects.toThrow('permission denied');
    for (const sql of [
      'ALTER TABLE audit_entries DISABLE TRIGGER audit_append_only',
      'DROP TRIGGER audit_append_only ON audit_entries',
      'DROP TABLE audit_entries',
    ])
      await expect(attempt(sql)).rejects.toThrow('must be owner');
  } finally {
    await database.pool.query('DROP OWNED BY audit_writer; DROP ROLE audit_writer');
  }
});

it('[AL17] the migration takes the rights that others had', async () => {
  const revoke = /DO \$\$[\s\S]*?END \$\$;/.exec(auditAppendOnly.sql)?.[0] ?? '';
  await database.pool.query('DROP ROLE IF EXISTS audit_clerk; CREATE ROLE audit_clerk');
  try {
    await database.pool.query('GRANT ALL ON audit_entries TO audit_clerk, PUBLIC');
    await database.pool.query(revoke);
    const { rows } = await database.pool.query(
      `SELECT p AS privilege, has_table_privilege('audit_clerk', 'audit_entries', p) AS has
         FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) p`,
    );
    expect(rows.filter(({ has }) => has).map(({ privilege }) => privilege)).toEqual(['SELECT', 'INSERT']);
  } finally {
    await database.pool.query(
      'REVOKE ALL ON audit_entries FROM PUBLIC; DROP OWNED BY audit_clerk; DROP ROLE audit_clerk',
    );
  }
});
