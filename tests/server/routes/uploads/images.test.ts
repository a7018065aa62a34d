import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readImage, updateOrganisation, uploadOrganisationImage } from '@/contract/organisations/organisations';
import { translate } from '@/contract/texts/translate';
import { uploadPicture } from '@/contract/uploads/pictures';
import { serviceText } from '../../../../server/texts';
import { type TestApp, testApp } from '../../../support/service/testApp';
import { organisationOf } from '../../../support/service/testLocation';
import { writeZip } from '../../../support/zipWriter';

let test: TestApp;
let manager: string;
let riverside: string;
beforeAll(async () => {
  test = await testApp();
  manager = await test.signInAs('manager@riverside.example');
  riverside = await organisationOf(test, test.organisations.riverside);
});
afterAll(() => test.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } });
const send = (name: string, bytes: Uint8Array, as = manager, uuid = riverside) =>
  test.call(uploadOrganisationImage, { as, params: { uuid }, file: { name, bytes } });
const keyOf = (url: string): string => url.replace('/api/images/', '');
const saveLogo = (logo: string | null) =>
  test.call(updateOrganisation, { as: manager, params: { uuid: riverside }, body: { name: 'Riverside', logo } });

it('[IM1] [DC9] a PNG, JPEG or WebP becomes a WebP of our own making, at most 512 pixels, whatever its name says', async () => {
  for (const [name, bytes] of [
    ['logo.png', await picture(1200, 600).png().toBuffer()],
    ['logo.webp', await picture(1200, 600).webp().toBuffer()],
    [
      'logo.exe',
      await picture(1200, 600)
        .jpeg()
        .withExif({ IFD0: { Copyright: 'a secret' } })
        .toBuffer(),
    ],
  ] as const) {
    const { data } = await send(name, bytes);
    expect(data.url).toMatch(/^\/api\/images\/[\w-]{43}$/);
    const shown = await test.call(readImage, { params: { key: keyOf(data.url) } });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    const { format, width, height, exif } = await sharp(shown.bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 512, height: 256, exif: undefined });
  }
});

it('[IM1] a picture that is a page or an archive too keeps nothing of it', async () => {
  const whole = await picture(64, 64).png().toBuffer();
  const script = Buffer.from('<script>alert(1)</script>');
  for (const other of [script, Buffer.from(writeZip([{ name: 'a.html', bytes: script, stored: true }]))]) {
    const { data } = await send('both.html', Buffer.concat([whole, other]));
    const shown = await test.call(readImage, { params: { key: keyOf(data.url) } });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(shown.bytes.includes('<script>')).toBe(false);
  }
});

it('[IM2] anything else is refused by its bytes and leaves no file', async () => {
  const before = await test.storedKeys();
  const whole = await picture(400, 400).png().toBuffer();
  const others: Record<string, Uint8Array> = {
    'drawing.png': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'page.jpg': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'moving.png': await picture(10, 10).gif().toBuffer(),
    'newer.png': await picture(10, 10).avif().toBuffer(),
    'half.png': whole.subarray(0, Math.floor(whole.length / 2)),
    'empty.png': Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(others)) {
    const refused = await send(name, bytes);
    expect([name, refused.status], name).toEqual([name, 422]);
    expect(refused.error.errors, name).toEqual({ file: [translate('image.notPicture')] });
  }
  expect(await test.storedKeys()).toEqual(before);
});

it('[IM3] a picture of more than 36 megapixels is refused before it is decoded', async () => {
  // A header that claims 8,000 by 8,000 pixels over a few bytes of data.
  const refused = await send('bomb.png', pngOfSize(8000, 8000));
  expect([refused.status, refused.error.errors]).toEqual([422, { file: [translate('image.notPicture')] }]);
  expect((await send('large.png', await picture(6000, 6000).png({ compressionLevel: 1 }).toBuffer())).status).toBe(200);
});

it('[IM3] a picture with a side of more than 20,000 pixels is refused before it is decoded', async () => {
  const refused = await send('line.png', pngOfSize(1, 30_000));
  expect([refused.status, refused.error.errors]).toEqual([422, { file: [translate('image.notPicture')] }]);
  const long = await picture(1, 20_000).png().toBuffer();
  expect((await send('long.png', long)).status).toBe(200);
});

it('[IM3] pictures have turns, so that many at once are converted all the same', async () => {
  const bytes = await picture(1200, 900).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 12 }, () => send('turn.png', bytes)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

it('[HT34] a picture is shown, and a document is saved in a sandbox', async () => {
  const { data } = await send('logo.png', await picture(64, 64).png().toBuffer());
  const shown = await test.app.inject(data.url);
  expect(shown.headers['content-disposition']).toBeUndefined();
  const document = await test.call(uploadPicture, {
    as: manager,
    params: { uuid: riverside },
    body: { type: 'destination.document' },
    file: { name: 'menu.pdf', bytes: Buffer.from('%PDF-1.7 script') },
  });
  const saved = await test.app.inject(document.data.url);
  expect([saved.statusCode, saved.headers]).toMatchObject([
    200,
    {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    },
  ]);
});

it('[IM4] the logo is a picture that was uploaded for this organisation, or none', async () => {
  const { data: own } = await send('logo.png', await picture(64, 64).png().toBuffer());
  expect((await saveLogo(own.url)).data.logo).toBe(own.url);
  const reseller = await test.signInAs('reseller@northwind.example');
  const northwind = await organisationOf(test, test.organisations.northwind);
  const { data: foreign } = await send('logo.png', await picture(64, 64).png().toBuffer(), reseller, northwind);
  for (const url of [foreign.url, 'https://elsewhere.example/logo.png', '/api/images/unknown'])
    expect((await saveLogo(url)).error.errors).toEqual({ logo: [serviceText('organisation.logoUnknown')] });
  expect((await saveLogo(own.url)).data.logo).toBe(own.url);
  expect((await saveLogo(null)).data.logo).toBe(null);
});

it('[IM5] an address that nobody was given is not found', async () => {
  for (const key of ['x'.repeat(43), '..%2f..%2fsecret', 'short'])
    expect((await test.call(readImage, { params: { key } })).status).toBe(404);
});

/** A PNG whose header claims a size and whose data is one empty line. */
function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(width * 3 + 1))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
