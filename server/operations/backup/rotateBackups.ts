import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Of backups that a schedule has made; any other file in the folder is somebody else's. */
const SCHEDULED = /^atrium-\d{8}-\d{6}\.tar\.gz$/;

/** The name of a scheduled backup: by its time in UTC, so that names in order are backups in order. */
export const backupName = (now: Date): string => {
  const [date = '', time = ''] = now.toISOString().split('T');
  return `atrium-${date.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}.tar.gz`;
};

/** The scheduled backups of a folder beyond the newest ones. @param keep how many stay, at least 1 */
export const outdatedBackups = (files: readonly string[], keep: number): string[] =>
  files
    .filter((file) => SCHEDULED.test(file))
    .sort()
    .slice(0, -Math.max(1, keep));

/** Deletes the scheduled backups of a folder beyond the newest ones, and returns their names. */
export async function rotateBackups(folder: string, keep: number): Promise<string[]> {
  const outdated = outdatedBackups(await readdir(folder), keep);
  for (const file of outdated) await rm(join(folder, file));
  return outdated;
}
