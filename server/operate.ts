import { openDatabase } from './database/openDatabase';
import { readSizes } from './database/readSizes';
import { BackupError } from './operations/backup/backupError';
import { makeBackup } from './operations/backup/makeBackup';
import { restoreBackup } from './operations/backup/restoreBackup';
import { diagnose } from './operations/doctor/diagnose';
import { printDiagnosis } from './operations/doctor/printDiagnosis';
import { openForOperator } from './operations/openForOperator';
import { protectDataDir } from './protectDataDir';
import { readSettings, type Settings } from './settings';
import { openStorage } from './storage/openStorage';

const USAGE = 'npm run doctor, npm run backup -- FILE, or npm run restore -- FILE';

/** The commands of an operator. Doctor and backup work beside the running service; restore needs the folder for itself. */
async function operate(command: string | undefined, file: string | undefined): Promise<number> {
  // Only the settings of the data folder count here, not those that production requires.
  const settings = readSettings({ ...process.env, ATRIUM_MODE: 'demo' });
  protectDataDir(settings.dataDir, (message) => console.error(message));
  if (command === 'doctor') return examine(settings);
  if (command === 'backup' && file !== undefined) return backUp(settings, file);
  if (command === 'restore' && file !== undefined) return restore(settings, file);
  throw new BackupError(`Use ${USAGE}.`);
}

async function examine(settings: Settings): Promise<number> {
  const storage = await openStorage(settings);
  const database = await openForOperator(settings);
  try {
    const results = await diagnose(database.client, storage);
    printDiagnosis(results, await readSizes(database.client));
    return results.every(({ found }) => found.length === 0) ? 0 : 1;
  } finally {
    await database.close();
    await storage.close();
  }
}

async function backUp(settings: Settings, file: string): Promise<number> {
  const storage = await openStorage(settings);
  const database = await openForOperator(settings);
  try {
    const { tables, files } = await makeBackup({ client: database.client, storage }, file, new Date());
    console.log(`${file} holds ${tables} tables and ${files} files. Store SESSION_SECRET with it, in another place.`);
    return 0;
  } finally {
    await database.close();
    await storage.close();
  }
}

async function restore(settings: Settings, file: string): Promise<number> {
  const database = await openDatabase(settings);
  const storage = await openStorage(settings);
  try {
    await restoreBackup(database.pool, storage, file);
    console.log('Restored. `npm run doctor` checks the result.');
    return 0;
  } finally {
    await storage.close();
    await database.close();
  }
}

operate(process.argv[2], process.argv[3]).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error && error.name !== 'Error' ? error.message : error);
    process.exit(2);
  },
);
