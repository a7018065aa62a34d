import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProject } from '@/contract/locations/projects';
import {
  createOrganisation,
  deleteOrganisation,
  listFeatures,
  listSubOrganisations,
  type Organisation,
  readOrganisation,
  switchOrganisation,
  updateOrganisation,
} from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { createUser } from '@/contract/users/userAdministration';
import { featureId } from '@/model/access/features';
import { FIRST_ROLE_ACCESS } from '@/model/access/roleAccess';
import { inTransaction } from '../../../../server/database/transaction';
import { setIntegrations } from '../../../../server/repositories/organisations/write';
import { roleOf } from '../../../support/service/roleOf';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let reseller: string;
let northwind: string;
let harbour: string;
beforeAll(async () => {
  test = await testApp();
  reseller = await test.signInAs('reseller@northwind.example');
  northwind = await organisationOf(test, test.organisations.northwind);
  harbour = await organisationOf(test, test.organisations.harbour);
  await inTransaction(test.database.pool, (client) => setIntegrations(client, test.organisations.northwind, [1]));
});
afterAll(() => test.close());

const read = (uuid: string, as = reseller) => test.call(readOrganisation, { as, params: { uuid } });
const create = (body: { name: string } & Record<string, unknown>) =>
  test.call(createOrganisation, { as: reseller, body });
const save = ({ uuid, name }: Organisation, body: Record<string, unknown>) =>
  test.call(updateOrganisation, { as: reseller, params: { uuid }, body: { name, ...body } });
const remove = (uuid: string, as = reseller) => test.call(deleteOrganisation, { as, params: { uuid } });
/** Every row of every table that names an organisation, counted by table. */
async function rowsOf(uuid: string): Promise<Record<string, number>> {
  const { pool } = test.database;
  const { rows } = await pool.query<{ table_name: string }>(
    `SELECT table_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name = 'organisation_id' AND table_name <> 'audit_entries'`,
  );
  const counts: Record<string, number> = {};
  for (const { table_name: table } of rows) {
    const found = await pool.query(
      `SELECT count(*)::int AS count FROM ${table} WHERE organisation_id = (SELECT id FROM organisations WHERE uuid = $1)`,
      [uuid],
    );
    if (found.rows[0].count > 0) counts[table] = found.rows[0].count;
  }
  return counts;
}

it('[OR1] a new organisation has what was asked for, a colour of black by default, and roles to begin with', async () => {
  const made = await create({
    name: '  Pier Arcade ',
    reseller: 1,
    features: [{ id: featureId('locations') }, { id: featureId('events') }],
    integrations: [1],
    file_groups: [{ name: 'Plans' }],
  });
  expect(made.message).toBe('Organisation successfully created.');
  expect(made.data).toMatchObject({
    name: 'Pier Arcade',
    color: '#000000',
    reseller: 1,
    organisation_uuid: northwind,
    integrations: [{ id: 1 }],
    file_groups: [{ name: 'Plans' }],
    projects: [],
  });
  expect(made.data.features.map(({ id }) => id)).toEqual([featureId('locations'), featureId('events')]);
  const { rows } = await test.database.pool.query(
    'SELECT r.name FROM roles r JOIN organisations o ON o.id = r.organisation_id WHERE o.uuid = $1 ORDER BY r.name COLLATE "C"',
    [made.data.uuid],
  );
  expect(rows).toEqual(
    Object.keys(FIRST_ROLE_ACCESS)
      .sort()
      .map((name) => ({ name })),
  );
  const held = await test.call(listFeatures, { as: reseller, params: { uuid: made.data.uuid } });
  expect(held.data.map(({ name }) => name)).toEqual(['locations', 'events']);
});

it('[OR2] a name of 3 to 100 characters is asked for in the stated words, missing or too short or too long', async () => {
  for (const name of ['', '  ab ', 'x'.repeat(101)]) {
    const refused = await create({ name });
    expect([refused.status, refused.error.errors]).toEqual([422, { name: ['Please enter a organisation name.'] }]);
  }
  expect((await create({ name: 'y'.repeat(100) })).status).toBe(200);
});

it('[OR3] passes on no feature or integration that the parent lacks, and goes below no organisation out of reach', async () => {
  const { data: limited } = await create({ name: 'Limited', reseller: 1, features: [featureId('events')] });
  const below = (more: object) => create({ name: 'Below Limited', organisation_uuid: limited.uuid, ...more });
  expect((await below({ features: [featureId('offers')] })).error.errors).toEqual({
    features: [translate('organisation.notHeld')],
  });
  expect((await below({ integrations: [1] })).error.errors).toEqual({
    integrations: [translate('organisation.notHeld')],
  });
  expect((await below({ features: [featureId('events')] })).data.organisation_uuid).toBe(limited.uuid);
  const lakeside = await organisationOf(test, test.organisations.lakeside);
  expect((await create({ name: 'Elsewhere', organisation_uuid: lakeside })).error.errors).toEqual({
    organisation_uuid: [translate('organisation.parentUnknown')],
  });
});

