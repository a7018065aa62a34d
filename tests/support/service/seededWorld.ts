import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { inTransaction } from '../../../server/database/transaction';
import { seedDemo } from '../../../server/demo/seedDemo';
import { createFloorPlanReader } from '../../../server/floorPlans/createFloorPlanReader';
import { writeReferenceData } from '../../../server/repositories/referenceData';
import { digestBook } from '../../../server/repositories/uploads/fileDigests';
import { openDiskStorage } from '../../../server/storage/diskStorage';
import { recordDigests } from '../../../server/storage/recordDigests';
import type { Storage } from '../../../server/storage/storage';
import { createTwoFactorBox, sealStoredSecrets } from '../../../server/twoFactorSecrets';
import { type TestDatabase, testDatabase } from './database';
import { keepHouse } from './keepHouse';
import { testWayfinder } from './testWayfinder';

export interface SeededWorld {
  readonly database: TestDatabase;
  readonly storage: Storage;
  /** Folder of the files. */
  readonly files: string;
  close(): Promise<void>;
}

/** The demo world as the service makes it, with its housekeeping done. */
export async function seededWorld(): Promise<SeededWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-world-'));
  const incoming = join(folder, 'incoming');
  const files = join(folder, 'files');
  mkdirSync(incoming);
  const database = await testDatabase();
  const { pool } = database;
  await inTransaction(pool, writeReferenceData);
  const disk = await openDiskStorage(files);
  const storage = recordDigests(disk, digestBook(pool));
  const floorPlanReader = createFloorPlanReader(new URL(inject('floorPlanThread')));
  const clock = () => new Date();
  await seedDemo({
    pool,
    storage,
    floorPlanReader,
    incoming,
    clock,
    wayfinder: testWayfinder(),
    publicUrl: 'https://atrium.test',
  });
  await floorPlanReader.close();
  await sealStoredSecrets(pool, createTwoFactorBox(new Uint8Array(32)));
  // Later, so that what the seed wrote is old enough to be counted and swept.
  await keepHouse({ database, storage }, new Date(Date.now() + 60 * 60_000));
  return {
    database,
    storage,
    files,
    close: async () => {
      await storage.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
