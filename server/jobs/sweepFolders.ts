import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder whose files are deleted some time after they were last written. */
export interface SweptFolder {
  readonly folder: string;
  /** Milliseconds. */
  readonly lifetime: number;
  /** Names of the files concerned. */
  readonly names: RegExp;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Files that killed requests and starts leave in the data folder, and mails with links that no server accepted. */
export const foldersToSweep = (dataDir: string): readonly SweptFolder[] => [
  // Half of the ten minutes after which nothing may be left, since a sweep is due every five.
  { folder: join(dataDir, 'incoming'), lifetime: 5 * MINUTE, names: /./ },
  { folder: dataDir, lifetime: 5 * MINUTE, names: /^(lock-draft|session-secret)-/ },
  { folder: join(dataDir, 'mail'), lifetime: DAY, names: /./ },
];

/** Deletes the files of the folders that are older than their lifetime at `now`; a missing folder is empty. */
export async function sweepFolders(folders: readonly SweptFolder[], now: Date): Promise<void> {
  for (const { folder, lifetime, names } of folders)
    for (const name of await readdir(folder).catch(() => [])) {
      if (!names.test(name)) continue;
      const path = join(folder, name);
      const status = await stat(path).catch(() => null);
      if (status?.isFile() && status.mtimeMs < now.getTime() - lifetime) await rm(path, { force: true });
    }
}
