// Preloaded into the database thread by a test: a disk that is full while the first number in `full` is 1.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { workerData } from 'node:worker_threads';

const { writeSync, fstatSync } = fs;
fs.writeSync = (descriptor, buffer, offset, length, position) => {
  // Writes within a file need no new space, except those that make the file longer.
  if (Atomics.load(workerData.full, 0) === 1 && position + length > fstatSync(descriptor).size)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  return writeSync(descriptor, buffer, offset, length, position);
};
syncBuiltinESMExports();
