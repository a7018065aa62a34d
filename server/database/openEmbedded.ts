import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { createPool } from './createPool';
import type { Database, DatabaseLog } from './database';
import { lockDataDir } from './dataDirLock';
import { closeThread, endSilent, reasonOfEnd, startThread } from './embeddedThread';
import { FairPool } from './fairPool';

export interface EmbeddedSettings {
  dataDir: string;
  connectionTimeoutMillis: number;
  /** Milliseconds of one statement after which the thread is ended and started again; 0 sets no limit. */
  silence?: number;
  /** Folder for the folder of the socket, which other processes of this machine can reach; that of the system for temporary files by default. */
  socketParent?: string | undefined;
  /** A closed database folder that is copied when `dataDir` contains no database. */
  template?: string;
  /** Options of Node for the thread, by which a test stands between it and the disk. */
  threadArgs?: readonly string[];
  log?: DatabaseLog | undefined;
}

const RESTART_DELAY = 1000;
const LONGEST_RESTART_DELAY = 15_000;
/** Failed starts in a row after which it is taken for broken. */
const BROKEN_AFTER = 3;
/** Milliseconds of one statement, where no setting says so. */
const SILENCE = 600_000;
const SOCKET_FOLDER = 'atrium-socket-';

/** Opens the embedded database in its own thread; `pg` connects through a socket that only this user can open. */
export async function openEmbedded(settings: EmbeddedSettings): Promise<Database> {
  const { dataDir, connectionTimeoutMillis, silence = SILENCE, template, threadArgs = [], log } = settings;
  const lock = await lockDataDir(dataDir);
  const folder = makeSocketFolder(dataDir, settings.socketParent ?? tmpdir());
  const data = { folder: resolve(dataDir, 'database'), template, socket: join(folder, '.s.PGSQL.5432') };
  let closing = false;
  let failures = 0;
  let thread: Worker;

  const watch = (one: Worker) => {
    if (silence > 0) endSilent(one, silence);
    one.once('exit', (code) => {
      if (closing) return;
      log?.error({ reason: reasonOfEnd(code) }, 'The thread of the embedded database has ended. It is started again.');
      void restart();
    });
  };
  const restart = async () => {
    while (!closing) {
      await wait(Math.min(LONGEST_RESTART_DELAY, RESTART_DELAY * 2 ** failures), undefined, { ref: false });
      if (closing) return;
      rmSync(data.socket, { force: true });
      try {
        thread = await startThread(data, threadArgs);
        failures = 0;
        if (closing) await closeThread(thread);
        else watch(thread);
        return;
      } catch (error) {
        failures += 1;
        log?.error({ err: error }, 'The embedded database does not start.');
      }
    }
  };
  const giveBack = () => {
    rmSync(folder, { recursive: true, force: true });
    lock.release();
  };

  try {
    thread = await startThread(data, threadArgs);
  } catch (error) {
    giveBack();
    throw error;
  }
  watch(thread);
  const pool = createPool(
    {
      host: folder,
      user: 'postgres',
      database: 'postgres',
      connectionTimeoutMillis,
      idleTimeoutMillis: 0,
      // All connections share one session, so the prepared statements of the one before would remain.
      onConnect: async (client) => {
        await client.query('DEALLOCATE ALL');
      },
    },
    (error) => log?.warn({ err: error }, 'The connection to the embedded database was lost.'),
    FairPool,
  );
  // Connections that answer and are in use. One that is being made is none: its thread may be gone.
  let lent = 0;
  let isChecking = false;
  pool.on('acquire', () => {
    lent += 1;
  });
  pool.on('release', () => {
    lent -= 1;
  });
  const check = async () => {
    const client = await pool.connect();
    isChecking = true;
    try {
      await client.query('SELECT 1');
    } finally {
      isChecking = false;
      client.release();
    }
  };
  let closed: Promise<void> | undefined;
  const close = async () => {
    closing = true;
    await pool.end();
    await closeThread(thread);
    giveBack();
  };
  return {
    pool,
    lookups: pool,
    jobs: pool,
    kind: 'pglite',
    check,
    isBusy: () => lent > 0 && !isChecking,
    isBroken: () => failures >= BROKEN_AFTER,
    close: () => (closed ??= close()),
  };
}

/**
 * Creates a folder for the socket with mode 0700, in place of one that a killed process left. Not in `dataDir`, because
 * a socket path may have 107 bytes at most.
 */
function makeSocketFolder(dataDir: string, parent: string): string {
  const note = join(dataDir, 'socket-folder');
  const left = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (dirname(left) === parent && basename(left).startsWith(SOCKET_FOLDER))
    rmSync(left, { recursive: true, force: true });
  const folder = mkdtempSync(join(parent, SOCKET_FOLDER));
  writeFileSync(note, folder);
  return folder;
}
