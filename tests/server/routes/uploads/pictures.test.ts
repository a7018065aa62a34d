import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILM_LIMIT, PICTURE_LIMIT } from '@/contract/common';
import { readImage } from '@/contract/organisations/organisations';
import { type PictureType, uploadPicture } from '@/contract/uploads/pictures';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';

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

/** The first box of an MP4 file of a brand, and the first element of a WebM file, with some bytes after them. */
const mp4 = (brand = 'isom') => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), wide]);
/** As cameras write it: a brand of their own, a version, and the brands that the file is compatible with. */
const camera = (own: string, ...others: readonly string[]) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(16 + 4 * others.length);
  return Buffer.concat([size, Buffer.from(`ftyp${own}\0\0\0\0${others.join('')}`), wide]);
};
const webm = () => Buffer.concat([Buffer.from('1a45dfa3934282847765626d', 'hex'), wide]);
const sendBytes = (type: string, bytes: Buffer, name = 'a.jpg') =>
  test.call(uploadPicture, { as, params: { uuid }, body: { type: type as PictureType }, file: { name, bytes } });

it.each([
  ['MP4', 'video/mp4', '.mp4', mp4],
  ['MP4 of a camera', 'video/mp4', '.mp4', () => camera('XAVC', 'mp42', 'iso2')],
  ['WebM', 'video/webm', '.webm', webm],
])('[AD4] a film as %s is kept as it is, whatever its name, and served in parts', async (_, type, ending, make) => {
  const film = make();
  const { status, data } = await sendBytes('project.ad', film);
  expect([status, data.url.endsWith(ending)]).toEqual([200, true]);
  const get = async (range?: string) =>
    test.app.inject({ url: data.url, headers: range === undefined ? {} : { range } });
  const whole = await get();
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['x-content-type-options']]).toEqual([
    200,
    type,
    'nosniff',
  ]);
  expect(whole.headers['content-security-policy']).toContain("default-src 'none'");
  expect(whole.headers['accept-ranges']).toBe('bytes');
  expect(whole.rawPayload.equals(film)).toBe(true);
  const part = await get('bytes=4-11');
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes 4-11/${film.length}`,
    '8',
  ]);
  expect(part.rawPayload.equals(film.subarray(4, 12))).toBe(true);
  const rest = await get(`bytes=${film.length - 5}-`);
  expect(rest.headers['content-range']).toBe(`bytes ${film.length - 5}-${film.length - 1}/${film.length}`);
  expect(rest.rawPayload.equals(film.subarray(-5))).toBe(true);
  expect((await get(`bytes=${film.length}-`)).statusCode).toBe(416);
  for (const ignored of ['bytes=-5', 'bytes=9-4', 'bytes=0-1,4-5', 'items=0-1'])
    expect((await get(ignored)).statusCode).toBe(200);
});

it('[AD4] only an advertisement takes a film, and other bytes are none under any name', async () => {
  const before = await test.storedKeys();
  expect((await sendBytes('project.banner', mp4(), 'a.mp4')).status).toBe(422);
  for (const bytes of [
    mp4('qt  '),
    mp4('heic'),
    camera('heic', 'mif1', 'mp42'),
    camera('qt  ', 'qt  '),
    Buffer.from('<html>'),
    Buffer.from('1a45dfa3', 'hex'),
  ])
    expect((await sendBytes('project.ad', bytes, 'a.mp4')).status).toBe(422);
  expect(await test.storedKeys()).toEqual(before);
});

it('[AD4] a film may have 100 MB and a picture 10 MB', async () => {
  const large = Buffer.alloc(PICTURE_LIMIT + 1);
  expect((await sendBytes('project.ad', Buffer.concat([mp4(), large]))).status).toBe(200);
  expect((await sendBytes('project.ad', large)).status).toBe(413);
  expect((await sendBytes('project.logo', Buffer.concat([wide, large]))).status).toBe(413);
  expect((await sendBytes('project.ad', Buffer.concat([mp4(), Buffer.alloc(FILM_LIMIT)]))).status).toBe(413);
});

it('[IM6] the field of the file may be called by what the picture is for', async () => {
  expect((await send('destination.map', 'file[map]')).status).toBe(200);
  expect((await send('destination.logo', 'file[logo]')).status).toBe(200);
  expect((await send('destination.logo', 'file[other]')).status).toBe(422);
});
