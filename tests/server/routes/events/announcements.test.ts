import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOrganisation, switchOrganisation, updateOrganisation } from '@/contract/organisations/organisations';
import { createSkin, createVariable, listSkins } from '@/contract/skins/skins';
import { saveRole } from '@/contract/users/roles';
import { createUser, deleteUser, updateUser } from '@/contract/users/userAdministration';
import { readUser, userSchema } from '@/contract/users/users';
import { createVersion, updateVersion } from '@/contract/versions/versions';
import { roleOf } from '../../../support/service/roleOf';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let manager: string;
let staff: string;
let heard: string[] = [];
beforeAll(async () => {
  test = await testApp();
  manager = await test.signInAs('manager@riverside.example');
  staff = await test.signInAs('staff@atrium.example');
  const { provider, northwind, riverside } = test.organisations;
  const names = new Map(Object.entries({ provider, northwind, riverside }).map(([name, id]) => [id, name]));
  test.events.subscribe(({ kind, organisationId }) => heard.push(`${names.get(organisationId ?? 0)}: ${kind}`));
});
afterAll(() => test.close());
beforeEach(() => {
  heard = [];
});

const userOf = (organisation: number, email: string) =>
  test.database.pool.query('SELECT uuid FROM users WHERE organisation_id = $1 AND email = $2', [organisation, email]);

it('[LU2] [LU9] skins and their variables are announced to their organisation alone', async () => {
  const base = (await test.call(listSkins, { as: manager })).data[0]?.id ?? 0;
  const { data } = await test.call(createSkin, { as: manager, body: { name: 'Winter', duplicate_skin_id: base } });
  expect(heard).toEqual(['riverside: skins-update']);
  await test.call(createVariable, { as: manager, body: { skin_id: data.id, name: 'Snow', values: { flakes: '9' } } });
  expect(heard).toEqual(['riverside: skins-update', 'riverside: skins-update']);
});

it('[LU2] [LU9] a new and a deleted user and a saved role are announced to their organisation alone', async () => {
  const assigned = await roleOf(test, 'editor', test.organisations.riverside);
  const body = { name: 'Iris Vale', email: 'iris@riverside.example', role: assigned };
  const { data } = await test.call(createUser, { as: manager, body });
  expect(heard).toEqual(['riverside: users-update']);
  await test.call(deleteUser, { as: manager, params: { uuid: data.uuid } });
  const uuid = await organisationOf(test, test.organisations.riverside);
  await test.call(switchOrganisation, { as: staff, params: { uuid }, body: { organisation: uuid } });
  const role = { name: 'guide', permissions: [] };
  await test.call(saveRole, { as: staff, organisation: uuid, params: { id: uuid }, body: role });
  expect(heard).toEqual(Array(3).fill('riverside: users-update'));
});

it("[LU9] one's own profile is announced to one's own organisation, whichever is active", async () => {
  const uuid = await organisationOf(test, test.organisations.riverside);
  await test.call(switchOrganisation, { as: staff, params: { uuid }, body: { organisation: uuid } });
  const id = (await userOf(test.organisations.provider, 'staff@atrium.example')).rows[0].uuid;
  const before = userSchema.parse((await test.call(readUser, { as: staff, organisation: uuid, params: { id } })).data);
  const { name, email, notify, time_zone, revision } = before;
  heard = [];
  const body = { name: `${name} II`, email, notify, time_zone, ...(revision !== undefined && { revision }) };
  const saved = await test.call(updateUser, { as: staff, organisation: uuid, params: { uuid: id }, body });
  expect([saved.status, heard]).toEqual([200, ['provider: users-update']]);
});

it('[LU2] [LU9] an organisation is announced to itself and to those above it, and to no other', async () => {
  const reseller = await test.signInAs('reseller@northwind.example');
  heard = [];
  const uuid = await organisationOf(test, test.organisations.riverside);
  await test.call(updateOrganisation, { as: reseller, params: { uuid }, body: { name: 'Riverside Centre' } });
  expect(heard.sort()).toEqual([
    'northwind: organisations-update',
    'provider: organisations-update',
    'riverside: organisations-update',
  ]);
  heard = [];
  await test.call(createOrganisation, { as: reseller, body: { name: 'Pier Arcade' } });
  // The new one has no name here.
  expect(heard.sort()).toEqual([
    'northwind: organisations-update',
    'provider: organisations-update',
    'undefined: organisations-update',
  ]);
});

it('[LU2] [LU9] versions are announced to the provider alone', async () => {
  const made = await test.call(createVersion, { as: staff, body: { version: '9.1.0', notes: 'Faster', type: 1 } });
  expect(heard).toEqual(['provider: versions-update']);
  const body = {
    notes: 'Faster still',
    type: 1 as const,
    tested: true,
    approved: null,
    released: false,
    force_released: false,
    force_release_version: null,
    organisations: [],
  };
  await test.call(updateVersion, { as: staff, params: { id: String(made.data.id) }, body });
  expect(heard).toEqual(['provider: versions-update', 'provider: versions-update']);
});
