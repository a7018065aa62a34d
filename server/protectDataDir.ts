import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/**
 * Lets this user alone read and write files that the process creates from now on, and closes the data folder to all
 * others. An open folder is closed with everything in it; a folder of another owner is left unchanged, and `warn`
 * reports it.
 */
export function protectDataDir(dataDir: string, warn: (message: string) => void): void {
  process.umask(OTHERS);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if ((lstatSync(dataDir).mode & OTHERS) === 0) return;
  try {
    mend(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    warn(`Other users of the system can open ${dataDir}, which belongs to another owner. Take their access away.`);
  }
}

function mend(path: string): void {
  const status = lstatSync(path);
  if (status.isSymbolicLink()) return;
  if ((status.mode & OTHERS) !== 0) chmodSync(path, status.mode & 0o700);
  if (status.isDirectory()) for (const name of readdirSync(path)) mend(join(path, name));
}
