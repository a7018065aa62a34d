import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bootId, bootOf, describeSelf, type Holder, isRunning } from './lockHolder';
import { answers, type LockSocket, openLockSocket, removeDeadSockets } from './lockSocket';

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
/** Milliseconds between two signs of life in the lock file, and how long a process on another machine waits for one. */
const BEAT = 5000;
const BEATS_AWAITED = 4;

/** File systems that one machine alone can have mounted: ext, XFS, Btrfs, overlay, tmpfs, ZFS, F2FS. */
const LOCAL = new Set([0xef53, 0x58465342, 0x9123683e, 0x794c7630, 0x01021994, 0x2fc12fc1, 0xf2f52010]);

/**
 * Locks the data folder for this process and creates it if it is missing.
 *
 * Every holder has its own generation: `lock.<n>`, created exclusively, one above a holder that is proven dead. The
 * highest file is superseded and never removed, so two processes that find the same dead holder cannot both succeed. A
 * holder is alive while it listens on its socket in the folder, which holds across containers; a process on another machine
 * sees it by the time of its lock file.
 *
 * @throws {DataDirHeldError} while another process holds it, however long it has been idle
 */
export async function lockDataDir(dataDir: string, { beat = BEAT } = {}): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true });
  const socket = await openLockSocket(dataDir);
  try {
    const generation = await supersede(dataDir, describeSelf(socket?.name ?? null), beat);
    await removeDeadSockets(dataDir);
    return hold(dataDir, generation, { socket, beat });
  } catch (error) {
    socket?.close();
    throw error;
  }
}

/** The generation that this process got. */
async function supersede(dataDir: string, self: Holder, beat: number): Promise<number> {
  for (;;) {
    const last = generations(dataDir).at(-1) ?? 0;
    const holder = last === 0 ? null : read(dataDir, last);
    if (holder) await assertDead(holder, { dataDir, file: join(dataDir, `lock.${last}`), self, beat });
    const mine = last + 1;
    if (!claim(dataDir, mine, self)) continue;
    // Another process may have superseded the holder between the check and this claim.
    if (generations(dataDir).at(-1) !== mine) {
      rmSync(join(dataDir, `lock.${mine}`), { force: true });
      continue;
    }
    for (const old of generations(dataDir)) if (old < mine) rmSync(join(dataDir, `lock.${old}`), { force: true });
    return mine;
  }
}

function hold(
  dataDir: string,
  generation: number,
  { socket, beat }: { socket: LockSocket | null; beat: number },
): DataDirLock {
  const file = join(dataDir, `lock.${generation}`);
  const timer = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // A full or failing disk is reported by what needs it.
    }
  }, beat).unref();
  let isReleased = false;
  return {
    release: () => {
      if (isReleased) return;
      isReleased = true;
      clearInterval(timer);
      if (generations(dataDir).at(-1) === generation) write(file, '');
      socket?.close();
    },
  };
}

interface Judged {
  readonly dataDir: string;
  readonly file: string;
  readonly self: Holder;
  readonly beat: number;
}

/** @throws {DataDirHeldError} unless the holder is proven dead */
async function assertDead(holder: Holder, judged: Judged): Promise<void> {
  const { pid, host } = holder;
  const isAlive = await isHolderAlive(holder, judged);
  if (isAlive === true)
    throw new DataDirHeldError(
      `The data folder is in use by process ${pid}${host === judged.self.host ? '' : ` on "${host}"`}. Stop that process, or choose another folder with DATA_DIR.`,
      pid,
    );
  if (isAlive === null)
    throw new DataDirHeldError(
      `The data folder is held by process ${pid} on the machine "${host}", which cannot be seen from here. If that machine is stopped, remove ${judged.file} and start again.`,
      pid,
    );
}

/** Null where it cannot be known. */
async function isHolderAlive(holder: Holder, { dataDir, file, self, beat }: Judged): Promise<boolean | null> {
  const isHere = bootOf(holder) === bootId();
  if (isHere) {
    const byPid = isRunning(holder);
    // The socket decides across containers; a process that another one replaced under its pid has no socket.
    const bySocket = holder.socket ? await answers(dataDir, holder.socket) : null;
    if (bySocket !== null) return bySocket;
    return holder.pids === undefined && holder.host !== self.host ? null : byPid;
  }
  const isSameMachine = holder.host === self.host;
  const isLocal = LOCAL.has(statfsSync(dataDir).type);
  // Of before the last start of this machine.
  if (isLocal && isSameMachine) return false;
  if (await hasBeat(file, beat)) return true;
  return isLocal || isSameMachine ? false : null;
}

/** Whether the lock file is touched while this process watches. */
async function hasBeat(file: string, beat: number): Promise<boolean> {
  const before = touchedAt(file);
  for (let turn = 0; turn < BEATS_AWAITED; turn++) {
    await wait(beat);
    if (touchedAt(file) !== before) return true;
  }
  return false;
}

/** Opened each time: a network volume then asks its server. */
function touchedAt(file: string): number | null {
  try {
    const descriptor = openSync(file, 'r');
    try {
      return fstatSync(descriptor).mtimeMs;
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
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

function write(file: string, text: string): void {
  const descriptor = openSync(file, 'w', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
