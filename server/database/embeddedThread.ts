import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

// From source the thread file is beside this file; the build puts it beside the bundle, whose chunks are one folder
// deeper.
const THREAD = ['./pgliteThread.mjs', './pgliteThread.js', '../pgliteThread.js']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path));

const PING_INTERVAL = 5_000;
const CLOSE_TIMEOUT = 8_000;
/** The id of a thread that has ended. */
const ENDED = -1;

/** Why the thread has ended, by its exit code. */
const REASONS: Readonly<Record<number, string>> = {
  1: 'a write to its log failed',
  2: 'a sync to disk failed',
  3: 'its program failed',
};

export const reasonOfEnd = (code: number): string => REASONS[code] ?? 'it was terminated';

export function startThread(workerData: object, execArgv: readonly string[]): Promise<Worker> {
  if (THREAD === undefined) throw new Error('The file of the database thread is missing: run `npm run build`.');
  const thread = new Worker(THREAD, { workerData, name: 'database', execArgv: [...execArgv] });
  return new Promise((ready, failed) => {
    thread.once('message', () => {
      thread.removeAllListeners('error').removeAllListeners('exit');
      // The exit that follows an error restarts the thread.
      thread.on('error', () => {});
      ready(thread);
    });
    thread.once('error', failed);
    thread.once('exit', (code) =>
      failed(new Error(`The embedded database ended while it was starting: ${reasonOfEnd(code)}.`)),
    );
  });
}

/** Terminates a thread that is silent for `limit` milliseconds, since nothing else would end an endless statement. */
export function endSilent(thread: Worker, limit: number): void {
  let missed = 0;
  thread.on('message', (message) => {
    if (message === 'pong') missed = 0;
  });
  // Counted in turns, so that a computer that slept does not end a healthy thread.
  const timer = setInterval(() => {
    if (missed * PING_INTERVAL >= limit) void thread.terminate();
    if (missed === 0) thread.postMessage('ping');
    missed += 1;
  }, PING_INTERVAL).unref();
  thread.once('exit', () => clearInterval(timer));
}

/** Lets the thread write its last checkpoint; an unresponsive thread is terminated, since the write-ahead log suffices. */
export async function closeThread(thread: Worker): Promise<void> {
  if (thread.threadId === ENDED) return;
  const ended = new Promise<void>((done) => thread.once('exit', () => done()));
  thread.postMessage('close');
  await Promise.race([ended, wait(CLOSE_TIMEOUT, undefined, { ref: false }).then(() => thread.terminate())]);
}
