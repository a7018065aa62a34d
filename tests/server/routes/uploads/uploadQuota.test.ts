import { afterAll, beforeAll, expect, it } from 'vitest';
import { translate } from '@/contract/texts/translate';
import { deleteUpload, uploadMap } from '@/contract/uploads/uploads';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { testFloorPlan } from '../../../support/service/testFloorPlan';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

const bytes = testFloorPlan(1);
const FITTING = 3;

let test: TestApp;
let as: string;
let floor: string;
beforeAll(async () => {
  test = await testApp({ uploadQuota: bytes.length * FITTING + 1 });
  as = await test.signInAs('manager@riverside.example');
  floor = (await makeLocation(test, as, await organisationOf(test, test.organisations.riverside))).floors[0];
});
afterAll(() => test.close());

const upload = () =>
  test.call(uploadMap, { as, params: { uuid: floor }, query: {}, file: { name: 'plan.zip', bytes } });

it('[UP13] an organisation stores no more than its quota, also when twenty uploads are sent at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, upload));
  const stored = answers.filter(({ status }) => status === 200);
  expect(stored).toHaveLength(FITTING);
  const [refused] = answers.filter(({ status }) => status === 422);
  expect(refused?.error).toMatchObject({ code: 'over-quota', message: translate('map.overQuota', { limit: '0 MB' }) });
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(20 - FITTING);
  expect(await test.storedKeys()).toHaveLength(2 * FITTING);
  await test.call(deleteUpload, { as, params: { id: stored[0]?.data.uuid ?? '' } });
  expect((await upload()).status).toBe(200);
});
