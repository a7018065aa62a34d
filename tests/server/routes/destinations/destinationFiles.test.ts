import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadDestinationFile } from '@/contract/destinations/destinationFiles';
import { deleteDestination, restoreDestination } from '@/contract/destinations/destinationRecords';
import { createDestination, listDestinations } from '@/contract/destinations/destinations';
import { translate } from '@/contract/texts/translate';
import { uploadPicture } from '@/contract/uploads/pictures';
import { NO_NUMBER } from '../../../support/service/noNumber';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
let group: number;
let foreignGroup: number;
let id: string;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
  const addGroup = async (organisation: number) =>
    (
      await test.database.pool.query<{ id: number }>(
        "INSERT INTO organisation_file_groups (organisation_id, name) VALUES ($1, 'Leases') RETURNING id",
        [organisation],
      )
    ).rows[0]?.id ?? 0;
  group = await addGroup(test.organisations.riverside);
  foreignGroup = await addGroup(test.organisations.harbour);
  id = String((await test.call(createDestination, { as, params: { uuid }, body: { name: 'With files' } })).data.id);
});
afterAll(() => test.close());

const send = (name: string, content: string, organisation_file_group_id = group) =>
  test.call(uploadDestinationFile, {
    as,
    params: { id },
    body: { organisation_file_group_id: String(organisation_file_group_id) },
    file: { name, bytes: new TextEncoder().encode(content) },
  });
const filesOf = async () =>
  (await test.call(listDestinations, { as, params: { uuid }, query: {} })).data.find((one) => String(one.id) === id)
    ?.files;
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of test.storage.list('files/')) keys.push(key);
  return keys;
};

it('[DE18] a file is stored in its group and replaces the one before, and comes back with a deleted destination', async () => {
  expect((await send('lease.docx', 'one')).data.files).toEqual([
    { organisation_file_group_id: group, name: 'lease.docx', bytes: 3 },
  ]);
  expect((await send('lease 2.docx', 'longer')).message).toBe('lease 2.docx uploaded successfully.');
  expect(await filesOf()).toEqual([{ organisation_file_group_id: group, name: 'lease 2.docx', bytes: 6 }]);
  expect(await stored()).toHaveLength(1);
  await test.call(deleteDestination, { as, params: { id } });
  expect((await test.call(restoreDestination, { as, params: { id } })).data.files).toHaveLength(1);
});

it('[DE18] a group of another organisation is rejected', async () => {
  for (const wrong of [foreignGroup, NO_NUMBER]) {
    const answer = await send('a.txt', 'x', wrong);
    expect([answer.status, answer.error.errors]).toEqual([
      422,
      { organisation_file_group_id: [translate('destination.fileGroupUnknown')] },
    ]);
  }
  expect(await filesOf()).toHaveLength(1);
});

it('[DE19] a document is a PDF, and anyone with its address can read it', async () => {
  const upload = (content: string) =>
    test.call(uploadPicture, {
      as,
      params: { uuid },
      body: { type: 'destination.document' },
      file: { name: 'menu.pdf', bytes: new TextEncoder().encode(content) },
    });
  const wrong = await upload('<html>no document</html>');
  expect([wrong.status, wrong.error.errors]).toEqual([422, { file: ['Please choose a PDF file.'] }]);
  expect((await upload(`${' '.repeat(1024)}%PDF-1.7 menu`)).status).toBe(422);
  expect((await upload('\ufeff\r\n%PDF-1.7 menu')).status).toBe(200);
  const { url } = (await upload('%PDF-1.7 menu')).data;
  const answer = await test.app.inject({ url });
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7 menu',
  ]);
});
