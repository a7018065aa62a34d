import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Of backups that a schedule has made; any other file in the folder is somebody else's. */
const SCHEDULED = /^atrium-\d{8}-\d{6}\.tar\.gz$/;

/** The name of a scheduled backup until it is whole; the second ending is that of the archive while it is written. */
const PART = /^atrium-\d{8}-\d{6}\.tar\.gz(\.part){1,2}$/;
/** Milliseconds in which a backup that lives has written something. */
const SILENCE = 15 * 60_000;

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

/** Deletes what scheduled backups that were killed have left in a folder, and returns the names. */
export async function deleteStaleParts(folder: string, now: Date): Promise<string[]> {
  const deleted: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => PART.test(file)).sort()) {
    const path = join(folder, name);
    // Another one may be at work, and may have ended by now.
    const written = await stat(path).catch(() => null);
    if (written === null || now.getTime() - written.mtimeMs < SILENCE) continue;
    await rm(path, { force: true });
    deleted.push(name);
  }
  return deleted;
}