it('[OR33] takes no feature away that the caller does not hold', async () => {
  const { data: made } = await create({ name: 'Keeps Its Own', features: [featureId('events'), featureId('offers')] });
  const { pool } = test.database;
  const of = (sql: string) => pool.query(sql, ['reseller@northwind.example', featureId('offers')]);
  await of('DELETE FROM user_features USING users u WHERE u.id = user_id AND u.email = $1 AND feature_id = $2');
  try {
    const refused = await save(made, { features: [{ id: featureId('events') }] });
    expect([refused.status, refused.error.errors]).toEqual([422, { features: [translate('user.featureNotTaken')] }]);
    expect((await save(made, { features: [{ id: featureId('offers') }] })).status).toBe(200);
  } finally {
    await of('INSERT INTO user_features (user_id, feature_id) SELECT id, $2 FROM users WHERE email = $1');
  }
});

it('[OR4] an organisation is saved, and never below itself; a stale save is refused with what there is', async () => {
  const { data: made } = await create({ name: 'Movable', reseller: 1 });
  const { data: child } = await create({ name: 'Child of Movable', organisation_uuid: made.uuid });
  const saved = await save(made, { color: '#123abc', reseller: 0, revision: made.revision });
  expect(saved.message).toBe('Organisation updated successfully.');
  expect(saved.data).toMatchObject({ color: '#123abc', reseller: 0 });
  const stale = await save(made, { color: '#ffffff', revision: made.revision });
  expect([stale.status, stale.error.current]).toEqual([409, saved.data]);
  for (const organisation_uuid of [made.uuid, child.uuid])
    expect((await save(made, { organisation_uuid })).error.errors).toEqual({
      organisation_uuid: [translate('organisation.parentUnknown')],
    });
});

it('[OR5] file groups are kept, renamed, added and removed by what is sent; one of another organisation is a new one', async () => {
  const { data: other } = await create({ name: 'Other Groups', file_groups: [{ name: 'Theirs' }] });
  const { data: made } = await create({
    name: 'Grouped',
    file_groups: [{ name: 'Plans' }, { name: 'Photos' }, { name: 'Contracts' }],
  });
  const [plans, photos] = made.file_groups;
  const theirs = other.file_groups[0];
  const { data: saved } = await save(made, {
    file_groups: [{ id: plans?.id, name: 'Plans' }, { id: photos?.id, name: 'Pictures' }, { name: 'Signs' }, theirs],
  });
  expect(saved.file_groups.slice(0, 2)).toEqual([
    { id: plans?.id, name: 'Plans' },
    { id: photos?.id, name: 'Pictures' },
  ]);
  expect(saved.file_groups.slice(2).map(({ name }) => name)).toEqual(['Signs', 'Theirs']);
  expect(saved.file_groups.some(({ id }) => id === theirs?.id)).toBe(false);
  expect((await read(other.uuid)).data.file_groups).toEqual([theirs]);
});

it('[OR6] the details of the own organisation are its own to change, what it holds is not', async () => {
  const manager = await test.signInAs('manager@riverside.example');
  const riverside = await organisationOf(test, test.organisations.riverside);
  const { all_roles: roles, ...before } = (await read(riverside, manager)).data;
  expect(roles?.map(({ name }) => name)).toEqual(Object.keys(FIRST_ROLE_ACCESS));
  const saved = await test.call(updateOrganisation, {
    as: manager,
    params: { uuid: riverside },
    body: {
      name: 'Riverside Centre',
      color: '#0f4c81',
      info: 'By the river.',
      website: 'https://riverside.example',
      reseller: 1,
      features: [],
      file_groups: [{ name: 'Smuggled' }],
      revision: before.revision,
    },
  });
  expect(saved.data).toEqual({
    ...before,
    name: 'Riverside Centre',
    color: '#0f4c81',
    info: 'By the river.',
    website: 'https://riverside.example',
    revision: (before.revision ?? 0) + 1,
  });
  const wrong = await test.call(updateOrganisation, {
    as: manager,
    params: { uuid: riverside },
    body: { name: 'Riverside', website: 'javascript:alert(1)' },
  });
  expect(wrong.error.errors).toEqual({ website: [translate('organisation.website')] });
});

