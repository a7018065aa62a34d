// Preloaded into the database thread by a test: a disk that forgets in a power cut. What was written to a file since its
// last sync is on the disk in part only: which writes reached it is drawn by lot. Files themselves (made, renamed,
// removed) are there at once, as on a file system with a journal.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const { fsyncSync, writeSync, readSync, fstatSync, ftruncateSync } = fs;
/** Writes that no sync has followed yet, by file: where, what was there, what is there now. */
const unsynced = new Map();
const fileOf = (descriptor) => {
  const { dev, ino } = fstatSync(descriptor);
  return `${dev}:${ino}`;
};

fs.writeSync = (descriptor, buffer, offset, length, position) => {
  if (typeof position !== 'number') return writeSync(descriptor, buffer, offset, length, position);
  const { size } = fstatSync(descriptor);
  const before = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
  const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
  if (before.length > 0) {
    // The descriptor may be open for writing alone.
    const reader = fs.openSync(path, 'r');
    readSync(reader, before, 0, before.length, position);
    fs.closeSync(reader);
  }
  const written = writeSync(descriptor, buffer, offset, length, position);
  const after = Buffer.from(buffer.buffer, buffer.byteOffset + offset, written);
  const file = fileOf(descriptor);
  const writes = unsynced.get(file) ?? [];
  writes.push({ path, position, size, before, after: Buffer.from(after) });
  unsynced.set(file, writes);
  return written;
};
fs.fsyncSync = (descriptor) => {
  // A disk that lies about syncing shows that the test would notice.
  if (!workerData.lies) unsynced.delete(fileOf(descriptor));
  fsyncSync(descriptor);
};
syncBuiltinESMExports();

let state = workerData.seed;
/** The next of a fixed row of numbers from 0 to 1. */
const next = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};

function cut() {
  let lost = 0;
  for (const writes of unsynced.values()) {
    const [{ path }] = writes;
    if (!fs.existsSync(path)) continue;
    const descriptor = fs.openSync(path, 'r+');
    for (const { position, size, before } of writes.toReversed()) {
      writeSync(descriptor, before, 0, before.length, position);
      ftruncateSync(descriptor, size);
    }
    for (const { position, after } of writes)
      if (next() < 0.5) writeSync(descriptor, after, 0, after.length, position);
      else lost++;
    fs.closeSync(descriptor);
  }
  parentPort.postMessage({ lost });
  setImmediate(() => process.exit(0));
}
parentPort.on('message', (message) => message === 'cut' && cut());
