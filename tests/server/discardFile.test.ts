import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { discardFile } from '../../server/discardFile';
import { claimStorage } from '../../server/jobs/sweep/claimStorage';
import { sweepStorage } from '../../server/jobs/sweep/sweepStorage';
import { digestBook } from '../../server/repositories/uploads/fileDigests';
import { newKey } from '../../server/storage/newKey';
import { openStorage } from '../../server/storage/openStorage';
import { recordDigests } from '../../server/storage/recordDigests';
import type { Storage } from '../../server/storage/storage';
import { listTrash } from '../../server/storage/trash';
import { type TestDatabase, testDatabase } from '../support/service/database';
import { QUIET } from '../support/service/keepHouse';

const NOW = new Date('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60_000;

let database: TestDatabase;
let folder: string;
let storage: Storage;
beforeAll(async () => {
  database = await testDatabase();
  await database.reset('accounts');
  folder = mkdtempSync(join(tmpdir(), 'atrium-discard-'));
  storage = recordDigests(await openStorage({ dataDir: folder }), digestBook(database.pool));
  await claimStorage({ client: database.pool, storage, now: NOW, log: QUIET });
});
afterAll(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
  await database.close();
});

const store = async (bytes: number): Promise<string> => {
  const key = newKey('images', NOW, '.webp');
  await storage.put(key, Buffer.alloc(bytes), { contentType: 'image/webp' });
  return key;
};
const discard = (organisationId: number, key: string) =>
  discardFile({ client: database.pool, storage, organisationId, now: NOW, most: 100 }, key);
const trashed = async () => {
  const keys: string[] = [];
  for await (const { original } of listTrash(storage)) keys.push(original);
  return keys.sort();
};

it('[ST17] the trash of an organisation holds so many bytes; what is more is deleted, and others have their own', async () => {
  const { riverside, harbour } = inject('demoOrganisations');
  const [first, second, large, other] = [await store(60), await store(40), await store(1), await store(90)];
  for (const key of [first, second, large]) await discard(riverside, key);
  await discard(harbour, other);
  expect(await trashed()).toEqual([first, second, other].sort());
  expect(await storage.has(large)).toBe(false);

  // A file that a row names again, and files whose time is over, leave room.
  await database.pool.query(
    'INSERT INTO images (key, organisation_id, file_key, content_type) VALUES ($1, $2, $3, $4)',
    ['back', riverside, first, 'image/webp'],
  );
  const sweep = (now: Date) => sweepStorage({ client: database.pool, storage, now, log: QUIET });
  expect(await sweep(NOW)).toMatchObject({ putBack: 1 });
  const further = await store(60);
  await discard(riverside, further);
  expect(await trashed()).toEqual([second, other, further].sort());
  await sweep(new Date(NOW.getTime() + 9 * DAY));
  expect(await trashed()).toEqual([]);
  const last = await store(100);
  await discard(riverside, last);
  expect(await trashed()).toEqual([last]);
});
