import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createPool } from './createPool';
import type { Database, DatabaseLog } from './database';
import { lockDataDir } from './dataDirLock';

export interface EmbeddedSettings {
  dataDir: string;
  connectionTimeoutMillis: number;
  /** A closed database folder that is copied when `dataDir` contains no database. */
  template?: string;
  log?: DatabaseLog | undefined;
}

// From source the thread file is beside this file; the build puts it beside the bundle, whose chunks are one folder
// deeper.
const THREAD = ['./pgliteThread.mjs', './pgliteThread.js', '../pgliteThread.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

const RESTART_DELAY = 1000;
const SOCKET_FOLDER = 'atrium-socket-';

/** Opens the embedded database in its own thread; `pg` connects through a socket that only this user can open. */
export async function openEmbedded(settings: EmbeddedSettings): Promise<Database> {
  const { dataDir, connectionTimeoutMillis, template, log } = settings;
  const lock = lockDataDir(dataDir);
  const folder = makeSocketFolder(dataDir);
  const data = { folder: resolve(dataDir, 'database'), template, socket: join(folder, '.s.PGSQL.5432') };
  let closing = false;
  let thread: Worker;

  const watch = (one: Worker) =>
    one.once('exit', (code) => {
      if (closing) return;
      log?.error({ code }, 'The thread of the embedded database has ended. It is started again.');
      void restart();
    });
  const restart = async () => {
    while (!closing) {
      await wait(RESTART_DELAY, undefined, { ref: false });
      if (closing) return;
      rmSync(data.socket, { force: true });
      try {
        thread = await startThread(data);
        if (closing) await closeThread(thread);
        else watch(thread);
        return;
      } catch (error) {
        log?.error({ error }, 'The embedded database does not start.');
      }
    }
  };
  const giveBack = () => {
    rmSync(folder, { recursive: true, force: true });
    lock.release();
  };

  try {
    thread = await startThread(data);
  } catch (error) {
    giveBack();
    throw error;
  }
  watch(thread);
  const pool = createPool({
    host: folder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis,
    idleTimeoutMillis: 0,
    // All connections share one session, so the prepared statements of the one before would remain.
    onConnect: async (client) => {
      await client.query('DEALLOCATE ALL');
    },
  });
  pool.on('error', (error) => log?.error({ error }, 'The connection to the embedded database was lost.'));
  let closed: Promise<void> | undefined;
  const close = async () => {
    closing = true;
    await pool.end();
    await closeThread(thread);
    giveBack();
  };
  return { pool, lookups: pool, kind: 'pglite', close: () => (closed ??= close()) };
}

/**
 * Creates a folder for the socket with mode 0700, in place of one that a killed process left. Not in `dataDir`, because
 * a socket path may have 107 bytes at most.
 */
function makeSocketFolder(dataDir: string): string {
  const note = join(dataDir, 'socket-folder');
  const left = existsSync(note) ? readFileSync(note, 'utf8') : '';
  if (dirname(left) === tmpdir() && basename(left).startsWith(SOCKET_FOLDER))
    rmSync(left, { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), SOCKET_FOLDER));
  writeFileSync(note, folder);
  return folder;
}

function startThread(workerData: object): Promise<Worker> {
  if (THREAD === undefined) throw new Error('The file of the database thread is missing: run `npm run build`.');
  const thread = new Worker(THREAD, { workerData, name: 'database', execArgv: [] });
  return new Promise((ready, failed) => {
    thread.once('message', () => {
      thread.removeAllListeners('error').removeAllListeners('exit');
      // The exit that follows an error restarts the thread.
      thread.on('error', () => {});
      ready(thread);
    });
    thread.once('error', failed);
    thread.once('exit', (code) => failed(new Error(`The embedded database ended while it was starting (${code}).`)));
  });
}

/** Lets the thread write its last checkpoint; an unresponsive thread is terminated, since the write-ahead log suffices. */
async function closeThread(thread: Worker): Promise<void> {
  const ended = new Promise<void>((done) => thread.once('exit', () => done()));
  thread.postMessage('close');
  await Promise.race([ended, wait(8000, undefined, { ref: false }).then(() => thread.terminate())]);
}
