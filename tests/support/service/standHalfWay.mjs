// Preloaded into the database thread by a test: its first start stands still for ever in its middle, and says so.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';

const { writeSync } = fs;
const begun = join(`${workerData.folder}.new`, 'PG_VERSION');
fs.writeSync = (...given) => {
  const written = writeSync(...given);
  if (fs.existsSync(begun)) {
    writeSync(1, 'half-way\n');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  return written;
};
syncBuiltinESMExports();
