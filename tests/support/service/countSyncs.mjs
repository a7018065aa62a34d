// Preloaded into the database thread by a test: counts the calls of fsync in shared memory.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { workerData } from 'node:worker_threads';

const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  Atomics.add(workerData.syncs, 0, 1);
  fsyncSync(descriptor);
};
syncBuiltinESMExports();
