import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeSchema } from '../../../../server/operations/doctor/describeSchema';
import { type TestDatabase, testDatabase } from '../../../support/service/database';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ isOwn: true });
});
afterAll(() => database.close());

it('[OP28] doctor knows every object of the newest schema, on both databases', async () => {
  const client = await database.pool.connect();
  try {
    // After a new migration: the same command with -u.
    await expect(`${JSON.stringify(await describeSchema(client), null, 2)}\n`).toMatchFileSnapshot(
      '../../../../server/operations/doctor/expectedSchema.json',
    );
  } finally {
    client.release();
  }
});
