import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OPERATOR_TIMEOUTS } from './database/databaseTimeouts';
import { openDatabase } from './database/openDatabase';
import { readSizes } from './database/readSizes';
import type { SweepLog } from './jobs/sweep/sweepLog';
import { sweepStorage } from './jobs/sweep/sweepStorage';
import { assertInstallation } from './operations/assertInstallation';
import { BackupError } from './operations/backup/backupError';
import { makeBackup } from './operations/backup/makeBackup';
import { restoreBackup } from './operations/backup/restoreBackup';
import { backupName, deleteStaleParts, rotateBackups } from './operations/backup/rotateBackups';
import { diagnose } from './operations/doctor/diagnose';
import { printDiagnosis } from './operations/doctor/printDiagnosis';
import { openForOperator } from './operations/openForOperator';
import { protectDataDir } from './protectDataDir';
import { markBackup } from './repositories/installationMarks';
import { readSettings, type Settings } from './settings';
import { openStorage } from './storage/openStorage';

const USAGE =
  'npm run doctor, npm run backup -- FILE [--with-damage] or --into FOLDER [--keep 14], npm run restore -- FILE, or npm run sweep [-- --allow]';
/** Commands that need an installation; a restore makes one. */
const PRESENT: readonly string[] = ['doctor', 'backup', 'sweep'];
/** Scheduled backups that stay, where nothing else is said. */
const KEPT = '14';

/** The warnings of a sweep go to the screen of the operator. */
const LOG: SweepLog = {
  debug: () => {},
  info: () => {},
  warn: (...given: readonly unknown[]) => console.error(given.find((one) => typeof one === 'string')),
};

/** The commands of an operator. Doctor and backup work beside the running service; restore needs the folder for itself. */
async function operate(command: string | undefined, given: readonly string[]): Promise<number> {
  const { options, file } = read(given);
  // Only the settings of the data folder count here, not those that production requires.
  const settings = readSettings({ ...process.env, ATRIUM_MODE: 'demo' });
  if (command !== undefined && PRESENT.includes(command)) assertInstallation(settings);
  protectDataDir(settings.dataDir, (message) => console.error(message));
  if (command === 'doctor') return examine(settings);
  const isTolerant = options['with-damage'];
  if (command === 'backup' && options.into !== undefined)
    return backUpInto(settings, options.into, { keep: wholeNumber(options.keep), isTolerant });
  if (command === 'backup' && file !== undefined) return backUp(settings, file, isTolerant);
  if (command === 'restore' && file !== undefined) return restore(settings, file);
  if (command === 'sweep') return sweep(settings, options.allow);
  throw new BackupError(`Use ${USAGE}.`);
}

function read(given: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        into: { type: 'string' },
        keep: { type: 'string', default: KEPT },
        'with-damage': { type: 'boolean', default: false },
        allow: { type: 'boolean', default: false },
      },
    });
    return { options: values, file: positionals[0] };
  } catch {
    throw new BackupError(`Use ${USAGE}.`);
  }
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new BackupError('--keep needs a number from 1 to 9999.');
  return Number(text);
}

/** A backup of a schedule: it has its name only once it is whole, and then the oldest ones go. */
async function backUpInto(
  settings: Settings,
  folder: string,
  { keep, isTolerant }: { readonly keep: number; readonly isTolerant: boolean },
): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (const name of await deleteStaleParts(folder, new Date())) console.log(`deleted  ${name}`);
  const file = join(folder, backupName(new Date()));
  const part = `${file}.part`;
  await rm(part, { force: true });
  const code = await backUp(settings, part, isTolerant, file);
  await rename(part, file);
  for (const name of await rotateBackups(folder, keep)) console.log(`deleted  ${name}`);
  return code;
}

async function examine(settings: Settings): Promise<number> {
  const storage = await openStorage(settings);
  const database = await openForOperator(settings);
  try {
    const results = await diagnose(database.client, storage, new Date());
    printDiagnosis(results, await readSizes(database.client));
    return results.every(({ found }) => found.length === 0) ? 0 : 1;
  } finally {
    await database.close();
    await storage.close();
  }
}

/** @param name the file as the operator finds it, once it is there */
async function backUp(settings: Settings, file: string, isTolerant: boolean, name = file): Promise<number> {
  const storage = await openStorage(settings);
  const database = await openForOperator(settings);
  try {
    const source = { client: database.client, storage };
    const { tables, files, damaged, missing } = await makeBackup(source, file, { now: new Date(), isTolerant });
    for (const key of damaged) console.log(`damaged  ${key}`);
    for (const key of missing) console.log(`missing  ${key}`);
    await markBackup(database.client);
    console.log(`${name} holds ${tables} tables and ${files} files. Store SESSION_SECRET with it, in another place.`);
    return 0;
  } finally {
    await database.close();
    await storage.close();
  }
}

async function restore(settings: Settings, file: string): Promise<number> {
  const { databaseUrl, dataDir } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, timeouts: OPERATOR_TIMEOUTS });
  const storage = await openStorage(settings);
  try {
    await restoreBackup({ pool: database.pool, storage, now: new Date(), adopt: settings.adoptStorage }, file);
    console.log('Restored. `npm run doctor` checks the result.');
    return 0;
  } finally {
    await storage.close();
    await database.close();
  }
}

async function sweep(settings: Settings, isUnlimited: boolean): Promise<number> {
  const storage = await openStorage(settings);
  const database = await openForOperator(settings);
  try {
    const { client } = database;
    const report = await sweepStorage({ client, storage, now: new Date(), log: LOG, isUnlimited });
    console.log(
      `${report.stored} files are stored; no row names ${report.unused} of them. Moved to the trash: ${report.moved} (${Math.ceil(report.movedBytes / 1024)} KiB). Put back: ${report.putBack}. Deleted after a week in the trash: ${report.emptied}.`,
    );
    return report.unused > report.moved ? 1 : 0;
  } finally {
    await database.close();
    await storage.close();
  }
}

operate(process.argv[2], process.argv.slice(3)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error && error.name !== 'Error' ? error.message : error);
    process.exit(2);
  },
);
