import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readImage } from '@/contract/organisations';
import { type PictureType, uploadPicture } from '@/contract/pictures';
import { type TestApp, testApp } from '../../support/testApp';
import { organisationOf } from '../../support/testLocation';

let test: TestApp;
let as: string;
let uuid: string;
let wide: Buffer;
beforeAll(async () => {
  test = await testApp();
  as = await test.signInAs('manager@riverside.example');
  uuid = await organisationOf(test, test.organisations.riverside);
  wide = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#0b6e6e' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => test.close());

const send = (type: string, field?: string) =>
  test.call(uploadPicture, {
    as,
    params: { uuid },
    body: { type: type as PictureType },
    file: { name: 'a.jpg', bytes: wide, ...(field !== undefined && { field }) },
  });

it.each([
  ['destination.logo', 512],
  ['destination.map', 512],
  ['project.logo', 512],
  ['project.banner', 2048],
])('[IM6] a picture for %s is stored with a longer side of %i pixels', async (type, side) => {
  const { data } = await send(type);
  const image = await test.call(readImage, { params: { key: data.url.replace('/api/images/', '') } });
  expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side / 2 });
});

it('[IM6] a picture for something else is rejected and leaves no file', async () => {
  const before = await test.storedKeys();
  expect((await send('project.secrets')).status).toBe(422);
  expect(await test.storedKeys()).toEqual(before);
});

it('[IM6] the field of the file may be called by what the picture is for', async () => {
  expect((await send('destination.map', 'file[map]')).status).toBe(200);
  expect((await send('destination.logo', 'file[logo]')).status).toBe(200);
  expect((await send('destination.logo', 'file[other]')).status).toBe(422);
});
