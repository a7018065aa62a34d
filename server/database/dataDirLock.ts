import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Process that holds a data folder. `started` distinguishes it from a later process with the same pid. */
interface Holder {
  pid: number;
  started: string;
  host: string;
}

export interface DataDirLock {
  /** Releases the folder. A second call does nothing. */
  release(): void;
}

/** Another process holds the data folder, or may hold it. The message names it and the remedy. */
export class DataDirHeldError extends Error {
  readonly pid: number;
  constructor(message: string, pid: number) {
    super(message);
    this.name = 'DataDirHeldError';
    this.pid = pid;
  }
}

const PATTERN = /^lock\.(\d+)$/;

/**
 * Locks the data folder for this process and creates it if it is missing.
 *
 * Every holder has its own generation: `lock.<n>`, created exclusively, one above a holder that is proven dead. The
 * highest file is superseded and never removed, so two processes that find the same dead holder cannot both succeed.
 *
 * @throws {DataDirHeldError} while another process holds it, however long it has been idle
 */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true });
  const self: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', host: hostname() };
  for (;;) {
    const last = generations(dataDir).at(-1) ?? 0;
    const holder = last === 0 ? null : read(dataDir, last);
    if (holder) assertNotHeld(holder, join(dataDir, `lock.${last}`), self);
    const mine = last + 1;
    if (!claim(dataDir, mine, self)) continue;
    // Another process may have superseded the holder between the check and this claim.
    if (generations(dataDir).at(-1) !== mine) {
      rmSync(join(dataDir, `lock.${mine}`), { force: true });
      continue;
    }
    for (const old of generations(dataDir)) if (old < mine) rmSync(join(dataDir, `lock.${old}`), { force: true });
    return { release: () => release(dataDir, mine) };
  }
}

function generations(dataDir: string): number[] {
  return readdirSync(dataDir)
    .map((name) => Number(PATTERN.exec(name)?.[1] ?? 0))
    .filter((generation) => generation > 0)
    .sort((a, b) => a - b);
}

/** The holder in a lock file; null when it was released or superseded in the meantime. */
function read(dataDir: string, generation: number): Holder | null {
  try {
    const text = readFileSync(join(dataDir, `lock.${generation}`), 'utf8');
    return text === '' ? null : (JSON.parse(text) as Holder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function assertNotHeld(holder: Holder, file: string, self: Holder): void {
  if (holder.host !== self.host)
    throw new DataDirHeldError(
      `The data folder is held by process ${holder.pid} on the machine "${holder.host}", which cannot be seen from here. If that machine is stopped, remove ${file} and start again.`,
      holder.pid,
    );
  const started = startOf(holder.pid);
  if (started !== null && started === holder.started)
    throw new DataDirHeldError(
      `The data folder is in use by process ${holder.pid}. Stop that process, or choose another folder with DATA_DIR.`,
      holder.pid,
    );
}

/** Creates the lock file with its content atomically, so that no process reads it half written. */
function claim(dataDir: string, generation: number, self: Holder): boolean {
  const draft = join(dataDir, `lock-draft-${randomUUID()}`);
  write(draft, JSON.stringify(self));
  try {
    linkSync(draft, join(dataDir, `lock.${generation}`));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function release(dataDir: string, generation: number): void {
  if (generations(dataDir).at(-1) === generation) write(join(dataDir, `lock.${generation}`), '');
}

function write(file: string, text: string): void {
  const descriptor = openSync(file, 'w', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Start time of a process, as its system formats it; null when it does not exist or is a zombie. */
function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  return process.platform === 'linux' ? startByProc(pid) : startByPs(pid);
}

function startByProc(pid: number): string | null {
  try {
    // The second field, the command in brackets, may contain spaces: state is the 3rd field, start time the 22nd.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return fields[0] === 'Z' || fields[0] === 'X' ? null : `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}

function startByPs(pid: number): string | null {
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return started === '' ? null : started;
  } catch {
    return null;
  }
}
