import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmLocation, confirmLocationByPost } from '@/contract/locations/confirmations';
import { readProject } from '@/contract/locations/projectDetails';
import { createProject } from '@/contract/locations/projects';
import { serviceText } from '../../../../server/texts';
import { linkOf } from '../../../support/mailLinks';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

const MANAGER = 'manager@riverside.example';
const DAY = 24 * 60 * 60_000;

let test: TestApp;
let as: string;
let organisation: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs(MANAGER);
  organisation = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

/** Makes a location and gives the token of the mail about it. */
async function create(name: string) {
  test.clock.pass(1000);
  const { project } = (await test.call(createProject, { as, params: { uuid: organisation }, body: { name } })).data;
  const mail = (await test.mails())[0];
  expect([mail?.to, mail?.subject]).toEqual([MANAGER, `Please confirm ${name}`]);
  const { path, query } = linkOf(mail?.text ?? '');
  expect(path).toBe('/confirmlocation');
  return { uuid: project.uuid, token: query.get('token') ?? '' };
}
const isConfirmed = async (uuid: string) => (await test.call(readProject, { as, params: { uuid } })).data.is_confirmed;

it('[CL1] [CL6] sends a link with a new location, which confirms it once and then says that it is confirmed', async () => {
  const { uuid, token } = await create('Pier Nine');
  expect(await isConfirmed(uuid)).toBe(false);
  const before = (await test.audit()).length;
  const reply = await test.call(confirmLocation, { as: token });
  expect([reply.data, reply.message, reply.token]).toEqual([
    { project: { uuid, name: 'Pier Nine' } },
    serviceText('confirm.done'),
    null,
  ]);
  expect(await isConfirmed(uuid)).toBe(true);
  expect((await test.audit()).slice(before)).toMatchObject([
    { event: 'approved', subject: uuid, organisation_id: test.organisations.riverside },
  ]);
  for (const call of [confirmLocation, confirmLocationByPost]) {
    const again = await test.call(call, { as: token });
    expect([again.status, again.data, again.message, again.token]).toEqual([
      200,
      { project: { uuid, name: 'Pier Nine' } },
      serviceText('confirm.already'),
      null,
    ]);
  }
  expect((await test.audit()).length).toBe(before + 1);
});

it('[CL2] confirms by POST as well, and once also when many come at once', async () => {
  const { uuid, token } = await create('Pier Ten');
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      test.call(index % 2 ? confirmLocation : confirmLocationByPost, { as: token }),
    ),
  );
  expect(tries.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(tries.filter(({ message }) => message === serviceText('confirm.done')).length).toBe(1);
  expect(await isConfirmed(uuid)).toBe(true);
});

it('[CL3] the link is no session, a session is no link, and it is over after seven days or with its location', async () => {
  const { uuid, token } = await create('Pier Eleven');
  expect((await test.call(readProject, { as: token, params: { uuid } })).status).toBe(401);
  expect((await test.call(confirmLocation, { as })).status).toBe(401);
  expect((await test.call(confirmLocation, {})).status).toBe(401);
  const gone = await create('Pier Twelve');
  await test.database.pool.query('DELETE FROM projects WHERE uuid = $1', [gone.uuid]);
  expect((await test.call(confirmLocation, { as: gone.token })).status).toBe(401);
  const used = await create('Pier Fourteen');
  await test.call(confirmLocation, { as: used.token });
  test.clock.pass(7 * DAY);
  expect((await test.call(confirmLocation, { as: used.token })).status).toBe(401);
  expect((await test.call(confirmLocation, { as: token })).status).toBe(401);
  as = await test.signInAs(MANAGER);
  expect(await isConfirmed(uuid)).toBe(false);
});

it('[CL4] the GET that confirms refuses HEAD, fetching ahead and being opened, and is never kept', async () => {
  const { uuid, token } = await create('Pier Thirteen');
  const headers = { authorization: `Bearer ${token}` };
  const head = await test.app.inject({ method: 'HEAD', url: '/api/confirm-location', headers });
  expect(head.statusCode).toBe(404);
  for (const extra of [
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-mode': 'navigate' },
  ])
    expect((await test.call(confirmLocation, { as: token, headers: extra as Record<string, string> })).status).toBe(
      400,
    );
  expect(await isConfirmed(uuid)).toBe(false);
  const reply = await test.call(confirmLocation, { as: token });
  expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store']);
});