it('[OR7] deleting takes every row of the organisation with it and leaves those of others as they were', async () => {
  const { data: made } = await create({
    name: 'Passing',
    features: [featureId('locations')],
    file_groups: [{ name: 'P' }],
  });
  await test.call(createProject, {
    as: await staffIn(made.uuid),
    organisation: made.uuid,
    params: { uuid: made.uuid },
    body: { name: 'Passing Place' },
  });
  const others = [northwind, harbour];
  const before = await Promise.all(others.map(rowsOf));
  expect(Object.keys(await rowsOf(made.uuid))).toEqual(
    expect.arrayContaining(['organisation_features', 'organisation_file_groups', 'projects', 'roles']),
  );
  expect((await remove(made.uuid)).message).toBe('Organisation deleted successfully.');
  expect(await rowsOf(made.uuid)).toEqual({});
  expect((await read(made.uuid)).status).toBe(404);
  expect(await Promise.all(others.map(rowsOf))).toEqual(before);
});

it('[OR8] an organisation with customers is not deleted, and nobody deletes the one they act for', async () => {
  const { data: made } = await create({ name: 'Has Customers', reseller: 1 });
  const { data: child } = await create({ name: 'The Customer', organisation_uuid: made.uuid });
  const refused = await remove(made.uuid);
  expect([refused.status, refused.error.error]).toEqual([409, translate('organisation.hasCustomers', { count: 1 })]);
  expect((await remove(child.uuid)).status).toBe(200);
  expect((await remove(made.uuid)).status).toBe(200);
  expect((await remove(northwind)).status).toBe(403);
});

it('[OR9] the organisations below come with the number of their locations and whether they have customers', async () => {
  const manager = await test.signInAs('manager@harbour.example');
  await test.call(createProject, { as: manager, params: { uuid: harbour }, body: { name: 'Harbour North' } });
  const { data } = await test.call(listSubOrganisations, { as: reseller, params: { uuid: northwind } });
  const one = data.sub.find(({ uuid }) => uuid === harbour);
  expect(one).toMatchObject({ name: 'Harbour Hospital Trust', reseller: 0, projects: [{ name: 'Harbour North' }] });
  expect(data.sub.map(({ name }) => name.toLowerCase())).toEqual(
    data.sub.map(({ name }) => name.toLowerCase()).sort((a, b) => (a < b ? -1 : 1)),
  );
});

/** Provider staff who may act for an organisation, as the creation screen lets them. */
async function staffIn(uuid: string): Promise<string> {
  const staff = await test.signInAs('staff@atrium.example');
  await test.call(switchOrganisation, { as: staff, params: { uuid }, body: { organisation: uuid } });
  return staff;
}

it('[US3] the first user of a new organisation has all of its page access, so that they can set it up, and the second none of that', async () => {
  const features = (['locations', 'user-admin', 'publish', 'auditing'] as const).map(featureId);
  const made = (await create({ name: 'First Aid', features })).data;
  const as = await staffIn(made.uuid);
  const { rows } = await test.database.pool.query<{ id: number }>('SELECT id FROM organisations WHERE uuid = $1', [
    made.uuid,
  ]);
  const add = async (name: string, email: string) => {
    const role = await roleOf(test, 'editor', rows[0]?.id ?? 0);
    return (
      await test.call(createUser, { as, organisation: made.uuid, body: { role, name, email, organisation: made.uuid } })
    ).data;
  };
  expect([...(await add('Ada First', 'ada@first-aid.example')).features].sort()).toEqual([...features].sort());
  expect((await add('Bea Second', 'bea@first-aid.example')).features).toEqual([featureId('locations')]);
});

it('[OR17] makes no ring of organisations that are placed below each other at once', async () => {
  for (let round = 0; round < 10; round++) {
    const pair = await Promise.all(
      ['A', 'B'].map(async (name) => (await create({ name: `Ring ${name}${round}` })).data),
    );
    const [first, second] = pair;
    if (!first || !second) throw new Error('The organisations were not created.');
    const answers = await Promise.all([
      save(first, { organisation_uuid: second.uuid }),
      save(second, { organisation_uuid: first.uuid }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  }
  const { rows } = await test.database.pool.query(
    `SELECT o.name FROM organisations o LEFT JOIN organisations p ON p.id = o.parent_id
      WHERE o.id = ANY (o.ancestors) OR (p.id IS NOT NULL AND o.ancestors <> p.ancestors || p.id)`,
  );
  expect(rows).toEqual([]);
});

it('[ID3] a deletion that is repeated under its key gets its answer, and one of its own is not found', async () => {
  const { data: made } = await create({ name: 'Deleted Once' });
  const remove = (idempotencyKey: string) =>
    test.call(deleteOrganisation, { as: reseller, params: { uuid: made.uuid }, idempotencyKey });
  const first = await remove('deleted-once');
  const again = await remove('deleted-once');
  expect([first.status, again.status]).toEqual([200, 200]);
  expect([again.bytes, again.headers['idempotency-replayed']]).toEqual([first.bytes, 'true']);
  expect((await remove('deleted-later')).status).toBe(404);
});
