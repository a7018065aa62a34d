import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import pg from 'pg';

export interface DatabaseThread {
  thread: Worker;
  client: pg.Client;
  /** Resolves when the thread has ended. */
  ended: Promise<void>;
  /** Ends it in order. */
  close(): Promise<void>;
}

/**
 * Starts the thread of the embedded database on `<folder>/database`, with a file of tests/support/service loaded before it that
 * stands between it and the disk. `data` is what both find in their workerData.
 */
export async function startDatabaseThread(folder: string, preload: string, data: object): Promise<DatabaseThread> {
  const socket = join(folder, '.s.PGSQL.5432');
  rmSync(socket, { force: true });
  const thread = new Worker('./server/database/pgliteThread.mjs', {
    workerData: { ...data, folder: join(folder, 'database'), socket },
    execArgv: ['--import', pathToFileURL(`tests/support/service/${preload}`).href],
  });
  const ended = new Promise<void>((done) => thread.once('exit', () => done()));
  await new Promise((ready, failed) => thread.once('message', ready).once('error', failed));
  const client = new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
  // A test that ends the thread ends the connection too.
  client.on('error', () => {});
  await client.connect();
  const close = async () => {
    await client.end();
    thread.postMessage('close');
    await ended;
  };
  return { thread, client, ended, close };
}
