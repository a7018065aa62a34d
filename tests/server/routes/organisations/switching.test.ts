import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { updateProject } from '@/contract/locations/projectChanges';
import { createProject, listProjects } from '@/contract/locations/projects';
import {
  listAllSubOrganisations,
  listOrganisations,
  listSubOrganisations,
  readProjectOrganisation,
  switchOrganisation,
} from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { featureId } from '@/model/access/features';
import { inTransaction } from '../../../../server/database/transaction';
import { insertOrganisation } from '../../../../server/repositories/organisations/write';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let northwind: string;
let riverside: string;
let harbour: string;
let lakeside: string;
let bluepeak: string;
let provider: string;
let reseller: string;

beforeAll(async () => {
  test = await testApp();
  const { organisations } = test;
  [northwind, riverside, harbour, lakeside, bluepeak, provider] = (await Promise.all(
    [
      organisations.northwind,
      organisations.riverside,
      organisations.harbour,
      organisations.lakeside,
      organisations.bluepeak,
      organisations.provider,
    ].map((id) => organisationOf(test, id)),
  )) as [string, string, string, string, string, string];
});
beforeEach(async () => {
  await sql('UPDATE organisations SET reseller = true WHERE id = $1', test.organisations.northwind);
  await sql(
    'UPDATE organisations SET parent_id = $2 WHERE id = $1',
    test.organisations.riverside,
    test.organisations.northwind,
  );
  reseller = await test.signInAs('reseller@northwind.example');
});
afterAll(() => test.close());

const sql = (text: string, ...values: unknown[]) => test.database.pool.query(text, values);
const switchTo = (as: string, uuid: string, organisation = uuid) =>
  test.call(switchOrganisation, { as, params: { uuid }, body: { organisation } });
const projectsOf = (as: string, organisation: string, page?: string) =>
  test.call(listProjects, {
    as,
    params: { uuid: organisation },
    query: {},
    ...(page !== undefined && { organisation: page }),
  });
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);

it('[SW1] lists the own organisation and those that one may switch into, by name whatever the case', async () => {
  await inTransaction(test.database.pool, (client) =>
    insertOrganisation(client, {
      parentId: test.organisations.northwind,
      name: 'arcade on the pier',
      color: '#112233',
      features: [],
    }),
  );
  const { data } = await test.call(listOrganisations, { as: reseller });
  expect(names(data)).toEqual(['arcade on the pier', 'Harbour Hospital Trust', 'Northwind Retail', 'Riverside']);
  // Organisations above the own one are not listed.
  expect(data.find(({ uuid }) => uuid === northwind)).toMatchObject({ organisation_uuid: null, reseller: 1 });
  expect(data.find(({ uuid }) => uuid === riverside)).toMatchObject({ organisation_uuid: northwind, reseller: 0 });
  await sql(`DELETE FROM organisations WHERE name = 'arcade on the pier'`);
});

it('[SW1] lists the own organisation alone for people without remote-admin rights, and all for provider staff', async () => {
  const manager = await test.signInAs('manager@riverside.example');
  expect(names((await test.call(listOrganisations, { as: manager })).data)).toEqual(['Riverside']);
  const staff = await test.signInAs('staff@atrium.example');
  const { rows } = await sql('SELECT 1 FROM organisations');
  expect((await test.call(listOrganisations, { as: staff })).data).toHaveLength(rows.length);
});

it('[SW2] tells the organisations right below, with their locations, and the parent where one may act for it', async () => {
  const manager = await test.signInAs('manager@riverside.example');
  const made = await test.call(createProject, { as: manager, params: { uuid: riverside }, body: { name: 'Mall' } });
  const own = (await test.call(listSubOrganisations, { as: reseller, params: { uuid: northwind } })).data;
  expect(names(own.sub)).toEqual(['Harbour Hospital Trust', 'Riverside']);
  expect(own.sub[1]).toMatchObject({ uuid: riverside, projects: [{ uuid: made.data.project.uuid, name: 'Mall' }] });
  expect(own.parent).toBeNull();
  await switchTo(reseller, riverside);
  const theirs = await test.call(listSubOrganisations, {
    as: reseller,
    organisation: riverside,
    params: { uuid: riverside },
  });
  expect(theirs.data).toMatchObject({ sub: [], parent: { uuid: northwind, name: 'Northwind Retail' } });
});

