import type { ClientBase } from 'pg';
import { allMigrations } from '../../database/allMigrations';
import type { Storage } from '../../storage/storage';
import { accountChecks } from './accountChecks';
import { checkCatalogue } from './catalogueChecks';
import { checkFiles } from './checkFiles';
import type { CheckResult } from './checkResult';
import { checkStorage } from './checkStorage';
import { stateChecks } from './stateChecks';
import { tenancyChecks } from './tenancyChecks';
import { venueChecks } from './venueChecks';

/** Checks every invariant of the database and of the stored files. Changes nothing. */
export async function diagnose(client: ClientBase, storage: Storage, now: Date): Promise<CheckResult[]> {
  const rows = await diagnoseRows(client);
  // The checks are about the newest schema and would fail on the columns of another one.
  if (rows.length === 1) return rows;
  return [...rows, ...(await checkFiles(client, storage)), ...(await checkStorage(client, storage, now))];
}

/** Checks the database alone; nothing but its schema, where that is not the newest. */
export async function diagnoseRows(client: ClientBase): Promise<CheckResult[]> {
  const schema = await checkSchema(client);
  if (schema.found.length > 0) return [schema];
  const results = [schema, ...(await checkCatalogue(client))];
  // A column that is missing is named by the catalogue, and does not keep the other checks from being made.
  for (const { name, sql } of [...accountChecks, ...tenancyChecks, ...venueChecks, ...stateChecks])
    results.push({ name, found: await findRows(client, sql) });
  return results;
}

async function findRows(client: ClientBase, sql: string): Promise<string[]> {
  try {
    return (await client.query<{ found: string }>(sql)).rows.map(({ found }) => found);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && /^42/.test(String(error.code)))) throw error;
    return [`cannot be checked: ${error.message}`];
  }
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
