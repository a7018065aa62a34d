import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endOtherSession, listSessions } from '@/contract/session/passwords';
import { signIn } from '@/contract/session/session';
import { translate } from '@/contract/texts/translate';
import { listTimeZones, removeAvatar, uploadAvatar } from '@/contract/users/userAdministration';
import { readUser } from '@/contract/users/users';
import { DEMO_PASSWORD } from '../../../../server/demo/accounts';
import { serviceText } from '../../../../server/texts';
import { type TestApp, testApp } from '../../../support/service/testApp';

const MANAGER = 'manager@riverside.example';
const EDITOR = 'editor@riverside.example';
const SECURE = 'secure@riverside.example';

let test: TestApp;
let params: { uuid: string };
beforeAll(async () => {
  test = await testApp();
  params = { uuid: await uuidOf(MANAGER) };
});
afterAll(() => test.close());

const uuidOf = async (email: string): Promise<string> =>
  (await test.database.pool.query('SELECT uuid FROM users WHERE email = $1', [email])).rows[0].uuid;
const enter = async (email: string, agent: string, address: string) =>
  (
    await test.call(signIn, {
      body: { email, password: DEMO_PASSWORD },
      address,
      headers: { 'user-agent': agent },
    })
  ).token ?? '';
const sessionsOf = (as: string) => test.call(listSessions, { as, params });
const end = (as: string, session: string) => test.call(endOtherSession, { as, params: { ...params, session } });
const self = (as: string) => test.call(readUser, { as, params: { id: params.uuid } });

it('[PF5] lists one’s sessions that are good, newest first, with browser and place', async () => {
  const phone = await enter(MANAGER, 'A phone', '10.9.0.1');
  test.clock.pass(1000);
  const desk = await enter(MANAGER, 'A desk', '10.9.0.2');
  await enter(EDITOR, 'Somebody else', '10.9.0.3');
  const listed = (await sessionsOf(desk)).data;
  expect(listed.map(({ agent, address, is_current }) => [agent, address, is_current])).toEqual([
    ['A desk', '10.9.0.2', true],
    ['A phone', '10.9.0.1', false],
  ]);
  expect((await sessionsOf(phone)).data.find(({ is_current }) => is_current)?.agent).toBe('A phone');
  expect((await test.call(listSessions, { as: await test.signInAs(EDITOR), params })).status).toBe(404);
});

it('[PF6] ends one of one’s sessions, which is refused from the next request on, and no one else’s', async () => {
  const [mine, other] = [await enter(MANAGER, 'Mine', '10.9.0.4'), await enter(MANAGER, 'Other', '10.9.0.5')];
  const ended = (await sessionsOf(mine)).data.find(({ agent }) => agent === 'Other')?.id ?? '';
  expect((await self(other)).status).toBe(200);
  const reply = await end(mine, ended);
  expect([reply.status, reply.message]).toEqual([200, serviceText('session.ended')]);
  expect((await self(other)).status).toBe(401);
  expect((await self(mine)).status).toBe(200);
  const stranger = await enter(EDITOR, 'Stranger', '10.9.0.6');
  const { rows } = await test.database.pool.query("SELECT id FROM sessions WHERE agent = 'Stranger'");
  const refused = [await end(mine, ended), await end(mine, rows[0].id), await end(mine, 'no-session')];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(refused.map(({ body }) => body)).size).toBe(1);
  expect((await sessionsOf(stranger)).status).toBe(404);
});

it('[PF6] the password step of a sign-in is no session', async () => {
  await enter(SECURE, 'Half way', '10.9.0.7');
  const uuid = await uuidOf(SECURE);
  const { rows } = await test.database.pool.query(
    "SELECT count(*)::int AS steps FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.uuid = $1 AND purpose = 'password-step'",
    [uuid],
  );
  expect(rows[0].steps).toBe(1);
  const challenge = await enter(SECURE, 'Half way again', '10.9.0.8');
  expect((await test.call(listSessions, { as: challenge, params: { uuid } })).status).toBe(401);
});

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#c2410c' } })
    .toFormat(format)
    .toBuffer();
const upload = (as: string, bytes: Uint8Array, name = 'me.png') =>
  test.call(uploadAvatar, { as, params, file: { name, bytes } });

it('[PF7] makes a PNG, JPEG or WebP one’s avatar, a picture of our own making', async () => {
  const as = await test.signInAs(MANAGER);
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const reply = await upload(as, await picture(format));
    expect(reply.message).toBe(serviceText('user.avatarSaved'));
    expect(reply.data.avatar).toMatch(/^\/api\/images\/[\w-]{43}$/);
    expect((await self(as)).data.avatar).toBe(reply.data.avatar);
    const served = await test.app.inject({ method: 'GET', url: reply.data.avatar });
    expect([served.statusCode, served.headers['content-type'], served.headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
  }
  // The one before has no address any more.
  const { rows } = await test.database.pool.query('SELECT count(*)::int AS images FROM images');
  expect(rows[0].images).toBe(1);
});

it('[PF8] refuses as an avatar what its bytes do not say to be a PNG, JPEG or WebP, under any name', async () => {
  const as = await test.signInAs(MANAGER);
  const before = [(await self(as)).data.avatar, await test.storedKeys()];
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = new TextEncoder().encode('<html><script>alert(1)</script></html>');
  const cut = (await picture('png')).subarray(0, 200);
  for (const bytes of [svg, html, await picture('gif'), cut, new Uint8Array()]) {
    const reply = await upload(as, bytes);
    expect([reply.status, reply.error.errors]).toEqual([422, { image: [translate('image.notPicture')] }]);
  }
  expect([(await self(as)).data.avatar, await test.storedKeys()]).toEqual(before);
  const other = await test.signInAs(EDITOR);
  expect((await upload(other, await picture('png'))).status).toBe(404);
});

it('[PF18] removes one’s own avatar, whose address is no longer valid, and nobody else’s', async () => {
  const as = await test.signInAs(MANAGER);
  const { data } = await upload(as, await picture('png'));
  const strange = await test.call(removeAvatar, { as: await test.signInAs(EDITOR), params });
  expect([strange.status, (await self(as)).data.avatar]).toEqual([404, data.avatar]);
  expect((await test.call(removeAvatar, { as, params })).message).toBe(serviceText('user.avatarRemoved'));
  expect((await self(as)).data.avatar).toBeNull();
  expect((await test.app.inject({ method: 'GET', url: data.avatar })).statusCode).toBe(404);
  // Without one there is nothing to do.
  expect((await test.call(removeAvatar, { as, params })).status).toBe(200);
});

it('[PF9] gives all time zones from label to value', async () => {
  const as = await test.signInAs(MANAGER);
  const zones = (await test.call(listTimeZones, { as })).data;
  const values = Object.values(zones);
  expect(values).toEqual(expect.arrayContaining(['UTC', 'Europe/London', 'Asia/Kolkata', 'America/New_York']));
  expect(values.length).toBeGreaterThan(400);
  expect(new Set(values).size).toBe(values.length);
  const labelOf = (value: string) => Object.keys(zones).find((label) => zones[label] === value);
  expect(labelOf('UTC')).toBe('UTC (UTC+00:00)');
  expect(labelOf('America/New_York')).toMatch(/^America\/New York \(UTC-0[45]:00\)$/);
  for (const value of values) expect(() => new Intl.DateTimeFormat('en-GB', { timeZone: value })).not.toThrow();
});