it('[SW2] tells no parent to whom may not act for it, and nothing below to people without remote-admin rights', async () => {
  const manager = await test.signInAs('manager@riverside.example');
  const answer = await test.call(listSubOrganisations, { as: manager, params: { uuid: riverside } });
  expect(answer.data).toEqual({ sub: [], parent: null });
  await inTransaction(test.database.pool, (client) =>
    insertOrganisation(client, {
      parentId: test.organisations.riverside,
      name: 'Kiosk',
      color: '#112233',
      features: [],
    }),
  );
  expect((await test.call(listSubOrganisations, { as: manager, params: { uuid: riverside } })).data.sub).toEqual([]);
  expect((await test.call(listAllSubOrganisations, { as: manager, params: { uuid: riverside } })).data).toEqual([]);
  await sql(`DELETE FROM organisations WHERE name = 'Kiosk'`);
});

it('[SW3] lists all organisations below, however deep', async () => {
  const staff = await test.signInAs('staff@atrium.example');
  const all = (await test.call(listAllSubOrganisations, { as: staff, params: { uuid: provider } })).data;
  expect(names(all)).toEqual([
    'Atrium Internal',
    'Bluepeak Venues',
    'Harbour Hospital Trust',
    'Lakeside Airport',
    'Northwind Retail',
    'Riverside',
  ]);
});

it('[SW4] lets the session act for a customer, and leaves an entry in the trail of that customer', async () => {
  expect((await projectsOf(reseller, riverside, riverside)).status).toBe(404);
  const answer = await switchTo(reseller, riverside);
  expect(answer.data).toMatchObject({ uuid: riverside, name: 'Riverside' });
  expect(answer.message).toBe(translate('organisation.switched', { name: 'Riverside' }));
  expect((await projectsOf(reseller, riverside, riverside)).status).toBe(200);
  const last = (await test.audit()).at(-1);
  expect(last).toMatchObject({ tag: 'session', subject: riverside, organisation_id: test.organisations.riverside });
});

it('[SW4] a page that names no organisation acts for the one switched into last, the own one included', async () => {
  await switchTo(reseller, riverside);
  test.clock.pass(1000);
  await switchTo(reseller, harbour);
  expect((await projectsOf(reseller, harbour)).status).toBe(200);
  expect((await projectsOf(reseller, riverside)).status).toBe(404);
  test.clock.pass(1000);
  await switchTo(reseller, northwind);
  expect((await projectsOf(reseller, northwind)).status).toBe(200);
  expect((await projectsOf(reseller, harbour)).status).toBe(404);
});

it('[SW5] refuses a body that names another organisation than the address', async () => {
  const answer = await switchTo(reseller, riverside, harbour);
  expect([answer.status, answer.error.errors?.organisation]).toEqual([422, [translate('organisation.switchDiffers')]]);
  expect((await projectsOf(reseller, riverside, riverside)).status).toBe(404);
  expect((await projectsOf(reseller, harbour, harbour)).status).toBe(404);
});

it('[SW5] switches nobody to where they may not act: above, beside, into a stranger’s customer, without rights', async () => {
  for (const uuid of [provider, bluepeak, lakeside, '00000000-0000-4000-8000-000000000001'])
    expect((await switchTo(reseller, uuid)).status).toBe(404);
  const manager = await test.signInAs('manager@riverside.example');
  for (const uuid of [northwind, harbour]) expect((await switchTo(manager, uuid)).status).toBe(404);
});

it('[SW6] a session that switches leaves other sessions of the same person as they are', async () => {
  const other = await test.signInAs('reseller@northwind.example');
  await switchTo(reseller, riverside);
  expect((await projectsOf(reseller, riverside, riverside)).status).toBe(200);
  expect((await projectsOf(other, riverside, riverside)).status).toBe(404);
  expect((await projectsOf(other, northwind)).status).toBe(200);
});

