import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deleteProjectFile,
  listProjectFiles,
  readProjectFile,
  uploadProjectFile,
} from '@/contract/locations/projectFiles';
import { projectFileText } from '@/contract/texts/projectFileTexts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

const QUOTA = 100_000;
let test: TestApp;
let as: string;
let uuid: string;
beforeAll(async () => {
  test = await testApp({ uploadQuota: QUOTA });
  as = await test.signInAs('staff@atrium.example');
  uuid = (await makeLocation(test, as, await organisationOf(test, test.organisations.provider))).project;
});
afterAll(() => test.close());

const send = (name: string, content: string, path?: string) =>
  test.call(uploadProjectFile, {
    as,
    params: { uuid },
    body: path === undefined ? {} : { path },
    file: { name, bytes: new TextEncoder().encode(content) },
  });
const list = async (path = '') => (await test.call(listProjectFiles, { as, params: { uuid }, body: { path } })).data;
const open = (url: string) => test.call(readProjectFile, { params: { token: url.replace('/api/project-files/', '') } });

it('[PK1] [PK2] stores files in folders, lists each folder, and replaces a file of the same name', async () => {
  await send('readme.txt', 'first');
  await send('a.pdf', 'plan', 'plans/2026');
  expect((await list()).map(({ filename, is_folder, url }) => [filename, is_folder, url === null])).toEqual([
    ['plans', true, true],
    ['readme.txt', false, false],
  ]);
  expect(await list('plans/2026')).toMatchObject([{ filename: 'a.pdf', path: 'plans/2026/a.pdf', bytes: 4 }]);
  const keys = await test.storedKeys();
  const again = await send('readme.txt', 'second');
  expect(again.message).toBe(projectFileText('uploaded', { name: 'readme.txt' }));
  expect(await test.storedKeys()).toHaveLength(keys.length);
  expect((await open(again.data.url ?? '')).bytes.toString()).toBe('second');
});

it('[PK3] makes the name of an upload safe and refuses a path that leads out', async () => {
  expect((await send('../../evil|name.sh', 'x')).data.path).toBe('evil_name.sh');
  const renamed = await send('a b#.txt', 'x');
  expect(renamed.message).toBe(projectFileText('uploadedAs', { given: 'a b#.txt', name: 'a b_.txt' }));
  const refused = await send('a.txt', 'x', '../other');
  expect([refused.status, refused.error.errors]).toEqual([422, { path: [projectFileText('path')] }]);
});

it('[PK4] [PK5] serves a file to download by its link alone, for half an hour, and lets nothing in it run', async () => {
  const { data } = await send('page.html', '<script>alert(1)</script>');
  const answer = await open(data.url ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="page.html"',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  const others = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'];
  const url = data.url ?? '';
  const forged = others.filter((last) => last !== url.at(-1)).map((last) => url.slice(0, -1) + last);
  for (const address of [...forged, `${url}A`, `${url}.`, `${url}=`]) expect((await open(address)).status).toBe(404);
  const before = test.clock.now;
  test.clock.now = new Date(before.getTime() + 31 * 60_000);
  expect((await open(data.url ?? '')).status).toBe(404);
  test.clock.now = before;
});

it('[PK6] deletes a file with its bytes', async () => {
  const { data } = await send('gone.txt', 'x', 'old');
  const before = await test.storedKeys();
  const gone = await test.call(deleteProjectFile, { as, params: { uuid }, body: { path: 'old/gone.txt' } });
  expect(gone.status).toBe(200);
  expect(await test.storedKeys()).toHaveLength(before.length - 1);
  expect((await open(data.url ?? '')).status).toBe(404);
  const twice = await test.call(deleteProjectFile, { as, params: { uuid }, body: { path: 'old/gone.txt' } });
  expect(twice.status).toBe(404);
});

it('[PK7] counts towards what an organisation may store', async () => {
  const reply = await send('large.bin', 'x'.repeat(QUOTA));
  expect([reply.status, reply.error.code]).toEqual([422, 'over-quota']);
  expect((await list()).map(({ filename }) => filename)).not.toContain('large.bin');
});
