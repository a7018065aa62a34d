/**
 * Runs one command of the operator in a process of its own: `operateChild.ts COMMAND HOST DATABASE FILES ARCHIVE`, and prints the
 * most memory that it had, in megabytes.
 */
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { makeBackup } from '../../../server/operations/backup/makeBackup';
import { restoreBackup } from '../../../server/operations/backup/restoreBackup';
import { diagnose } from '../../../server/operations/doctor/diagnose';
import { openDiskStorage } from '../../../server/storage/diskStorage';

const [command = '', host = '', database = '', files = '', archive = ''] = process.argv.slice(2);
const storage = await openDiskStorage(files);
const pool = new pg.Pool({ host, user: 'postgres', database, max: 1 });
const now = new Date();
if (command === 'restore') await restoreBackup({ pool, storage, now }, archive);
else {
  const client = await pool.connect();
  if (command === 'backup') await makeBackup({ client, storage }, archive, { now });
  else
    for (const { name, found } of await diagnose(client, storage, now))
      if (found.length > 0) console.error(`${name}: ${found.join(', ')}`);
  client.release();
}
console.log(String(mostMegabytes()));
await pool.end();
await storage.close();

/** `maxRSS` begins with the memory of the process that started this one. */
function mostMegabytes(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
