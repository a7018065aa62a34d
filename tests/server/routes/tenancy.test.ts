import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBuilding } from '@/contract/buildings/buildings';
import { createProject } from '@/contract/locations/projects';
import { createHandOff } from '@/contract/session/handOff';
import { signIn } from '@/contract/session/session';
import { readUser } from '@/contract/users/users';
import { fingerprintOf } from '../../../server/http/writing';
import { type TestApp, testApp } from '../../support/service/testApp';
import { organisationOf } from '../../support/service/testLocation';

let test: TestApp;
let as: string;
let theirs: string;
let ours: string;
const MISSING = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  ours = await organisationOf(test, test.organisations.riverside);
  theirs = await organisationOf(test, test.organisations.harbour);
});
afterAll(() => test.close());

it('[ID2] does not act for an organisation that the session has not switched into', async () => {
  const reply = await test.call(readUser, {
    as,
    params: { id: MISSING },
    organisation: theirs,
  });
  expect(reply.status).toBe(404);
});

it('[ID3] does a write once under one key, also when it comes many times at once, and gives the same answer', async () => {
  const make = () =>
    test.call(createProject, {
      as,
      params: { uuid: ours },
      body: { name: 'Only once' },
      idempotencyKey: 'make-only-once',
    });
  const replies = await Promise.all([make(), make(), make(), make()]);
  expect(new Set(replies.map(({ data }) => data.project.uuid)).size).toBe(1);
  expect((await make()).data).toEqual(replies[0]?.data);
  const { rows } = await test.database.pool.query(`SELECT 1 FROM projects WHERE name = 'Only once'`);
  const audits = (await test.audit()).filter(({ subject }) => subject === replies[0]?.data.project.uuid);
  expect([rows.length, audits.length]).toEqual([1, 1]);
});

it('[ID9] gives the same answer letter by letter, and says that it is a repetition', async () => {
  const make = () =>
    test.call(createProject, {
      as,
      params: { uuid: ours },
      body: { name: 'Letter by letter' },
      idempotencyKey: 'make-letter-by-letter',
    });
  const [first, second] = [await make(), await make()];
  expect(second.bytes.toString()).toBe(first.bytes.toString());
  expect([first, second].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
  const document = (await test.app.inject('/api/openapi.json')).json();
  const { post } = document.paths['/organisations/{uuid}/projects'];
  expect(post.responses['200'].headers).toEqual({
    'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' },
  });
  expect(post.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
});

it('[ID4] refuses a key that stood for something else, and one that is no key', async () => {
  const make = (name: string, idempotencyKey: string) =>
    test.call(createProject, { as, params: { uuid: ours }, body: { name }, idempotencyKey });
  await make('First', 'key-of-the-first');
  expect((await make('Second', 'key-of-the-first')).error.code).toBe('key-reused');
  expect((await make('Third', 'short')).status).toBe(422);
  const { rows } = await test.database.pool.query(
    `SELECT name FROM projects WHERE name IN ('First', 'Second', 'Third')`,
  );
  expect(rows).toEqual([{ name: 'First' }]);
});

it('[ID5] forgets a key whose write was refused, so that the mended request goes through under it', async () => {
  const project = (await test.call(createProject, { as, params: { uuid: ours }, body: { name: 'Mended' } })).data
    .project;
  const build = (uuid: string) =>
    test.call(createBuilding, {
      as,
      params: { uuid },
      body: { name: 'B', shortname: 'B' },
      idempotencyKey: 'build-the-building',
    });
  expect((await build(MISSING)).status).toBe(404);
  expect((await build(project.uuid)).status).toBe(200);
});

it('[ID6] keeps the keys of different people apart', async () => {
  const other = await test.signInAs('editor@riverside.example');
  const make = (token: string, name: string) =>
    test.call(createProject, { as: token, params: { uuid: ours }, body: { name }, idempotencyKey: 'the-same-words' });
  expect((await make(as, 'By the manager')).data.project.name).toBe('By the manager');
  expect((await make(other, 'By the editor')).data.project.name).toBe('By the editor');
});

it('[ID7] keeps no answer that carries a code or a session', async () => {
  const idempotencyKey = 'a-secret-is-in-it';
  const hand = async () => (await test.call(createHandOff, { as, idempotencyKey })).data.url;
  expect(await hand()).not.toBe(await hand());
  const body = { email: 'editor@riverside.example', password: 'atrium-demo' };
  const enter = async () => (await test.call(signIn, { as, body, idempotencyKey })).token;
  expect(await enter()).not.toBe(await enter());
  const { rows } = await test.database.pool.query('SELECT answer FROM idempotency_keys WHERE key = $1', [
    idempotencyKey,
  ]);
  expect(rows).toEqual([]);
});

it('[ID8] fingerprints a request with the secret of the service', () => {
  const secret = (text: string) => new TextEncoder().encode(text);
  const request = { body: { current: 'old password', new: 'new password' } };
  expect(fingerprintOf(request, secret('one'))).toBe(fingerprintOf(structuredClone(request), secret('one')));
  expect(fingerprintOf(request, secret('one'))).not.toBe(fingerprintOf(request, secret('other')));
  expect(fingerprintOf(request, secret('one'))).toMatch(/^[0-9a-f]{64}$/);
});
