import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './backup/backupError';

interface InstallationSettings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * A command for an installation that is there makes no new one in a folder that was not meant.
 *
 * @throws {BackupError} where the data folder has no database and none is named
 */
export function assertInstallation({ databaseUrl, dataDir }: InstallationSettings): void {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'database'))) return;
  throw new BackupError(
    `There is no database in ${dataDir}. Set DATA_DIR to the data folder of the service, or DATABASE_URL to its database.`,
  );
}
