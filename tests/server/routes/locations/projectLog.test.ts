import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuilding } from '@/contract/buildings/buildings';
import { updateProject } from '@/contract/locations/projectChanges';
import { LOG_PAGE, readProjectLog } from '@/contract/locations/projectLog';
import { createProject } from '@/contract/locations/projects';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const location = async (as: string, organisationId: number) => {
  const uuid = await organisationOf(test, organisationId);
  return (await test.call(createProject, { as, params: { uuid }, body: { name: 'Logged' } })).data.project.uuid;
};
const log = async (as: string, uuid: string, before?: number) =>
  (await test.call(readProjectLog, { as, params: { uuid }, query: before === undefined ? {} : { before } })).data;

it('[LG1] [LG2] [LG3] lists what was changed, newest first, with user, action and both values', async () => {
  const as = await test.signInAs('manager@riverside.example');
  const uuid = await location(as, test.organisations.riverside);
  await test.call(createBuilding, { as, params: { uuid }, body: { name: 'Hall', shortname: 'H' } });
  await test.call(updateProject, { as, params: { uuid }, body: { name: 'Renamed', settings: { units: 'F' } } });
  const { project, logs } = await log(as, uuid);
  expect(project).toEqual({ uuid, name: 'Renamed' });
  expect(logs.map(({ action, description }) => [action, description])).toEqual([
    ['updated', 'Changed Renamed'],
    ['created', 'Created Hall'],
    ['created', 'Created Logged'],
  ]);
  expect(logs[0]?.properties).toEqual({
    old: { name: 'Logged', units: 'C' },
    attributes: { name: 'Renamed', units: 'F' },
  });
  expect(logs[0]?.user).toMatchObject({ name: 'Maya Okafor', avatar: null, time_zone: 'Europe/London' });
});

it('[LG4] gives the email address of the user to provider staff alone', async () => {
  const manager = await test.signInAs('manager@riverside.example');
  const own = await log(manager, await location(manager, test.organisations.riverside));
  expect(own.logs[0]?.user).not.toHaveProperty('email');
  const staff = await test.signInAs('staff@atrium.example');
  const provided = await log(staff, await location(staff, test.organisations.provider));
  expect(provided.logs[0]?.user?.email).toBe('staff@atrium.example');
});

it('[LG1] goes on with older entries', async () => {
  const as = await test.signInAs('manager@riverside.example');
  const uuid = await location(as, test.organisations.riverside);
  for (let at = 0; at < LOG_PAGE; at += 1)
    await test.call(updateProject, { as, params: { uuid }, body: { name: `Name ${at}` } });
  const first = await log(as, uuid);
  expect(first.logs).toHaveLength(LOG_PAGE);
  const rest = await log(as, uuid, first.logs.at(-1)?.id);
  expect(rest.logs.map(({ description }) => description)).toEqual(['Created Logged']);
});
