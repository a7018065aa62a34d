import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readUnderlay, saveUnderlay, type WireUnderlay } from '@/contract/buildings/underlays';
import { readPreview } from '@/contract/locations/preview';
import { readProjectData } from '@/contract/locations/projectData';
import { readImage } from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { uploadPicture } from '@/contract/uploads/pictures';
import { buildContent } from '../../../../server/builds/buildContent';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { makeLocation, organisationOf } from '../../../support/service/testLocation';

let test: TestApp;
let as: string;
let floor: string;
let organisation: string;
let scan: Buffer;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  organisation = await organisationOf(test, test.organisations.riverside);
  [floor] = (await makeLocation(test, as, organisation)).floors;
  scan = await sharp({ create: { width: 5000, height: 2500, channels: 3, background: '#eeeeee' } })
    .png()
    .toBuffer();
});
afterAll(() => test.close());

const send = async (by = as, uuid = organisation) =>
  (
    await test.call(uploadPicture, {
      as: by,
      params: { uuid },
      body: { type: 'floor.underlay' },
      file: { name: 'scan.png', bytes: scan },
    })
  ).data.url;
const underlayOf = (picture: string, change: Partial<WireUnderlay> = {}): WireUnderlay => ({
  picture,
  ratio: 0.5,
  x: 1.5,
  y: -2.25,
  width: 40,
  turn: 0.125,
  opacity: 0.6,
  shown: true,
  ...change,
});
const read = async () => (await test.call(readUnderlay, { as, params: { uuid: floor } })).data;
const save = (revision: number, underlay: WireUnderlay | null, by = as) =>
  test.call(saveUnderlay, { as: by, params: { uuid: floor }, body: { revision, underlay } });

it('[UL6] an underlay is kept with its floor, changed and taken away', async () => {
  expect(await read()).toEqual({ underlay: null, revision: 0 });
  const picture = await send();
  const image = await test.call(readImage, { params: { key: picture.replace('/api/images/', '') } });
  expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'webp', width: 4096, height: 2048 });
  const first = await save(0, underlayOf(picture));
  expect(first.data).toEqual({ underlay: underlayOf(picture), revision: 1 });
  const moved = await save(1, underlayOf(picture, { x: 3, shown: false }));
  expect(moved.data).toEqual({ underlay: underlayOf(picture, { x: 3, shown: false }), revision: 2 });
  expect(await read()).toEqual(moved.data);

  const late = await save(1, null);
  expect([late.status, late.error.error]).toEqual([409, translate('failed.conflict')]);
  expect(await read()).toEqual(moved.data);

  expect((await save(2, null)).data).toEqual({ underlay: null, revision: 0 });
  expect(await read()).toEqual({ underlay: null, revision: 0 });
});

it('[UL6] a picture of another organisation, or of none, is refused', async () => {
  const other = await test.signInAs('manager@harbour.example');
  const theirs = await send(other, await organisationOf(test, test.organisations.harbour));
  for (const picture of [theirs, '/api/images/none', 'https://example.com/scan.png']) {
    const answer = await save(0, underlayOf(picture));
    expect([answer.status, answer.error.errors]).toEqual([
      422,
      { 'underlay.picture': [translate('image.notPicture')] },
    ]);
  }
  expect(await read()).toEqual({ underlay: null, revision: 0 });
});

it('[UL6] numbers that are no place are refused, and nothing is lost', async () => {
  const picture = await send();
  await save(0, underlayOf(picture));
  const before = await read();
  for (const change of [
    { width: 0 },
    { width: 1e9 },
    { x: 1e9 },
    { turn: 7 },
    { opacity: 2 },
    { ratio: 0 },
    { ratio: 1000 },
  ] as const)
    expect((await save(1, underlayOf(picture, change))).status).toBe(422);
  expect(await read()).toEqual(before);
  await save(1, null);
});

it('[UL8] neither visitors nor a build get an underlay or its picture', async () => {
  const location = await makeLocation(test, as, organisation, { withPlan: true });
  const [ground = ''] = location.floors;
  const picture = await send();
  const body = { revision: 0, underlay: underlayOf(picture) };
  expect((await test.call(saveUnderlay, { as, params: { uuid: ground }, body })).status).toBe(200);
  const preview = await test.call(readPreview, { as, params: { id: location.project }, query: {} });
  const data = await test.call(readProjectData, { as, params: { uuid: location.project } });
  const content = JSON.stringify([preview.data, data.data, buildContent(preview.data.publication, null)]);
  expect(content).toContain(ground);
  expect(content).not.toContain(picture);
  expect(content.toLowerCase()).not.toContain('underlay');
});
