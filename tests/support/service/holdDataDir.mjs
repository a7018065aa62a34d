// Holds a data folder until the process is ended: `tsx holdDataDir.mjs FOLDER`. Prints "held" or the error.
import { lockDataDir } from '../../../server/database/dataDirLock.ts';

try {
  const lock = await lockDataDir(process.argv[2]);
  process.stdout.write('held\n');
  process.on('SIGTERM', () => {
    lock.release();
    process.exit(0);
  });
  setInterval(() => {}, 1000);
} catch (error) {
  process.stdout.write(`${error.message}\n`);
}
