// Preloaded into the database thread by a test: a disk that fails to sync while the file `fail-sync` is beside the database. Its
// content is the code of the error.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';

const { fsyncSync } = fs;
const fault = join(dirname(workerData.folder), 'fail-sync');
fs.fsyncSync = (descriptor) => {
  if (fs.existsSync(fault)) {
    const code = fs.readFileSync(fault, 'utf8');
    throw Object.assign(new Error(`${code}: i/o error, fsync`), { code, syscall: 'fsync' });
  }
  fsyncSync(descriptor);
};
syncBuiltinESMExports();
