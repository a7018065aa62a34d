import { expect, it } from 'vitest';
import { readStorageUse } from '@/contract/organisations/storageUse';
import { translate } from '@/contract/texts/translate';
import { deleteUpload, uploadedMapFileSchema, uploadMap } from '@/contract/uploads/uploads';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { testFloorPlan } from '../../../support/service/testFloorPlan';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

const bytes = testFloorPlan(1);
const FITTING = 3;

interface Uploading {
  readonly upload: () => ReturnType<TestApp['call']>;
  readonly used: () => Promise<number>;
  readonly remove: (id: string) => Promise<unknown>;
}

/** Runs the work with an application of this quota. */
async function withQuota<T>(
  uploadQuota: number,
  work: (test: TestApp, uploading: Uploading) => Promise<T>,
): Promise<T> {
  const test = await testApp({ uploadQuota });
  try {
    const as = await test.signInAs('manager@riverside.example');
    const uuid = await organisationOf(test, test.organisations.riverside);
    const floor = (await makeLocation(test, as, uuid)).floors[0];
    return await work(test, {
      upload: () => test.call(uploadMap, { as, params: { uuid: floor }, query: {}, file: { name: 'plan.zip', bytes } }),
      used: async () => (await test.call(readStorageUse, { as, params: { uuid } })).data.used,
      remove: (id) => test.call(deleteUpload, { as, params: { id } }),
    });
  } finally {
    await test.close();
  }
}

it('[UP13] [QU3] an organisation stores no more than its quota, also when twenty uploads are sent at once', async () => {
  const each = await withQuota(2 ** 40, async (_, { upload, used }) => {
    await upload();
    return used();
  });
  await withQuota(each * FITTING + 1, async (test, { upload, remove }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, upload));
    const stored = answers.filter(({ status }) => status === 200);
    expect(stored).toHaveLength(FITTING);
    const [rejected] = answers.filter(({ status }) => status === 422);
    expect(rejected?.error).toMatchObject({
      code: 'over-quota',
      message: translate('failed.overQuota', { limit: '0 MB' }),
    });
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(20 - FITTING);
    expect(await test.storedKeys()).toHaveLength(2 * FITTING);
    const [first] = stored;
    await remove(uploadedMapFileSchema.parse(first?.data).uuid);
    expect((await upload()).status).toBe(200);
  });
});
