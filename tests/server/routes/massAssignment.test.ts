import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createOrganisation, readOrganisation, updateOrganisation } from '@/contract/organisations/organisations';
import { createUser, updateUser } from '@/contract/users/userAdministration';
import { roleOf } from '../../support/service/roleOf';
import { type TestApp, testApp } from '../../support/service/testApp';
import { organisationOf } from '../../support/service/testLocation';

let test: TestApp;
let manager: string;
let reseller: string;
let riverside: string;
let harbour: string;
let northwind: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await testApp();
  riverside = await organisationOf(test, test.organisations.riverside);
  harbour = await organisationOf(test, test.organisations.harbour);
  northwind = await organisationOf(test, test.organisations.northwind);
  const { rows } = await test.database.pool.query<{ email: string; uuid: string }>('SELECT email, uuid FROM users');
  for (const { email, uuid } of rows)
    ids[email.split('@')[0] === 'manager' ? email : (email.split('@')[0] ?? '')] = uuid;
});
beforeEach(async () => {
  manager = await test.signInAs('manager@riverside.example');
  reseller = await test.signInAs('reseller@northwind.example');
});
afterAll(() => test.close());

const rowOf = async (uuid: string) =>
  (
    await test.database.pool.query<Record<string, unknown>>(
      `SELECT u.*, ARRAY(SELECT feature_id FROM user_features WHERE user_id = u.id ORDER BY 1) AS features
         FROM users u WHERE uuid = $1`,
      [uuid],
    )
  ).rows[0] ?? {};

/** Fields that the calls about users do not take, as somebody might add them. */
const SMUGGLED = {
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000009',
  organisation_id: 1,
  organisation_uuid: '00000000-0000-4000-8000-000000000009',
  password: 'smuggled in',
  password_hash: 'smuggled in',
  TFA: 0,
  tfa_secret: 'AAAA',
  tfa_last_step: 0,
  active: false,
  is_provider: true,
  staff: true,
  roles: [{ id: 1 }],
  role_id: 1,
  created_at: '2000-01-01T00:00:00Z',
  created_by: 1,
};
const FIXED = [
  'id',
  'uuid',
  'organisation_id',
  'password_hash',
  'tfa_secret',
  'tfa_last_step',
  'active',
  'role_id',
  'created_at',
  'features',
];
const fixed = (row: Record<string, unknown>) => FIXED.map((name) => [name, row[name]]);

it('[AZ4] changes nothing of oneself but the profile, whatever else is sent along', async () => {
  const uuid = ids['manager@riverside.example'] ?? '';
  const before = await rowOf(uuid);
  const reply = await test.call(updateUser, {
    as: manager,
    params: { uuid },
    body: { name: 'Maya O.', email: 'manager@riverside.example', role: 1, features: [12], ...SMUGGLED } as never,
  });
  expect(reply.status).toBe(200);
  const after = await rowOf(uuid);
  expect(fixed(after)).toEqual(fixed(before));
  expect(after.name).toBe('Maya O.');
});

it('[AZ4] changes name, address, role and page access of others, and nothing else', async () => {
  const uuid = ids.editor ?? '';
  const before = await rowOf(uuid);
  const reply = await test.call(updateUser, {
    as: manager,
    params: { uuid },
    body: { name: 'Eli M.', email: 'editor@riverside.example', notify: false, time_zone: 'UTC', ...SMUGGLED } as never,
  });
  expect(reply.status).toBe(200);
  const after = await rowOf(uuid);
  expect(fixed(after)).toEqual(fixed(before));
  expect([after.notify, after.time_zone]).toEqual([before.notify, before.time_zone]);
});

it('[AZ4] grants no feature that the organisation or the grantor does not hold, and no role of another organisation', async () => {
  const foreign = await roleOf(test, 'editor', test.organisations.harbour);
  const body = { name: 'Some One', email: 'some.one@riverside.example' };
  const role = Number((await rowOf(ids.editor ?? '')).role_id);
  const create = (extra: object) => test.call(createUser, { as: manager, body: { ...body, ...extra } as never });
  expect((await create({ role, features: [12] })).error.errors).toHaveProperty('features');
  expect((await create({ role: foreign })).error.errors).toHaveProperty('role');
  expect((await create({ role, organisation: harbour })).status).toBe(404);
  const { rows: users } = await test.database.pool.query('SELECT 1 FROM users WHERE email = $1', [body.email]);
  expect(users).toEqual([]);
});

it('[AZ4] does not let a user be made staff, or of another organisation, or with a password, by what stands in the body', async () => {
  const role = Number((await rowOf(ids.editor ?? '')).role_id);
  const reply = await test.call(createUser, {
    as: manager,
    body: { ...SMUGGLED, name: 'New One', email: 'new.one@riverside.example', role } as never,
  });
  const row = await rowOf(reply.data.uuid);
  expect([row.organisation_id, row.active, row.role_id, row.tfa_secret]).toEqual([
    test.organisations.riverside,
    true,
    role,
    null,
  ]);
  expect(row.uuid).not.toBe(SMUGGLED.uuid);
});

it('[AZ4] leaves what an organisation holds and whose it is to those above it', async () => {
  const before = (await test.call(readOrganisation, { as: manager, params: { uuid: riverside } })).data;
  const reply = await test.call(updateOrganisation, {
    as: manager,
    params: { uuid: riverside },
    body: {
      name: 'Riverside',
      reseller: 1,
      features: [12],
      integrations: [1],
      file_groups: [{ name: 'Menus' }],
      organisation_uuid: harbour,
      is_provider: true,
    } as never,
  });
  expect(reply.status).toBe(200);
  const { revision: _, ...after } = reply.data;
  // Roles are told where an organisation is read, not where it is saved.
  const { revision: __, all_roles: ___, ...old } = before;
  expect(after).toEqual(old);
});

it('[AZ4] makes no organisation with more than its creator and its parent hold, nor below somebody else’s', async () => {
  const { pool } = test.database;
  await pool.query(
    'DELETE FROM user_features WHERE feature_id = 17 AND user_id = (SELECT id FROM users WHERE uuid = $1)',
    [ids.reseller],
  );
  const create = (extra: object) =>
    test.call(createOrganisation, { as: reseller, body: { name: 'New customer', ...extra } as never });
  expect((await create({ features: [17] })).error.errors).toHaveProperty('features');
  expect((await create({ integrations: [1] })).error.errors).toHaveProperty('integrations');
  const provider = await organisationOf(test, test.organisations.provider);
  for (const organisation_uuid of [provider, '00000000-0000-4000-8000-000000000009'])
    expect((await create({ organisation_uuid })).error.errors).toHaveProperty('organisation_uuid');
  const made = (await create({ is_provider: true, id: 1, features: [1], organisation_uuid: northwind })).data;
  expect([made.is_provider, made.organisation_uuid, made.features.map(({ id }) => id)]).toEqual([
    false,
    northwind,
    [1],
  ]);
});

it('[AZ4] moves no organisation below itself or below one that is out of reach', async () => {
  const move = (organisation_uuid: string) =>
    test.call(updateOrganisation, {
      as: reseller,
      params: { uuid: riverside },
      body: { name: 'Riverside', organisation_uuid },
    });
  const lakeside = await organisationOf(test, test.organisations.lakeside);
  for (const uuid of [riverside, lakeside]) expect((await move(uuid)).error.errors).toHaveProperty('organisation_uuid');
  expect((await move(harbour)).data.organisation_uuid).toBe(harbour);
  expect((await move(northwind)).data.organisation_uuid).toBe(northwind);
});