it('[SW6] two pages of one session act for two customers at the same time', async () => {
  await switchTo(reseller, riverside);
  await switchTo(reseller, harbour);
  const both = await Promise.all([projectsOf(reseller, riverside, riverside), projectsOf(reseller, harbour, harbour)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

it('[SW7] a right that is taken away ends acting for the customer with the next request, the reseller flag with the feature', async () => {
  await switchTo(reseller, riverside);
  await sql('UPDATE organisations SET reseller = false WHERE id = $1', test.organisations.northwind);
  // The feature alone still is a right.
  expect((await projectsOf(reseller, riverside, riverside)).status).toBe(200);
  const taken = await sql(
    'DELETE FROM user_features USING users u WHERE u.id = user_id AND u.organisation_id = $1 AND feature_id = $2 RETURNING user_id',
    test.organisations.northwind,
    featureId('reseller'),
  );
  expect((await projectsOf(reseller, riverside, riverside)).status).toBe(404);
  expect((await switchTo(reseller, riverside)).status).toBe(404);
  // Back in the own organisation the person can continue.
  expect((await projectsOf(reseller, northwind, northwind)).status).toBe(200);
  for (const { user_id } of taken.rows)
    await sql('INSERT INTO user_features (user_id, feature_id) VALUES ($1, $2)', user_id, featureId('reseller'));
});

it('[SW7] a customer that moves to another reseller is out of reach with the next request', async () => {
  await switchTo(reseller, riverside);
  await sql(
    'UPDATE organisations SET parent_id = $2 WHERE id = $1',
    test.organisations.riverside,
    test.organisations.bluepeak,
  );
  expect((await projectsOf(reseller, riverside, riverside)).status).toBe(404);
  expect((await switchTo(reseller, riverside)).status).toBe(404);
});

it('[SW8] a write whose page acts for one customer and whose record is of another is not found, and changes nothing', async () => {
  const manager = await test.signInAs('manager@riverside.example');
  const made = (await test.call(createProject, { as: manager, params: { uuid: riverside }, body: { name: 'Hall' } }))
    .data.project;
  await switchTo(reseller, riverside);
  await switchTo(reseller, harbour);
  const change = (page: string) =>
    test.call(updateProject, {
      as: reseller,
      organisation: page,
      params: { uuid: made.uuid },
      body: { name: 'Changed', revision: made.revision },
    } as never);
  const before = (await sql('SELECT * FROM projects ORDER BY id')).rows;
  const entries = (await test.audit()).length;
  expect((await change(harbour)).status).toBe(404);
  expect((await change(northwind)).status).toBe(404);
  expect((await sql('SELECT * FROM projects ORDER BY id')).rows).toEqual(before);
  expect(await test.audit()).toHaveLength(entries);
  expect((await change(riverside)).status).toBe(200);
});

it('[SW8] a write into a customer’s list from a page that acts for another one is not found, and changes nothing', async () => {
  await switchTo(reseller, riverside);
  await switchTo(reseller, harbour);
  const before = (await sql('SELECT id FROM projects ORDER BY id')).rows;
  const answer = await test.call(createProject, {
    as: reseller,
    organisation: harbour,
    params: { uuid: riverside },
    body: { name: 'Misplaced' },
  });
  expect(answer.status).toBe(404);
  expect((await sql('SELECT id FROM projects ORDER BY id')).rows).toEqual(before);
});

it('[SW20] names the organisation of a location to those who may switch to it, and to nobody else', async () => {
  const manager = await test.signInAs('manager@riverside.example');
  const [mall] = (await projectsOf(manager, riverside)).data;
  const ownerFor = async (as: string, uuid = mall?.uuid ?? '') => {
    const reply = await test.call(readProjectOrganisation, { as, params: { uuid } });
    return reply.status === 200 ? reply.data.uuid : reply.status;
  };
  expect(await ownerFor(reseller)).toBe(riverside);
  expect(await ownerFor(manager)).toBe(riverside);
  expect(await ownerFor(await test.signInAs('staff@atrium.example'))).toBe(riverside);
  expect(await ownerFor(reseller, 'no uuid')).toBe(404);
  expect(await ownerFor(reseller, '00000000-0000-4000-8000-000000000000')).toBe(404);
  // A customer of another reseller, and a reseller without the right any more.
  await sql(
    'UPDATE organisations SET parent_id = $2 WHERE id = $1',
    test.organisations.riverside,
    test.organisations.bluepeak,
  );
  expect(await ownerFor(reseller)).toBe(404);
  await sql(
    'UPDATE organisations SET parent_id = $2 WHERE id = $1',
    test.organisations.riverside,
    test.organisations.northwind,
  );
  await sql('UPDATE organisations SET reseller = false WHERE id = $1', test.organisations.northwind);
  await sql('DELETE FROM user_features WHERE feature_id = $1', featureId('reseller'));
  expect(await ownerFor(reseller)).toBe(404);
});
