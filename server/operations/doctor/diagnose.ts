import type { ClientBase } from 'pg';
import { allMigrations } from '../../database/allMigrations';
import type { Storage } from '../../storage/storage';
import { accountChecks } from './accountChecks';
import { checkFiles } from './checkFiles';
import type { CheckResult } from './checkResult';
import { tenancyChecks } from './tenancyChecks';
import { venueChecks } from './venueChecks';

/** Checks every invariant of the database and of the stored files. Changes nothing. */
export async function diagnose(client: ClientBase, storage: Storage): Promise<CheckResult[]> {
  const schema = await checkSchema(client);
  // The checks are about the newest schema and would fail on the columns of another one.
  if (schema.found.length > 0) return [schema];
  const results = [schema];
  for (const { name, sql } of [...accountChecks, ...tenancyChecks, ...venueChecks]) {
    const { rows } = await client.query<{ found: string }>(sql);
    results.push({ name, found: rows.map(({ found }) => found) });
  }
  return [...results, ...(await checkFiles(client, storage))];
}

async function checkSchema(client: ClientBase): Promise<CheckResult> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_migrations ORDER BY version');
  const newest = allMigrations.length;
  const isNewest = rows.length === newest && rows.every(({ version }, index) => version === index + 1);
  return {
    name: 'the schema is the newest, with every migration before it',
    found: isNewest ? [] : [`schema ${rows.at(-1)?.version ?? 0} instead of ${newest}: start the service once`],
  };
}
