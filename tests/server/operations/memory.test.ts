import { execFile as execute } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestBook } from '../../../server/repositories/uploads/fileDigests';
import { openDiskStorage } from '../../../server/storage/diskStorage';
import { newKey } from '../../../server/storage/newKey';
import { recordDigests } from '../../../server/storage/recordDigests';
import { buildThread } from '../../support/service/buildThread';
import { REMEMBERED, type TestDatabase, testDatabase } from '../../support/service/database';

const execFile = promisify(execute);

/** Of one file. The short tests make it as small as still shows that it is not in memory. */
const MEGABYTES = process.env.ATRIUM_TIER === 'short' ? 256 : 448;
const LIMIT = 256;
const MIB = 1024 * 1024;
const KEY = newKey('attachments', new Date());

let full: TestDatabase;
let empty: TestDatabase;
let folder: string;
let operate: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-memory-'));
  // Bundled as in the product: what reads TypeScript would count too.
  operate = fileURLToPath(await buildThread('tests/support/service/operateChild.ts', join(folder, 'bundle')));
  full = await testDatabase({ isOwn: true });
  empty = await testDatabase({ isOwn: true });
  await full.reset('accounts');
  for (const { pool } of [full, empty])
    await pool.query(
      Object.values(REMEMBERED)
        .map((schema) => `DROP SCHEMA ${schema} CASCADE;`)
        .join(''),
    );
  const storage = recordDigests(await openDiskStorage(join(folder, 'full')), digestBook(full.pool));
  const bytes = await storage.put(KEY, Readable.from(blocks()), { contentType: 'application/octet-stream' });
  await storage.close();
  await full.pool.query(
    `WITH p AS (INSERT INTO projects (organisation_id, name) SELECT min(id), 'Large' FROM organisations RETURNING id, organisation_id)
     INSERT INTO project_files (organisation_id, project_id, path, bytes, file_key, last_modified)
     SELECT organisation_id, id, 'large.bin', $1, $2, now() FROM p`,
    [bytes, KEY],
  );
});
afterAll(async () => {
  await full.close();
  await empty.close();
  rmSync(folder, { recursive: true });
});

function* blocks(): Generator<Buffer> {
  for (let at = 0; at < MEGABYTES; at++) yield Buffer.alloc(MIB, createHash('sha256').update(String(at)).digest());
}

/** The most megabytes that the command had. */
async function run(command: string, { pool }: TestDatabase, files: string): Promise<number> {
  const { host, database } = pool.options;
  const archive = join(folder, 'atrium.tar.gz');
  const args = [command, host ?? '', database ?? '', join(folder, files), archive] as const;
  const { stdout } = await execFile(process.execPath, [operate, ...args]);
  return Number(stdout);
}

it('[OP30] backup, restore and doctor of a large file need less memory than the file has', async () => {
  expect(await run('backup', full, 'full')).toBeLessThan(LIMIT);
  expect(await run('restore', empty, 'empty')).toBeLessThan(LIMIT);
  expect(await run('doctor', empty, 'empty')).toBeLessThan(LIMIT);
  const { rows } = await empty.pool.query('SELECT bytes::float8 AS bytes, sha256 FROM stored_files');
  expect(rows).toEqual((await full.pool.query('SELECT bytes::float8 AS bytes, sha256 FROM stored_files')).rows);
});
