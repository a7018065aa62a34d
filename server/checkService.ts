import { access, constants } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { CHECK_LIMITS } from './database/databaseTimeouts';
import { hearNotification } from './events/hearNotification';
import { createSmtpTransport } from './mail/smtpTransport';
import { redactText } from './operations/log/redactText';
import { readSettings, type Settings, SettingsError } from './settings';
import { openS3Storage } from './storage/s3Storage';

interface Check {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/**
 * Checks the settings and reaches every dependency, and changes nothing: the embedded database is not opened. Prints a line
 * for each, and returns the exit code: 1 where one fails.
 */
export async function checkService(environment: NodeJS.ProcessEnv): Promise<number> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    for (const problem of error.problems) console.error(`failed  settings: ${problem}`);
    return 1;
  }
  console.log('ok      settings');
  const results = await Promise.all(checksOf(settings).map(runCheck));
  return results.every((isOk) => isOk) ? 0 : 1;
}

function checksOf({ databaseUrl, databaseListenUrl, dataDir, s3, smtpUrl, mailFrom }: Settings): readonly Check[] {
  return [
    { name: 'data folder', run: () => assertWritable(dataDir) },
    databaseUrl === undefined
      ? { name: 'database', run: () => assertWritable(join(dataDir, 'database')) }
      : { name: 'database', run: () => reachDatabase(databaseUrl) },
    ...(databaseUrl === undefined
      ? []
      : [{ name: 'notifications', run: () => hearNotification(databaseUrl, databaseListenUrl ?? databaseUrl) }]),
    s3 === undefined
      ? { name: 'storage', run: () => assertWritable(join(dataDir, 'files')) }
      : { name: 'storage', run: async () => (await openS3Storage(s3)).check() },
    ...(smtpUrl === undefined ? [] : [{ name: 'mail', run: () => createSmtpTransport(smtpUrl, mailFrom).check() }]),
  ];
}

async function runCheck({ name, run }: Check): Promise<boolean> {
  try {
    await run();
    console.log(`ok      ${name}`);
    return true;
  } catch (error) {
    console.error(`failed  ${name}: ${reasonOf(error)}`);
    return false;
  }
}

/** Of the error that caused it, without the password of an address. An error of several attempts has no text of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return redactText(error.message).split('\n')[0] ?? '';
}

/** @throws unless the folder, or the nearest one above it that exists, can be written to */
async function assertWritable(folder: string): Promise<void> {
  try {
    await access(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const above = dirname(resolve(folder));
    if (!isMissing || above === resolve(folder)) throw error;
    await assertWritable(above);
  }
}

async function reachDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, ...CHECK_LIMITS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end();
  }
}
